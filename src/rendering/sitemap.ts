/** The sitemap: one file up to 50,000 addresses, beyond that an index of as many files as are needed. */
import type { Platform } from '#platform/context.ts'
import { escapeHtml } from './escape.ts'
import { machineAnswer } from './machineAnswer.ts'
import type { FinishedPage } from './pageCache.ts'
import { siteFacts } from './siteFacts.ts'

/** What sitemaps.org allows in one file. */
export const mostInSitemap = 50_000

const xmlType = 'application/xml; charset=utf-8'
const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const space = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

function listed(platform: Platform) {
  const now = platform.clock.now()
  return platform.db
    .selectFrom('live')
    .where('site_id', '=', platform.siteId)
    .where('status', 'in', ['published', 'scheduled'])
    .where('url', '<>', '')
    .where('is_indexed', '=', true)
    .where('publish_at', '<=', now)
    .where((where) => where.or([where('unpublish_at', 'is', null), where('unpublish_at', '>', now)]))
}

/** @param part 1, 2, 3 … of the index; null for /sitemap.xml itself. Null is answered where there is no such part. */
export async function sitemap(platform: Platform, part: number | null, most = mostInSitemap): Promise<FinishedPage | null> {
  const { origin, homePostId } = await siteFacts(platform)
  if (part === null) {
    const { total } = await listed(platform).select((select) => select.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
    if (total > most) return machineAnswer(xmlType, index(origin, Math.ceil(total / most)))
  }
  const rows = await listed(platform)
    .select(['post_id', 'url', 'updated_at'])
    .orderBy('post_id')
    .limit(most)
    .offset(((part ?? 1) - 1) * most)
    .execute()
  if (part !== null && rows.length === 0) return null
  const entries = rows.map((row) => {
    const address = origin + encodeURI(row.post_id === homePostId ? '/' : row.url)
    return `<url><loc>${escapeHtml(address)}</loc><lastmod>${row.updated_at.toISOString()}</lastmod></url>`
  })
  return machineAnswer(xmlType, `${head}<urlset ${space}>\n${entries.join('\n')}\n</urlset>\n`)
}

function index(origin: string, parts: number): string {
  const entries = Array.from({ length: parts }, (_, at) => `<sitemap><loc>${escapeHtml(`${origin}/sitemap-${at + 1}.xml`)}</loc></sitemap>`)
  return `${head}<sitemapindex ${space}>\n${entries.join('\n')}\n</sitemapindex>\n`
}
