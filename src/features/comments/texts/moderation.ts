/** The texts of the screen Comments: what waits for a decision, and what readers report. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './moderation.de.ts'
import es from './moderation.es.ts'

const english = {
  pending_title: 'Nothing waits for you',
  pending_text:
    'The first comment of a writer comes here, and one with many links or a word that you hold back.',
  reported_title: 'No reported comments',
  reported_text: 'Comments that readers report appear here. They stay visible until you decide.',
  not_changed: 'The state was not changed',
  views: 'States of comments',
  total: { plural: 'total', one: '{total} comment', other: '{total} comments' },
  keys: 'Keys: J and K move, a approves, d denies, s flags, u undoes.',
  reply_sent: 'Reply sent',
  on: 'on',
  keep: 'Keep',
  approve: 'Approve',
  deny: 'Deny',
  send_reply: 'Send reply',
  none_of: {
    select: 'view',
    approved: 'No comments are approved',
    denied: 'No comments are denied',
    'flagged-inappropriate': 'No comments are flagged as inappropriate',
    'flagged-abusive': 'No comments are flagged as abusive',
    'flagged-misinformation': 'No comments are flagged as misinformation',
    other: 'No comments are {view}',
  },
  view: {
    select: 'view',
    pending: 'Pending',
    reported: 'Reported',
    approved: 'Approved',
    denied: 'Denied',
    'flagged-inappropriate': 'Inappropriate',
    'flagged-abusive': 'Abusive',
    'flagged-misinformation': 'Misinformation',
    other: '{view}',
  },
  status: {
    select: 'status',
    pending: 'Pending',
    approved: 'Approved',
    denied: 'Denied',
    'flagged-inappropriate': 'Flagged: inappropriate',
    'flagged-abusive': 'Flagged: abusive',
    'flagged-misinformation': 'Flagged: misinformation',
    other: '{status}',
  },
  set_to: '{status}: {name}',
  by_author: { plural: 'count', one: 'first comment', other: '{count} comments' },
  reported_as: 'Reported as {reasons}',
  reported_by: { plural: 'count', one: '{reason}', other: '{reason} ({count} readers)' },
  reason: {
    select: 'reason',
    inappropriate: 'inappropriate',
    abusive: 'abusive',
    misinformation: 'misinformation',
    other: '{reason}',
  },
  waits_for: 'Waits for {reasons}',
  comment_of: 'the comment of {name}',
  status_of: 'State of the comment of {name}',
  reply_to: 'Reply to {name}',
  length_of: '{length} of {most}',
} as const

export const moderation = catalogue(english, { de, es })
export type English = typeof english
