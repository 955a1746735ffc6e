/** Sealed values of accounts: the keys of the second step at login. */
import type { SealedPlace } from '#platform/sealedPlaces.ts'
import { profile } from './texts/profile.ts'

export const sealedSecondFactors: SealedPlace = {
  purpose: 'totp',
  screen: '/user/users',
  async walk(db, visit) {
    const rows = await db
      .selectFrom('user_account')
      .select(['id', 'email', 'totp_secret', 'totp_pending'])
      .where((where) =>
        where.or([where('totp_secret', 'is not', null), where('totp_pending', 'is not', null)]),
      )
      .execute()
    for (const { id, email, totp_secret: secret, totp_pending: pending } of rows) {
      const title = profile.sealed_factor({ email })
      const after = {
        totp_secret: secret && visit(secret, title),
        totp_pending: pending && visit(pending, title),
      }
      if (after.totp_secret !== secret || after.totp_pending !== pending)
        await db.updateTable('user_account').set(after).where('id', '=', id).execute()
    }
  },
}
