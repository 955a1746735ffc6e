/** What can go wrong with the newsletter, in words for people. */
import { nameRows } from '#platform/operations/dataProblems.ts'
import { defineProblems } from '#platform/operations/problem.ts'
import { newsletterProblems } from './texts/newsletterProblems.ts'
import { newsletterRows } from './texts/newsletterRows.ts'

export const problem = defineProblems(
  {
    'newsletter.email_invalid': { status: 422 },
    'newsletter.listed': { status: 409 },
    'newsletter.note_missing': { status: 422 },
    'newsletter.consent_missing': { status: 422 },
    'newsletter.no_emails': { status: 422 },
    'newsletter.file_too_long': { status: 422 },
    'newsletter.subscriber_missing': { status: 404 },
    'newsletter.mail_missing': { status: 404 },
    'newsletter.mail_empty': { status: 422 },
    'newsletter.subject_missing': { status: 422 },
    'newsletter.blocks_unfit': { status: 422 },
    'newsletter.nobody': { status: 422 },
    'newsletter.count_changed': { status: 409 },
    'newsletter.sent_already': { status: 409 },
    'newsletter.state_wrong': { status: 409 },
    'newsletter.time_past': { status: 422 },
    'newsletter.no_server': { status: 422 },
    'newsletter.being_sent': { status: 409 },
    'newsletter.cursor_invalid': { status: 400 },
  },
  newsletterProblems,
)

/** What the database's refusals call its rows. */
nameRows(newsletterRows)
