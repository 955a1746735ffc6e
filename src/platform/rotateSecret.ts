/** Changes the secret of the installation: everything that is sealed is sealed anew in one transaction, so that it is all of the one or all of the other. */
import type { KeyObject } from 'node:crypto'
import { writeAudit } from './audit/writeAudit.ts'
import type { Platform } from './context.ts'
import { visitor } from './viewer.ts'
import { runHook } from './hooks.ts'
import { fingerprintOfSecret, holdSecret, setFingerprint } from './installationSecret.ts'
import { seal, unseal } from './seal.ts'

declare module './hooks.ts' {
  interface HookMap {
    /** The secret changes: what is stored of signatures is made anew (`next` is the platform with the new secret). */
    'secret.rotated': { next: Platform }
  }
}

/**
 * @returns how many values were sealed anew
 * @throws Error with words for people where a value cannot be read: then nothing has changed
 */
export async function rotateSecret(platform: Platform, secret: KeyObject): Promise<number> {
  return platform.transaction(async (db) => {
    await db.selectFrom('site').select('id').forUpdate().execute()
    await holdSecret(platform, db)
    let count = 0
    for (const { purpose, walk } of platform.sealedPlaces) {
      await walk(db, (sealed, title) => {
        const text = unseal(platform.secret, purpose, sealed)
        if (text === null)
          throw new Error(
            `The secret was not changed: ${title} cannot be read. Enter it again or remove it first.`,
          )
        count += 1
        return seal(secret, purpose, text)
      })
    }
    await setFingerprint(db, fingerprintOfSecret(secret))
    await writeAudit(
      db,
      { ...platform, viewer: visitor, request: { id: 'command line', ip: '' } },
      { kind: 'secret.rotated', data: { sealed: count, by: 'The command line' } },
    )
    await runHook(platform, db, 'secret.rotated', { next: { ...platform, secret } })
    return count
  })
}
