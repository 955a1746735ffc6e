/** From a path to a finished page: resolves, gathers settings, menus and data, draws, writes the document. */
import type { PageFacts } from '#blocks/block.ts'
import type { PageView, Post } from '#features/content/schema.ts'
import { resolvePath } from '#features/content/index.ts'
import type { Platform } from '#platform/context.ts'
import type { Assets } from '#platform/http/assets.ts'
import { writeDocument, type DocumentParts } from './document.tsx'
import { errorMarkup, notFoundMarkup, type ErrorFacts } from './errorPages.ts'
import { likelyPages } from './likelyPages.ts'
import type { FinishedPage } from './pageCache.ts'
import { contentOfBlocks, contentOfView, type Content } from './pageContent.tsx'
import { isRefusedPath } from './routeRules.ts'
import { siteFacts, siteMenus, type SiteFacts } from './siteFacts.ts'
import { listingPage, systemPage, type SystemPage } from './systemPages.ts'

export interface PageServices {
  platform: Platform
  assets: Assets
}

export interface PageAddress {
  path: string
  query: URLSearchParams
}

/** Shared pages may be kept by the browser but are asked after each time; the server answers 304 from its cache. */
const sharedCaching = 'public, max-age=0, must-revalidate'
const privateCaching = 'private, no-store'

export async function renderPage(services: PageServices, address: PageAddress): Promise<FinishedPage> {
  const { path, query } = address
  if (isRefusedPath(path)) return notFoundPage(services, address)
  const system = systemPage(path, query)
  if (system) return drawSystemPage(services, address, system)
  const resolution = await resolvePath(services.platform, path, query)
  switch (resolution.kind) {
    case 'redirect':
      return redirectPage(resolution.to, resolution.code)
    case 'not_found':
      return notFoundPage(services, address)
    case 'static':
    case 'post':
      return drawView(services, address, resolution.view)
    case 'taxonomies':
    case 'taxonomy':
    case 'term':
    case 'type_listing':
      return drawSystemPage(services, address, listingPage(resolution, path))
  }
}

/** Draws a post's view; also the preview of a draft, which is never kept. */
export async function drawView(
  services: PageServices,
  address: PageAddress,
  view: PageView,
  { isPreview = false } = {},
): Promise<FinishedPage> {
  const { platform } = services
  const site = await siteFacts(platform)
  const post = view.post
  const page = factsOf(site, address.path, post?.title ?? '', post?.id ?? null, isPreview)
  const [content, menus] = await Promise.all([
    contentOfView(view, { platform, page, query: address.query }),
    siteMenus(platform, site, page, address.query),
  ])
  reportFailures(services, address, content)
  const isShared = !isPreview && !view.varies_by_login
  const head = {
    description: post?.description ?? '',
    image: post?.image ? new URL(post.image, site.origin).href : null,
    kind: post ? kindOf(post) : ('website' as const),
    jsonLd: post ? jsonLdOf(post, site) : null,
    isIndexed: isShared,
  }
  const layout = post?.jxt_layout_template ?? 'default'
  return finish(services, { page, site, menus, content, head, layout, author: post?.created_by ?? null }, 200, isShared)
}

export async function notFoundPage(services: PageServices, address: PageAddress): Promise<FinishedPage> {
  const likely = await likelyPages(services.platform, address.path)
  return drawMarkup(services, address, 'Page Not Found', notFoundMarkup(address.path, likely), 404)
}

export function errorPage(services: PageServices, address: PageAddress, facts: ErrorFacts): Promise<FinishedPage> {
  return drawMarkup(services, address, 'Dang', errorMarkup(facts), facts.status)
}

async function drawMarkup(
  services: PageServices,
  address: PageAddress,
  title: string,
  html: string,
  status: number,
): Promise<FinishedPage> {
  const site = await siteFacts(services.platform)
  const page = factsOf(site, address.path, title, null, false)
  const menus = await siteMenus(services.platform, site, page, address.query)
  const content: Content = { html, css: '', islands: [], errors: [] }
  const head = { description: '', image: null, kind: 'website' as const, jsonLd: null, isIndexed: false }
  return finish(services, { page, site, menus, content, head, layout: 'default', author: null }, status, status === 404)
}

async function drawSystemPage(services: PageServices, address: PageAddress, system: SystemPage): Promise<FinishedPage> {
  const { platform } = services
  const site = await siteFacts(platform)
  const page = factsOf(site, address.path, system.title, null, false)
  const [content, menus] = await Promise.all([
    contentOfBlocks(system.blocks, { platform, page, query: address.query, data: system.data }),
    siteMenus(platform, site, page, address.query),
  ])
  reportFailures(services, address, content)
  content.html += system.more ?? ''
  const head = { description: '', image: null, kind: 'website' as const, jsonLd: null, isIndexed: system.isIndexed }
  return finish(services, { page, site, menus, content, head, layout: 'default', author: null }, 200, system.isShared)
}

function finish(services: PageServices, parts: DocumentParts, status: number, isShared: boolean): FinishedPage {
  const { body, headers } = writeDocument(parts, services.assets)
  return {
    status,
    body,
    headers: { ...headers, 'cache-control': isShared ? sharedCaching : privateCaching },
    isCacheable: isShared,
  }
}

function redirectPage(to: string, code: number): FinishedPage {
  const location = /^[a-z][a-z0-9+.-]*:/i.test(to) ? new URL(to).href : encodeURI(decodeURI(to))
  return { status: code, body: '', headers: { location, 'cache-control': 'no-cache' }, isCacheable: false }
}

function factsOf(site: SiteFacts, path: string, title: string, postId: string | null, isPreview: boolean): PageFacts {
  return { path, postId, title, siteName: site.site_name, currency: site.currency, isPreview }
}

function reportFailures({ platform }: PageServices, { path }: PageAddress, content: Content): void {
  for (const failure of content.errors) platform.log.error({ path, ...failure }, 'block.failed')
}

function kindOf(post: Post): 'website' | 'article' | 'product' {
  if (post.type === 'product') return 'product'
  return post.type === 'post' ? 'article' : 'website'
}

function jsonLdOf(post: Post, site: SiteFacts): Record<string, unknown> | null {
  const shared = {
    '@context': 'https://schema.org',
    description: post.description || undefined,
    image: post.image ? new URL(post.image, site.origin).href : undefined,
    url: site.origin + post.url,
  }
  if (post.type === 'post') {
    return { ...shared, '@type': 'Article', headline: post.title, datePublished: post.publish_at, dateModified: post.updated_at }
  }
  if (post.type !== 'product') return null
  const price = post.metas.find(({ name }) => name === 'product_price')?.value
  const offers =
    price && site.currency.code
      ? { '@type': 'Offer', price: price.replaceAll(',', ''), priceCurrency: site.currency.code, url: site.origin + post.url }
      : undefined
  return { ...shared, '@type': 'Product', name: post.title, offers }
}
