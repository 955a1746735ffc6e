/** What machines read: sitemap, robots, feeds, the latest build. */
import type { Platform } from '#platform/context.ts'
import type { Assets } from '#platform/http/assets.ts'
import { escapeHtml } from './escape.ts'
import type { FinishedPage } from './pageCache.ts'
import { siteFacts } from './siteFacts.ts'

export const machinePaths = ['/sitemap.xml', '/robots.txt', '/feed.xml', '/feed.json', '/latest-build.json'] as const
export type MachinePath = (typeof machinePaths)[number]

export function isMachinePath(path: string): path is MachinePath {
  return machinePaths.some((known) => known === path)
}

export async function machineFile(platform: Platform, assets: Assets, path: MachinePath): Promise<FinishedPage> {
  switch (path) {
    case '/latest-build.json':
      return file('application/json; charset=utf-8', JSON.stringify({ build_id: assets.buildId, built_at: assets.builtAt }), false)
    case '/robots.txt': {
      const { origin } = await siteFacts(platform)
      const closed = ['/user', '/api/', '/login', '/signup', '/logout', '/checkout-complete', '/order/', '/download/', '/search']
      return file('text/plain; charset=utf-8', `User-agent: *\n${closed.map((at) => `Disallow: ${at}\n`).join('')}\nSitemap: ${origin}/sitemap.xml\n`)
    }
    case '/sitemap.xml':
      return sitemap(platform)
    case '/feed.xml':
      return rss(platform)
    case '/feed.json':
      return jsonFeed(platform)
  }
}

function file(type: string, body: string, isCacheable = true): FinishedPage {
  const caching = isCacheable ? 'public, max-age=0, must-revalidate' : 'no-store'
  return { status: 200, body, headers: { 'content-type': type, 'cache-control': caching }, isCacheable }
}

function published(platform: Platform) {
  const now = platform.clock.now()
  return platform.db
    .selectFrom('live')
    .select(['post_id', 'title', 'description', 'url', 'image', 'publish_at', 'updated_at'])
    .where('site_id', '=', platform.siteId)
    .where('status', '=', 'published')
    .where('url', '<>', '')
    .where('publish_at', '<=', now)
    .where((where) => where.or([where('unpublish_at', 'is', null), where('unpublish_at', '>', now)]))
    .orderBy('publish_at', 'desc')
}

async function sitemap(platform: Platform): Promise<FinishedPage> {
  const [{ origin, homePostId }, rows] = await Promise.all([siteFacts(platform), published(platform).limit(50_000).execute()])
  const entries = rows.map((row) => `<url><loc>${escapeHtml(origin + encodeURI(row.post_id === homePostId ? '/' : row.url))}</loc><lastmod>${row.updated_at.toISOString()}</lastmod></url>`)
  return file(
    'application/xml; charset=utf-8',
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`,
  )
}

async function newestPosts(platform: Platform) {
  return Promise.all([siteFacts(platform), published(platform).where('type', '=', 'post').limit(20).execute()])
}

async function rss(platform: Platform): Promise<FinishedPage> {
  const [site, rows] = await newestPosts(platform)
  const items = rows.map((row) => {
    const link = escapeHtml(site.origin + encodeURI(row.url))
    return `<item><title>${escapeHtml(row.title)}</title><link>${link}</link><guid>${link}</guid><pubDate>${row.publish_at.toUTCString()}</pubDate><description>${escapeHtml(row.description)}</description></item>`
  })
  const name = escapeHtml(site.site_name)
  return file(
    'application/rss+xml; charset=utf-8',
    `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0"><channel><title>${name}</title><link>${escapeHtml(site.origin)}</link><description>${name}</description>\n${items.join('\n')}\n</channel></rss>\n`,
  )
}

async function jsonFeed(platform: Platform): Promise<FinishedPage> {
  const [site, rows] = await newestPosts(platform)
  const items = rows.map((row) => ({
    id: row.post_id,
    url: site.origin + row.url,
    title: row.title,
    summary: row.description,
    content_text: row.description,
    image: row.image ? new URL(row.image, site.origin).href : undefined,
    date_published: row.publish_at.toISOString(),
    date_modified: row.updated_at.toISOString(),
  }))
  const feed = { version: 'https://jsonfeed.org/version/1.1', title: site.site_name, home_page_url: site.origin, feed_url: `${site.origin}/feed.json`, items }
  return file('application/feed+json; charset=utf-8', JSON.stringify(feed))
}
