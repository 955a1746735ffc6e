/** Emails about accounts: whether they were sent, and, where the site sends none, what they say. */
import { useState } from 'react'
import { Link } from 'wouter'
import { CopyText } from '#ui/CopyText.tsx'
import { useListState } from '#ui/listState.ts'
import { ListView } from '#ui/ListView.tsx'
import { Modal } from '#ui/Modal.tsx'
import { Page } from '#ui/Page.tsx'
import { RelativeTime } from '#ui/RelativeTime.tsx'
import { EmptyState } from '#ui/states.tsx'
import { useAction, useCall, useList } from '#ui/useCall.ts'
import type { AccountEmail } from '../schema.ts'

const stateWords = {
  sent: 'Sent',
  waiting: 'Waiting',
  failing: 'Not sent yet',
  given_up: 'Given up',
} as const

type Opened = AccountEmail & { text: string }

export default function Emails() {
  const state = useListState()
  const [{ keywords, p }] = state
  const query = useList<AccountEmail>('/api/emails', { keywords, p, limit: 25 })
  const server = useCall<{ has_mail_server: boolean }>('/api/emails', { limit: 1 })
  const [opened, setOpened] = useState<Opened | null>(null)
  const open = useAction<Opened, { id: string }>('POST', ({ id }) => `/api/emails/${id}/open`, {
    failed: 'The email was not opened',
    onDone: setOpened,
  })
  const hasNoServer = server.data?.has_mail_server === false
  return (
    <Page
      title="Account emails"
      text="Invitations, new passwords and confirmations. Emails about orders are in the shop."
    >
      {hasNoServer && (
        <p className="failure" role="note">
          <b>This site sends no emails: SMTP is not set.</b>
          <span>
            They wait here, and you can open them and hand their links over. They go out as soon as{' '}
            <Link className="link" href="/user/settings#mail">
              a mail server is set
            </Link>
            .
          </span>
        </p>
      )}
      <ListView
        label="Account emails"
        query={query}
        state={state}
        nameOf={(email) => email.subject}
        columns={[
          {
            name: 'subject',
            title: 'Email',
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
            title: 'State',
            cell: (email) => (
              <span>
                {stateWords[email.state]}
                {email.error && <small className="wrap-anywhere">{email.error}</small>}
              </span>
            ),
          },
          {
            name: 'time',
            title: 'Written',
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
              Open<span className="hidden"> {email.subject}</span>
            </button>
          ) : null
        }
        empty={
          <EmptyState
            title="No email was written yet"
            text="Invite somebody, or ask for a new password, and the email stands here."
          />
        }
      />
      {opened && <EmailText email={opened} onClose={() => setOpened(null)} />}
    </Page>
  )
}

function EmailText({ email, onClose }: { email: Opened; onClose: () => void }) {
  const link = /https?:\/\/\S+/.exec(email.text)?.[0]
  return (
    <Modal title={email.subject} cancelLabel="Close" onCancel={onClose}>
      <p className="muted wrap-anywhere">To {email.to}</p>
      {email.text.split('\n\n').map((paragraph) => (
        <p key={paragraph} className="wrap-anywhere">
          {paragraph}
        </p>
      ))}
      {link && <CopyText label="Link of the email" text={link} />}
      <p className="muted">That you opened it is written into the audit log.</p>
    </Modal>
  )
}
