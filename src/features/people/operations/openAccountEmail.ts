/** POST /api/emails/{id}/open */
import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { openAccountEmail as open } from '../accountEmails.ts'
import { requireRecentProof } from '../recentProof.ts'
import { accountEmailView, passwordText } from '../schema.ts'

/**
 * The words of an email about an account that waits because no mail server is set; opening it is written into the audit log.
 * Problems: email.missing (404), email.is_sent, email.has_server, password.wrong (422), login.again (403).
 */
export const openAccountEmail = operation({
  name: 'emails.open',
  summary: 'Opens an email about an account that cannot be sent.',
  method: 'POST',
  path: '/api/emails/{id}/open',
  capability: 'users.write',
  input: z.strictObject({ id: z.uuid(), current_password: passwordText.optional() }),
  output: accountEmailView.extend({ text: z.string() }),
  async run(context, { id, current_password: password }) {
    await requireRecentProof(context, password)
    return open(context, id)
  },
})
