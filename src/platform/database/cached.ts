/** What pages read again and again and what seldom changes: kept until something of what it was read from changes. */
import type { Platform } from '../context.ts'
import { contentWatch } from './contentWatch.ts'
import { alsoShows, gatherShown, type ShownKey } from './shown.ts'
import type { VersionWatch } from './versionWatch.ts'

/** Planned publishing needs no change to happen: the same age as that of a kept page. */
const maximumAgeMs = 60_000
const keyLimit = 500

interface Kept<T> {
  version: number
  madeAtMs: number
  /** What it shows; null until it is read. */
  keys: readonly ShownKey[] | null
  value: Promise<{ value: T; keys: readonly ShownKey[] }>
}

/**
 * Returns `load` with a memory: for each site and key one answer, until something that it shows has changed. For what
 * is drawn for visitors only; who edits reads what is in the database. `version` is the counter where the caller has
 * just read it: a page reads it once, not for each of its parts.
 */
export function cached<T>(
  load: (platform: Platform, key: string) => Promise<T>,
): (platform: Platform, asked?: { key?: string; version?: number }) => Promise<T> {
  const sites = new WeakMap<object, Map<string, Kept<T>>>()
  return async function recall(platform, { key = '', version: given } = {}) {
    const watch = contentWatch(platform)
    const version = given ?? (await watch.current())
    const nowMs = platform.clock.now().getTime()
    const site = sites.get(platform.db) ?? new Map<string, Kept<T>>()
    sites.set(platform.db, site)
    let kept = site.get(key)
    if (!kept || nowMs - kept.madeAtMs >= maximumAgeMs || !isStill(kept, version, watch)) {
      if (site.size >= keyLimit) site.clear()
      const made: Kept<T> = {
        version,
        madeAtMs: nowMs,
        keys: null,
        value: gatherShown(() => load(platform, key)),
      }
      made.value.then(
        ({ keys }) => (made.keys = keys),
        () => site.get(key) === made && site.delete(key),
      )
      site.set(key, made)
      kept = made
    }
    const { value, keys } = await kept.value
    alsoShows(keys)
    return value
  }
}

function isStill(kept: Kept<unknown>, version: number, watch: VersionWatch): boolean {
  return kept.version === version || (kept.keys !== null && watch.isSame(kept.keys, kept.version))
}
