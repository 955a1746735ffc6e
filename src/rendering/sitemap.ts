/** The sitemap: one file up to 50,000 URLs, beyond that an index of as many files as are needed. */
import { countLive, listTaxonomies, listTypes } from '#features/content/index.ts'
import type { Platform } from '#platform/context.ts'
import { escapeHtml } from '#platform/escapeHtml.ts'
import { machineAnswer } from './machineAnswer.ts'
import type { FinishedPage } from './pageCache.ts'
import { siteContext } from './siteContext.ts'

/** What sitemaps.org allows in one file. */
export const maxInSitemap = 50_000

const xmlType = 'application/xml; charset=utf-8'
const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const space = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

function listed(platform: Platform) {
  const now = platform.clock.now()
  return platform.db
    .selectFrom('live')
    .where('status', 'in', ['published', 'scheduled'])
    .where('url', '<>', '')
    .where('is_indexed', '=', true)
    .where('publish_at', '<=', now)
    .where((where) => where.or([where('unpublish_at', 'is', null), where('unpublish_at', '>', now)]))
}

/** @param part 1, 2, 3 … of the index; null for /sitemap.xml itself. Null is answered where there is no such part. */
export async function sitemap(
  platform: Platform,
  part: number | null,
  most = maxInSitemap,
): Promise<FinishedPage | null> {
  const { origin, homePostId } = await siteContext(platform)
  const [{ total }, lists] = await Promise.all([
    listed(platform)
      .select((select) => select.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
    listUrls(platform),
  ])
  const isWhole = total + lists.length <= most
  // Of an index, the last files are those of the lists.
  const ofPosts = Math.ceil(total / most)
  const parts = ofPosts + Math.ceil(lists.length / most)
  if (part === null && !isWhole) return machineAnswer(xmlType, index(origin, parts))
  if (part !== null && (isWhole || part > parts)) return null
  const shownLists =
    part === null
      ? lists
      : lists.slice(Math.max(0, part - ofPosts - 1) * most, Math.max(0, part - ofPosts) * most)
  const posts =
    part !== null && part > ofPosts
      ? []
      : await listed(platform)
          .select(['post_id', 'url', 'updated_at'])
          .orderBy('post_id')
          .limit(most)
          .offset(((part ?? 1) - 1) * most)
          .execute()
  const entries = [
    ...posts.map(({ post_id: id, url, updated_at: changed }) =>
      entry(origin, id === homePostId ? '/' : url, changed),
    ),
    ...shownLists.map((path) => entry(origin, path)),
  ]
  return machineAnswer(xmlType, `${head}<urlset ${space}>\n${entries.join('\n')}\n</urlset>\n`)
}

function entry(origin: string, path: string, changed?: Date): string {
  const lastChange = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''
  return `<url><loc>${escapeHtml(origin + encodeURI(path))}</loc>${lastChange}</url>`
}

/** Lists of types, categories and own taxonomies that hold something; those of tags say nothing that these do not. */
async function listUrls({ db, clock }: Platform): Promise<string[]> {
  const now = clock.now()
  const [types, taxonomies] = await Promise.all([listTypes(db), listTaxonomies(db, now)])
  const withLists = types.filter(({ slug, url_pattern: pattern }) => pattern !== '' && slug !== 'page')
  const counts = await Promise.all(withLists.map(({ slug }) => countLive(db, { type: slug }, now)))
  return [
    ...withLists.filter((_, at) => (counts[at] ?? 0) > 0).map(({ plural }) => `/t/${plural}`),
    ...taxonomies
      .filter(({ name }) => name !== 'tag')
      .flatMap(({ terms }) => terms.filter(({ count }) => count > 0).map(({ url }) => url)),
  ]
}

function index(origin: string, parts: number): string {
  const entries = Array.from(
    { length: parts },
    (_, at) => `<sitemap><loc>${escapeHtml(`${origin}/sitemap-${at + 1}.xml`)}</loc></sitemap>`,
  )
  return `${head}<sitemapindex ${space}>\n${entries.join('\n')}\n</sitemapindex>\n`
}
