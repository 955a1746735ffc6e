/** Emails about accounts: whether they were sent, and, where the site sends none, what they say. */
import { useState } from 'react'
import { Link } from 'wouter'
import { CopyText } from '#ui/CopyText.tsx'
import { useListState } from '#ui/listState.ts'
import { ListView } from '#ui/ListView.tsx'
import { Modal } from '#ui/Modal.tsx'
import { Page } from '#ui/Page.tsx'
import { RelativeTime } from '#ui/RelativeTime.tsx'
import { SenderWarning } from '#ui/SenderWarning.tsx'
import { EmptyState } from '#ui/states.tsx'
import { useAction, useCall, useList } from '#ui/useCall.ts'
import type { AccountEmail } from '../schema.ts'
import { accountEmailList } from '../texts/accountEmailList.ts'
import { common } from '#ui/texts/common.ts'

const stateTexts = {
  sent: accountEmailList.sent,
  waiting: accountEmailList.waiting,
  failing: accountEmailList.not_sent_yet,
  given_up: accountEmailList.given_up,
} as const

type Opened = AccountEmail & { text: string }

export default function Emails() {
  const state = useListState()
  const [{ keywords, p }] = state
  const query = useList<AccountEmail>('/api/emails', { keywords, p, limit: 25 })
  const server = useCall<{ has_mail_server: boolean }>('/api/emails', { limit: 1 })
  const [opened, setOpened] = useState<Opened | null>(null)
  const open = useAction<Opened, { id: string }>('POST', ({ id }) => `/api/emails/${id}/open`, {
    failed: accountEmailList.not_opened,
    onDone: setOpened,
  })
  const hasNoServer = server.data?.has_mail_server === false
  return (
    <Page title={accountEmailList.title} text={accountEmailList.intro}>
      {hasNoServer && (
        <p className="failure" role="note">
          <b>{accountEmailList.no_server}</b>
          <span>
            {accountEmailList.they_wait}{' '}
            <Link className="link" href="/user/settings#mail">
              {accountEmailList.until_server}
            </Link>
            .
          </span>
        </p>
      )}
      {server.data?.has_mail_server && <SenderWarning />}
      <ListView
        label={accountEmailList.title}
        query={query}
        state={state}
        nameOf={(email) => email.subject}
        columns={[
          {
            name: 'subject',
            title: common.email,
            cell: (email) => (
              <span className="with-thumb">
                <span>
                  <b>{email.subject}</b>
                  <small className="wrap-anywhere">{email.to}</small>
                </span>
              </span>
            ),
          },
          {
            name: 'state',
            title: accountEmailList.state,
            cell: (email) => (
              <span>
                {stateTexts[email.state]}
                {email.error && <small className="wrap-anywhere">{email.error}</small>}
              </span>
            ),
          },
          {
            name: 'time',
            title: accountEmailList.written,
            isCorner: true,
            cell: (email) => <RelativeTime time={email.sent_at ?? email.created_at} />,
          },
        ]}
        rowActions={(email) =>
          hasNoServer && email.state !== 'sent' ? (
            <button
              type="button"
              className="button small"
              disabled={open.isPending}
              onClick={() => open.mutate({ id: email.id })}
            >
              {accountEmailList.open}
              <span className="hidden"> {email.subject}</span>
            </button>
          ) : null
        }
        empty={<EmptyState title={accountEmailList.empty_title} text={accountEmailList.empty_text} />}
      />
      {opened && <EmailText email={opened} onClose={() => setOpened(null)} />}
    </Page>
  )
}

function EmailText({ email, onClose }: { email: Opened; onClose: () => void }) {
  const link = /https?:\/\/\S+/.exec(email.text)?.[0]
  return (
    <Modal title={email.subject} cancelLabel={common.close} onCancel={onClose}>
      <p className="muted wrap-anywhere">{accountEmailList.to({ to: email.to })}</p>
      {email.text.split('\n\n').map((paragraph) => (
        <p key={paragraph} className="wrap-anywhere">
          {paragraph}
        </p>
      ))}
      {link && <CopyText label={accountEmailList.link} text={link} />}
      <p className="muted">{accountEmailList.opening_is_noted}</p>
    </Modal>
  )
}
