/** The letters that the shop has written: what waits, what failed, what is out; without a mail server they are read here. */
import { useState } from 'react'
import { Link } from 'wouter'
import { useListState } from '#ui/listState.ts'
import { ListView } from '#ui/ListView.tsx'
import { Modal } from '#ui/Modal.tsx'
import { Page } from '#ui/Page.tsx'
import { RelativeTime } from '#ui/RelativeTime.tsx'
import { EmptyState, Loaded } from '#ui/states.tsx'
import { StatusMark } from '#ui/StatusMark.tsx'
import { useAction, useCall, useList } from '#ui/useCall.ts'
import { useViewer } from '#ui/viewer.ts'
import type { EmailList, SentEmail } from '../emailSchema.ts'

const stateWords: Record<SentEmail['state'], [status: string, text: string]> = {
  waiting: ['pending', 'Waiting'],
  failing: ['review', 'Tried again soon'],
  given_up: ['failed', 'Given up'],
  sent: ['completed', 'Sent'],
}

export function EmailState({ letter }: { letter: SentEmail }) {
  const [status, text] = stateWords[letter.state]
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
      title="Emails"
      text="Emails to buyers about their orders, and to you about the shop."
      actions={
        viewer.can('settings.shop')
          ? [{ label: 'Edit the texts', href: '/user/emails/templates', isPrimary: true }]
          : []
      }
    >
      {whole.data?.has_mail_server === false && (
        <p className="failure" role="note">
          <b>No mail server is set, so emails wait here and can be read.</b>
          {viewer.can('settings.write') ? (
            <span>
              They go out as soon as one is named:{' '}
              <Link className="link" href="/user/settings#mail">
                set the mail server
              </Link>
              .
            </span>
          ) : (
            <span>Whoever runs the site names one in the settings.</span>
          )}
        </p>
      )}
      <ListView
        label="Emails"
        query={query}
        state={state}
        nameOf={(row) => row.subject}
        filters={[
          { name: 'waiting', title: 'Waiting and sent', choices: [{ value: 'true', title: 'Not sent yet' }] },
        ]}
        columns={[
          {
            name: 'letter',
            title: 'Email',
            cell: (row) => (
              <span>
                <button type="button" className="cell-button" onClick={() => setOpened(row.id)}>
                  <b>{row.subject}</b>
                </button>
                <small>{row.to}</small>
              </span>
            ),
          },
          { name: 'state', title: 'State', cell: (row) => <EmailState letter={row} /> },
          { name: 'written', title: 'Written', cell: (row) => <RelativeTime time={row.created_at} /> },
        ]}
        empty={<EmptyState title="No emails yet" text="The first one is written with the first order." />}
      />
      {opened && <EmailDialog id={opened} onClose={() => setOpened(null)} />}
    </Page>
  )
}

export function EmailDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useCall<SentEmail & { text: string | null }>(`/api/shop/emails/${id}`)
  const send = useAction('POST', `/api/shop/emails/${id}/send`, {
    refresh: ['/api/shop/emails'],
    done: 'It is tried within a few seconds',
    onDone: onClose,
  })
  const isStuck = query.data?.state === 'failing' || query.data?.state === 'given_up'
  return (
    <Modal
      title={query.data?.subject ?? 'Email'}
      isWide
      cancelLabel="Close"
      onCancel={onClose}
      isBusy={send.isPending}
      {...(isStuck && { okLabel: 'Try now', onOk: () => send.mutate({}) })}
    >
      <Loaded query={query}>
        {(letter) => (
          <>
            <p className="muted">
              To {letter.to} · <EmailState letter={letter} /> ·{' '}
              <RelativeTime time={letter.sent_at ?? letter.created_at} />
            </p>
            {letter.error && <p className="bad">{letter.error}</p>}
            {letter.text === null ? (
              <p>What was sent is not kept here: emails hold links to orders and files.</p>
            ) : (
              <div className="letter-paper">{letter.text}</div>
            )}
          </>
        )}
      </Loaded>
    </Modal>
  )
}
