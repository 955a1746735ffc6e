/** Feeds as RSS 2.0, Atom and JSON Feed 1.1: of the articles, of any type, of any entry of a taxonomy. */
import { listLive, resolvePath } from '#features/content/index.ts'
import type { PostSummary } from '#features/content/schema.ts'
import type { Platform } from '#platform/context.ts'
import { escapeHtml } from '#platform/escapeHtml.ts'
import { machineAnswer } from './machineAnswer.ts'
import type { FinishedPage } from './pageCache.ts'
import { siteContext, type SiteContext } from './siteContext.ts'

export const feedFormats = ['xml', 'atom', 'json'] as const
type Format = (typeof feedFormats)[number]

interface Feed {
  title: string
  /** Path of the page that shows the same. */
  page: string
  /** Path of the feed itself. */
  self: string
  items: readonly PostSummary[]
}

const newestCount = 20

/** @param of '' for articles, `/products` for a type by its plural, `/category/glazes` for an entry of a taxonomy */
export async function feed(platform: Platform, of: string, format: Format): Promise<FinishedPage | null> {
  const site = await siteContext(platform)
  const found = await itemsOf(platform, of)
  if (!found) return null
  const about: Feed = {
    ...found,
    title: [found.title, site.site_name].filter(Boolean).join(' · '),
    self: `/feed${of}.${format}`,
  }
  return { xml: rss, atom, json: jsonFeed }[format](site, about)
}

async function itemsOf(
  platform: Platform,
  of: string,
): Promise<Pick<Feed, 'title' | 'page' | 'items'> | null> {
  if (of === '') {
    const { items } = await listLive(platform.db, {
      type: 'post',
      limit: newestCount,
      now: platform.clock.now(),
    })
    return { title: '', page: '/', items: items.filter(({ url }) => url !== '') }
  }
  const page = of.indexOf('/', 1) < 0 ? `/t${of}` : `/p${of}`
  const listing = await resolvePath(platform, page)
  if (listing.kind === 'type_listing') {
    const { plural } = listing.type
    return { title: plural.charAt(0).toUpperCase() + plural.slice(1), page, items: listing.items }
  }
  return listing.kind === 'term' ? { title: listing.term.title, page, items: listing.items } : null
}

const linkTo = (site: SiteContext, path: string) => escapeHtml(site.origin + encodeURI(path))
const newest = (items: readonly PostSummary[]) =>
  items
    .map((item) => item.updated_at)
    .toSorted()
    .at(-1)

function rss(site: SiteContext, { title, page, self, items }: Feed): FinishedPage {
  const entries = items.map((item) => {
    const link = linkTo(site, item.url)
    const date = new Date(item.publish_at ?? item.updated_at).toUTCString()
    const category = item.category_title ? `<category>${escapeHtml(item.category_title)}</category>` : ''
    return `<item><title>${escapeHtml(item.title)}</title><link>${link}</link><guid>${link}</guid><pubDate>${date}</pubDate>${category}<description>${escapeHtml(item.description)}</description></item>`
  })
  const changed = newest(items)
  const head = [
    `<title>${escapeHtml(title)}</title><link>${linkTo(site, page)}</link><description>${escapeHtml(title)}</description><language>${site.language}</language>`,
    `<atom:link href="${linkTo(site, self)}" rel="self" type="application/rss+xml"/>`,
    changed ? `<lastBuildDate>${new Date(changed).toUTCString()}</lastBuildDate>` : '',
  ]
  return machineAnswer(
    'application/rss+xml; charset=utf-8',
    `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>${head.join('')}\n${entries.join('\n')}\n</channel></rss>\n`,
  )
}

function atom(site: SiteContext, { title, page, self, items }: Feed): FinishedPage {
  const entries = items.map((item) => {
    const link = linkTo(site, item.url)
    return `<entry><id>urn:uuid:${item.id}</id><title>${escapeHtml(item.title)}</title><link href="${link}"/><published>${item.publish_at ?? item.updated_at}</published><updated>${item.updated_at}</updated><summary>${escapeHtml(item.description)}</summary></entry>`
  })
  const head = [
    `<id>${linkTo(site, self)}</id><title>${escapeHtml(title)}</title><updated>${newest(items) ?? new Date(0).toISOString()}</updated>`,
    `<author><name>${escapeHtml(site.site_name)}</name></author>`,
    `<link rel="self" type="application/atom+xml" href="${linkTo(site, self)}"/><link rel="alternate" type="text/html" href="${linkTo(site, page)}"/>`,
  ]
  return machineAnswer(
    'application/atom+xml; charset=utf-8',
    `<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${site.language}">${head.join('')}\n${entries.join('\n')}\n</feed>\n`,
  )
}

function jsonFeed(site: SiteContext, { title, page, self, items }: Feed): FinishedPage {
  const body = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    language: site.language,
    home_page_url: site.origin + encodeURI(page),
    feed_url: site.origin + encodeURI(self),
    items: items.map((item) => ({
      id: item.id,
      url: site.origin + encodeURI(item.url),
      title: item.title,
      summary: item.description,
      content_text: item.description,
      image: item.image ? new URL(item.image, site.origin).href : undefined,
      date_published: item.publish_at ?? item.updated_at,
      date_modified: item.updated_at,
      tags: [item.category_title, ...item.tags].filter(Boolean),
    })),
  }
  return machineAnswer('application/feed+json; charset=utf-8', JSON.stringify(body))
}
