/** POST /api/users/me/export */
import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { exportOwnData } from '../ownAccount.ts'
import { requireRecentProof } from '../recentProof.ts'
import { passwordText } from '../schema.ts'

/**
 * Everything that the site keeps of whoever asks: profile, sessions, comments, likes, orders, addresses, form entries, posts.
 * Problems: login.again (403), password.wrong (422), login.locked (429).
 */
export const exportMe = operation({
  name: 'users.export_me',
  summary: 'The own data as one JSON object.',
  method: 'POST',
  path: '/api/users/me/export',
  capability: 'profile.edit',
  rateLimit: { points: 10, windowSeconds: 3600 },
  input: z.strictObject({ current_password: passwordText.optional() }),
  output: z.record(z.string(), z.unknown()),
  async run(context, { current_password: password }) {
    await requireRecentProof(context, password)
    return exportOwnData(context)
  },
})
