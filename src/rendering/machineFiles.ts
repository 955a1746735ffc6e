/** What machines read: sitemap, robots, feeds, the latest build. */
import type { Platform } from '#platform/context.ts'
import type { Assets } from '#platform/http/assets.ts'
import { feed, feedFormats } from './feeds.ts'
import { machineAnswer } from './machineAnswer.ts'
import type { FinishedPage } from './pageCache.ts'
import { sitemap } from './sitemap.ts'
import { siteContext } from './siteContext.ts'

const sitemapPath = /^\/sitemap(?:-([1-9]\d{0,4}))?\.xml$/
/** /feed.xml is of articles, /feed/products.xml of a type, /feed/category/glazes.xml of an entry of a taxonomy. */
const feedPath = /^\/feed((?:\/[^/.]+){0,2})\.(xml|atom|json)$/

export function isMachinePath(path: string): boolean {
  return (
    path === '/robots.txt' || path === '/latest-build.json' || sitemapPath.test(path) || feedPath.test(path)
  )
}

/** Null where the path names nothing: a part that the sitemap does not have, a type that the site does not know. */
export async function machineFile(
  platform: Platform,
  assets: Assets,
  path: string,
): Promise<FinishedPage | null> {
  if (path === '/latest-build.json') {
    return machineAnswer(
      'application/json; charset=utf-8',
      JSON.stringify({ build_id: assets.buildId, built_at: assets.builtAt }),
      false,
    )
  }
  if (path === '/robots.txt') return robots(platform)
  const part = sitemapPath.exec(path)
  if (part) return sitemap(platform, part[1] === undefined ? null : Number(part[1]))
  const [, of = '', ending] = feedPath.exec(path) ?? []
  const format = feedFormats.find((known) => known === ending)
  return format ? feed(platform, of, format) : null
}

async function robots(platform: Platform): Promise<FinishedPage> {
  const { origin, isListed } = await siteContext(platform)
  if (!isListed) return machineAnswer('text/plain; charset=utf-8', 'User-agent: *\nDisallow: /\n')
  const closed = [
    '/user',
    '/api/',
    '/login',
    '/signup',
    '/logout',
    '/checkout-complete',
    '/order/',
    '/download/',
    '/search',
  ]
  const lines = [
    'User-agent: *',
    ...closed.map((at) => `Disallow: ${at}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ]
  return machineAnswer('text/plain; charset=utf-8', lines.join('\n'))
}
