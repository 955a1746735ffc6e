/**
 * Where sealed values lie: each feature names its places in `src/features/<feature>/sealed.ts`, which the
 * composition root hands to the platform, so that all of them can be looked at and sealed anew.
 */
import type { KeyObject } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from './database/schema.ts'
import { unseal, type Purpose } from './seal.ts'

export interface SealedPlace {
  purpose: Purpose
  /** Where somebody enters them again. */
  screen: string
  /**
   * Hands each sealed text with words for people that say what it is to `visit`, and stores what that returns where it is
   * another text.
   */
  walk(db: Kysely<Database>, visit: (sealed: string, title: string) => string): Promise<void>
}

export function isSealedPlace(value: unknown): value is SealedPlace {
  return typeof value === 'object' && value !== null && 'purpose' in value && 'walk' in value
}

/** What cannot be opened with this process's secret: in words for people, and where it is entered again. */
export interface Unreadable {
  title: string
  screen: string
}

export async function unreadableValues(
  { secret, sealedPlaces }: { secret: KeyObject; sealedPlaces: readonly SealedPlace[] },
  db: Kysely<Database>,
): Promise<Unreadable[]> {
  const found = new Map<string, Unreadable>()
  for (const { purpose, screen, walk } of sealedPlaces) {
    await walk(db, (sealed, title) => {
      if (unseal(secret, purpose, sealed) === null) found.set(title, { title, screen })
      return sealed
    })
  }
  return [...found.values()]
}
