/** POST /api/users/totp */
import { z } from 'zod'
import { readSetting } from '#features/settings/index.ts'
import { writeAudit } from '#platform/audit/writeAudit.ts'
import { operation } from '#platform/operations/operation.ts'
import { accountById } from '../accounts.ts'
import { provePassword } from '../recentProof.ts'
import { passwordText } from '../schema.ts'
import { beginSecondFactor, confirmSecondFactor, removeSecondFactor } from '../secondFactor.ts'
import { base32, otpauthUrl } from '../totp.ts'

/**
 * Sets up or takes off the own second factor (F-USER-05). `begin` answers the key for the app, `confirm` takes a first
 * code and answers the recovery codes once, `off` takes it off. Beginning and taking off need the current password.
 * Problems: password.wrong, totp.not_begun, totp.wrong (422), login.locked (429).
 */
export const secondFactor = operation({
  name: 'users.totp',
  summary: 'The own second factor: begin, confirm with a code, or take off.',
  method: 'POST',
  path: '/api/users/totp',
  capability: 'profile.edit',
  rateLimit: { points: 20, windowSeconds: 900 },
  input: z.discriminatedUnion('action', [
    z.strictObject({ action: z.enum(['begin', 'off']), current_password: passwordText }),
    z.strictObject({ action: z.literal('confirm'), code: z.string().trim().max(10) }),
  ]),
  output: z.object({
    has_totp: z.boolean(),
    secret: z.string().optional(),
    otpauth_url: z.string().optional(),
    recovery_codes: z.array(z.string()).optional(),
  }),
  async run(context, given) {
    const { viewer } = context
    const account = await accountById(context.db, viewer.id ?? '')
    if (given.action !== 'confirm') await provePassword(context, given.current_password)
    return context.transaction(async (db) => {
      if (given.action === 'begin') {
        const key = await beginSecondFactor(context, db, account)
        const issuer = await readSetting(db, 'site_name')
        const url = otpauthUrl(key, issuer, account.email)
        return { has_totp: account.totp_secret !== null, secret: base32(key), otpauth_url: url }
      }
      if (given.action === 'confirm') {
        const codes = await confirmSecondFactor(context, db, account, given.code)
        await writeAudit(db, context, { kind: 'totp.set', target: account.id })
        return { has_totp: true, recovery_codes: codes }
      }
      await removeSecondFactor(db, account.id)
      await writeAudit(db, context, { kind: 'totp.removed', target: account.id })
      return { has_totp: false }
    })
  },
})
