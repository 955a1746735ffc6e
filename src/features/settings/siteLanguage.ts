/** The language of the site, which its pages, emails, documents and answers speak: asked with every call, so it is kept for a moment. */
import type { Db, Platform } from '#platform/context.ts'
import { inLanguage } from '#platform/language/inLanguage.ts'
import { readSetting } from './readSetting.ts'

const keptMs = 10_000

/** One for each site of the process. */
const kept = new WeakMap<object, { untilMs: number; tag: Promise<string> }>()

type Site = Pick<Platform, 'config' | 'clock'> & { db: Db }

/** BCP 47; another process may have changed it up to ten seconds ago. */
export function siteLanguage({ config, clock, db }: Site): Promise<string> {
  const nowMs = clock.now().getTime()
  const known = kept.get(config)
  if (known && nowMs < known.untilMs) return known.tag
  const tag = readSetting(db, 'site_language')
  kept.set(config, { untilMs: nowMs + keptMs, tag })
  tag.catch(() => kept.delete(config))
  return tag
}

/** Told when it is saved here. */
export function forgetSiteLanguage({ config }: Pick<Platform, 'config'>): void {
  kept.delete(config)
}

/** Runs work for readers of the site in its language, whoever has caused it: emails, documents. */
export async function inSiteLanguage<T>(site: Site, work: () => T | Promise<T>): Promise<T> {
  return inLanguage(await siteLanguage(site), work)
}
