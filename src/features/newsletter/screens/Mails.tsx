/** The emails of the newsletter: drafts, planned ones, those on their way and those that went out. */
import { Link } from 'wouter'
import { useListState } from '#ui/listState.ts'
import { ListView } from '#ui/ListView.tsx'
import { Page } from '#ui/Page.tsx'
import { RelativeTime } from '#ui/RelativeTime.tsx'
import { EmptyState } from '#ui/states.tsx'
import { useList } from '#ui/useCall.ts'
import type { MailRow } from '../schema.ts'
import { mailStatus } from './mailStatus.tsx'
import { NewsletterTabs } from './NewsletterTabs.tsx'
import { newsletterScreen as says } from '../texts/newsletterScreen.ts'
import { common } from '#ui/texts/common.ts'

const whileSendingMs = 2000
const newPath = '/user/editor/new?type=newsletter'

export default function Mails() {
  const state = useListState()
  const [{ p }] = state
  const query = useList<MailRow>(
    '/api/newsletter/emails',
    { p },
    { refetchMs: (mails) => mails.some(({ state: at }) => at === 'sending') && whileSendingMs },
  )
  return (
    <Page
      title={says.newsletter}
      text={says.intro}
      actions={[{ label: says.new_email, href: newPath, isPrimary: true }]}
    >
      <NewsletterTabs shown="emails" />
      <ListView
        label={common.emails}
        query={query}
        state={state}
        isSearchable={false}
        nameOf={(mail) => mail.title}
        columns={[
          {
            name: 'title',
            title: says.subject,
            cell: (mail) => (
              <Link
                className="title"
                href={
                  mail.state === 'draft' ? `/user/editor/${mail.id}` : `/user/newsletter/emails/${mail.id}`
                }
              >
                {mail.title}
              </Link>
            ),
          },
          { name: 'state', title: common.status, cell: (mail) => mailStatus(mail.state) },
          {
            name: 'sent',
            title: says.delivered,
            isNumber: true,
            cell: (mail) =>
              mail.total === 0 ? (
                <span className="muted">{says.nobody_yet}</span>
              ) : (
                says.sent_of({ count: mail.counts.sent, total: mail.total })
              ),
          },
          {
            name: 'bounced',
            title: says.bounced_head,
            isNumber: true,
            cell: (mail) => mail.counts.bounced + mail.counts.failed,
          },
          {
            name: 'when',
            title: says.when,
            cell: (mail) => (
              <RelativeTime
                time={mail.ended_at ?? (mail.state === 'planned' ? mail.planned_at : mail.updated_at)}
              />
            ),
          },
        ]}
        rowActions={(mail) =>
          mail.state === 'draft' ? (
            <Link className="button small" href={`/user/newsletter/emails/${mail.id}`}>
              {says.review_short}
              <span className="hidden"> {mail.title}</span>
            </Link>
          ) : null
        }
        empty={
          <EmptyState title={says.no_emails_title} text={says.no_emails_text}>
            <Link className="button primary" href={newPath}>
              {says.new_email}
            </Link>
          </EmptyState>
        }
      />
    </Page>
  )
}
