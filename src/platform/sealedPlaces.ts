/** Where sealed values lie: each feature names its places in `src/features/<feature>/sealed.ts`, so that all of them can be looked at and sealed anew. */
import type { Db, Platform } from './context.ts'
import { unseal, type Purpose } from './seal.ts'

export interface SealedPlace {
  purpose: Purpose
  /**
   * Hands each sealed text with words for people that say what it is to `visit`, and stores what that returns where it is
   * another text.
   */
  walk(db: Db, siteId: string, visit: (sealed: string, title: string) => string): Promise<void>
}

const modules = import.meta.glob<Record<string, unknown>>('../features/*/sealed.ts', { eager: true })

function isPlace(value: unknown): value is SealedPlace {
  return typeof value === 'object' && value !== null && 'purpose' in value && 'walk' in value
}

export function sealedPlaces(): SealedPlace[] {
  return Object.values(modules).flatMap((module) => Object.values(module).filter(isPlace))
}

/** What cannot be opened with this process's secret, in words for people. */
export async function unreadableValues(
  { siteId, secret }: Pick<Platform, 'siteId' | 'secret'>,
  db: Db,
): Promise<string[]> {
  const titles = new Set<string>()
  for (const { purpose, walk } of sealedPlaces()) {
    await walk(db, siteId, (sealed, title) => {
      if (unseal(secret, purpose, sealed) === null) titles.add(title)
      return sealed
    })
  }
  return [...titles]
}
