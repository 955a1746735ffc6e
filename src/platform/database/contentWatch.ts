/** The one watch over a site's content counter that all of this process share. */
import type { Platform } from '../context.ts'
import { onBump, readVersion } from './changeCounter.ts'
import { VersionWatch } from './versionWatch.ts'

type Site = Pick<Platform, 'clock' | 'db'>

const watches = new WeakMap<object, VersionWatch>()

export function contentWatch(platform: Site): VersionWatch {
  const known = watches.get(platform.db)
  if (known) return known
  const watch = new VersionWatch({
    clock: platform.clock,
    read: (since) => readVersion(platform.db, 'content', since),
  })
  onBump((ended) => watch.invalidateSoon(ended))
  watches.set(platform.db, watch)
  return watch
}

/** The watch over the database of a running site; undefined where nobody watches it yet, and within transactions. */
export function knownWatch(db: object): VersionWatch | undefined {
  return watches.get(db)
}
