/** What pages read again and again and what seldom changes: kept as long as the site's content counter stands. */
import type { Platform } from '../context.ts'
import { contentWatch } from './contentWatch.ts'

/** Planned publishing needs no change to happen: the same age as that of a kept page. */
const maximumAgeMs = 60_000
const keyLimit = 500

interface Kept<T> {
  version: number
  madeAtMs: number
  value: Promise<T>
}

/**
 * Returns `load` with a memory: for each site and key one answer, until something that pages show has changed. For what
 * is drawn for visitors only; who edits reads what stands in the database. `version` is the counter where the caller has
 * just read it: a page reads it once, not for each of its parts.
 */
export function remembered<T>(
  load: (platform: Platform, key: string) => Promise<T>,
): (platform: Platform, asked?: { key?: string; version?: number }) => Promise<T> {
  const sites = new WeakMap<object, Map<string, Kept<T>>>()
  return async function recall(platform, { key = '', version: given } = {}) {
    const version = given ?? (await contentWatch(platform).current())
    const nowMs = platform.clock.now().getTime()
    const site = sites.get(platform.db) ?? new Map<string, Kept<T>>()
    sites.set(platform.db, site)
    const known = site.get(key)
    if (known && known.version === version && nowMs - known.madeAtMs < maximumAgeMs) return known.value
    if (site.size >= keyLimit) site.clear()
    const value = load(platform, key)
    site.set(key, { version, madeAtMs: nowMs, value })
    value.catch(() => {
      if (site.get(key)?.value === value) site.delete(key)
    })
    return value
  }
}
