/** What a failed try means for one email, by where in the conversation with the mail server it failed. */
import { expect, test } from 'vitest'
import { outcomeOf } from './sendOnce.ts'

const answer = (responseCode: number, command: string, response: string) =>
  Object.assign(new Error('refused'), { responseCode, command, response })

test.each([
  ['no such mailbox', answer(550, 'RCPT TO', '550 5.1.1 Unknown'), 'before', 'bounced'],
  ['mailbox full for good', answer(552, 'RCPT TO', '552 5.2.2 Full'), 'before', 'bounced'],
  ['the sender may not relay', answer(550, 'RCPT TO', '550 5.7.1 Relaying denied'), 'before', 'refused'],
  ['grey list', answer(450, 'RCPT TO', '450 4.2.0 Later'), 'before', 'later'],
  ['wrong password', answer(535, 'AUTH PLAIN', '535 5.7.8 Wrong'), 'before', 'unreached'],
  ['no mail server', new Error('connect ECONNREFUSED'), 'before', 'unreached'],
  ['taken for spam', answer(554, 'DATA', '554 5.7.1 Spam'), 'handed', 'refused'],
  ['disk full', answer(452, 'DATA', '452 4.3.1 Later'), 'handed', 'later'],
  ['the line broke while the text went over', new Error('Connection closed'), 'handed', 'unclear'],
  ['another process has it', new Error('taken'), 'taken', 'taken'],
] as const)('%s', (_what, error, handing, kind) => {
  expect(outcomeOf(error, handing)).toMatchObject({ kind })
})
