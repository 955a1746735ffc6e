/** The block comments: reading, writing, reporting. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './comments.de.ts'
import es from './comments.es.ts'

const english = {
  label: 'Comments',
  keywords: 'discussion, replies, notes',
  inappropriate: 'It is inappropriate or spam',
  abusive: 'It is abusive',
  misinformation: 'It is misinformation',
  reported: 'Reported. We will look at this comment.',
  report: 'Report',
  what_is_wrong: 'What is wrong with the comment of {author}?',
  send_report: 'Send report',
  account_required: 'Account Required',
  log_in_to_reply: 'Please login to reply to comments',
  from_the_first_comment: 'From the first comment',
  empty: 'Be the first to comment.',
  loading: 'Loading…',
  show_more: 'Show more comments',
  closed: 'Comments are closed.',
  your_comment: 'Your comment',
  comment: 'Comment',
  log_in: 'log in',
  create_account: 'create an account',
  waiting_for_approval: 'Waiting for approval',
  like: 'Like, {likes} so far',
  log_in_to_like: 'Please login to like to comments',
  report_comment_of: 'Report the comment of {author}',
  reply_to: 'Reply to {name}',
  status_of: 'Status of the comment by {name}',
  status: {
    select: 'status',
    pending: 'pending',
    approved: 'approved',
    denied: 'denied',
    'flagged-inappropriate': 'flagged-inappropriate',
    'flagged-abusive': 'flagged-abusive',
    other: 'flagged-misinformation',
  },
  flagged: {
    select: 'status',
    'flagged-inappropriate': 'Flagged: inappropriate',
    'flagged-abusive': 'Flagged: abusive',
    other: 'Flagged: misinformation',
  },
  prompt: 'To write a comment:',
  heading: 'Heading',
  a_thread: 'A thread',
  the_first_is_missing: 'The first is missing',
  questions: 'Questions',
  closed_2: 'Closed',
  closed_comments: 'Closed comments',
} as const

export const comments = catalogue(english, { de, es })
export type English = typeof english
