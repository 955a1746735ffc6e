/** The emails that the shop has written: what waits, what failed, what is out; without a mail server they are read here. */
import { useState } from 'react'
import { Link } from 'wouter'
import { useListState } from '#ui/listState.ts'
import { ListView } from '#ui/ListView.tsx'
import { Modal } from '#ui/Modal.tsx'
import { Page } from '#ui/Page.tsx'
import { RelativeTime } from '#ui/RelativeTime.tsx'
import { SenderWarning } from '#ui/SenderWarning.tsx'
import { EmptyState, Loaded } from '#ui/states.tsx'
import { StatusMark } from '#ui/StatusMark.tsx'
import { useAction, useCall, useList } from '#ui/useCall.ts'
import { useViewer } from '#ui/viewer.ts'
import type { EmailList, SentEmail } from '../emailSchema.ts'
import { emailsScreen } from '../texts/emailsScreen.ts'
import { common } from '#ui/texts/common.ts'

const stateTexts: Record<SentEmail['state'], [status: string, text: string]> = {
  waiting: ['pending', emailsScreen.waiting],
  failing: ['review', emailsScreen.failing],
  given_up: ['failed', emailsScreen.given_up],
  sent: ['completed', emailsScreen.sent],
}

export function EmailState({ email }: { email: SentEmail }) {
  const [status, text] = stateTexts[email.state]
  return <StatusMark status={status} text={text} />
}

export default function Emails() {
  const viewer = useViewer()
  const state = useListState()
  const [{ keywords, filters, p }] = state
  const asked = { p, limit: 20, keywords: keywords || undefined, waiting: filters.waiting }
  const query = useList<SentEmail>('/api/shop/emails', asked)
  const whole = useCall<EmailList>('/api/shop/emails', { limit: 1 })
  const [opened, setOpened] = useState<string | null>(null)
  return (
    <Page
      title={common.emails}
      text={emailsScreen.intro}
      actions={
        viewer.can('settings.shop')
          ? [{ label: emailsScreen.edit_texts, href: '/user/emails/templates', isPrimary: true }]
          : []
      }
    >
      {whole.data?.has_mail_server === false && (
        <p className="failure" role="note">
          <b>{emailsScreen.no_server}</b>
          {viewer.can('settings.write') ? (
            <span>
              {emailsScreen.no_server_yours}{' '}
              <Link className="link" href="/user/settings#mail">
                {emailsScreen.set_server}
              </Link>
              .
            </span>
          ) : (
            <span>{emailsScreen.no_server_others}</span>
          )}
        </p>
      )}
      {whole.data?.has_mail_server && <SenderWarning />}
      <ListView
        label={common.emails}
        query={query}
        state={state}
        nameOf={(row) => row.subject}
        filters={[
          {
            name: 'waiting',
            title: emailsScreen.waiting_and_sent,
            choices: [{ value: 'true', title: emailsScreen.not_sent }],
          },
        ]}
        columns={[
          {
            name: 'email',
            title: common.email,
            cell: (row) => (
              <span>
                <button type="button" className="cell-button" onClick={() => setOpened(row.id)}>
                  <b>{row.subject}</b>
                </button>
                <small>{row.to}</small>
              </span>
            ),
          },
          { name: 'state', title: emailsScreen.state, cell: (row) => <EmailState email={row} /> },
          {
            name: 'written',
            title: emailsScreen.written,
            cell: (row) => <RelativeTime time={row.created_at} />,
          },
        ]}
        empty={<EmptyState title={emailsScreen.empty_title} text={emailsScreen.empty_text} />}
      />
      {opened && <EmailDialog id={opened} onClose={() => setOpened(null)} />}
    </Page>
  )
}

export function EmailDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useCall<SentEmail & { text: string | null }>(`/api/shop/emails/${id}`)
  const send = useAction('POST', `/api/shop/emails/${id}/send`, {
    refresh: ['/api/shop/emails'],
    done: emailsScreen.tried_soon,
    onDone: onClose,
  })
  const isStuck = query.data?.state === 'failing' || query.data?.state === 'given_up'
  return (
    <Modal
      title={query.data?.subject ?? common.email}
      isWide
      cancelLabel={common.close}
      onCancel={onClose}
      isBusy={send.isPending}
      {...(isStuck && { okLabel: emailsScreen.try_now, onOk: () => send.mutate({}) })}
    >
      <Loaded query={query}>
        {(email) => (
          <>
            <p className="muted">
              {emailsScreen.to({ address: email.to })} · <EmailState email={email} /> ·{' '}
              <RelativeTime time={email.sent_at ?? email.created_at} />
            </p>
            {email.error && <p className="bad">{email.error}</p>}
            {email.text === null ? (
              <p>{emailsScreen.not_kept}</p>
            ) : (
              <div className="email-sheet">{email.text}</div>
            )}
          </>
        )}
      </Loaded>
    </Modal>
  )
}
