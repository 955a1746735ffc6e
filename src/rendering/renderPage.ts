/** From a path to a finished page: resolves, gathers settings, menus and data, draws, writes the document. */
import { createElement, Fragment } from 'react'
import type { PageContext } from '#blocks/block.ts'
import type { SourceContext } from '#blocks/source.ts'
import type { PageView } from '#features/content/schema.ts'
import { resolvePath, viewAround } from '#features/content/index.ts'
import { notePluginFailures } from '#features/plugins/index.ts'
import { pictureSizes } from '#features/media/index.ts'
import type { Platform } from '#platform/context.ts'
import { anybody, type Audience } from '#rules/evaluate.ts'
import type { Assets } from '#platform/http/assets.ts'
import { ErrorPage, NotFound, type ErrorContext } from '#themes/default/index.tsx'
import type { BlockFailure } from './ErrorBox.tsx'
import { writeDocument, type DocumentParts } from './document.tsx'
import { fitPictures, picturesOf } from './fitPictures.ts'
import { likelyPages } from './likelyPages.ts'
import type { FinishedPage } from './pageCache.ts'
import { contentOfView } from './pageContent.tsx'
import { isRefusedPath } from './routeRules.ts'
import { seoOf } from './seo.ts'
import { standInPage } from './standInPages.tsx'
import { siteContext, siteMenus, type SiteContext } from './siteContext.ts'
import { listingPage } from './listingPage.tsx'
import type { SystemPage } from './systemPage.ts'
import { mayHoldKey, systemPage } from './systemPages.tsx'
import { area, templateContext, viewTemplate } from './viewTemplate.tsx'
import { pages } from './texts/pages.ts'

export interface PageServices {
  platform: Platform
  assets: Assets
}

export interface PageRequest {
  path: string
  query: URLSearchParams
  /** Where the content counter stands, read once for the whole page; absent: each part asks. */
  version?: number
  /** Whom rules are asked for; absent: anybody. */
  audience?: Audience
  /** What of the site's settings is shown as it would be, on the screen Theme. */
  draft?: Partial<SiteContext>
}

/** Shared pages may be kept by the browser but are asked after each time; the server answers 304 from its cache. */
const sharedCaching = 'public, max-age=0, must-revalidate'
const privateCaching = 'private, no-store'

export async function renderPage(services: PageServices, pageRequest: PageRequest): Promise<FinishedPage> {
  const { path, query } = pageRequest
  if (isRefusedPath(path)) return notFoundPage(services, pageRequest)
  const frame = await openFrame(services, pageRequest)
  const system = await systemPage(frame.context)
  if (system) return finishSystem(services, pageRequest, frame, system)
  const resolution = await resolvePath(services.platform, path, query, {
    isCached: true,
    version: pageRequest.version,
    audience: pageRequest.audience,
  })
  switch (resolution.kind) {
    case 'redirect':
      return redirectPage(resolution.to, resolution.code)
    case 'not_found': {
      const standIn = await standInPage(frame.context, pageRequest.audience ?? anybody)
      return standIn
        ? finishSystem(services, pageRequest, frame, standIn)
        : notFoundPage(services, pageRequest)
    }
    case 'static':
    case 'post':
      return drawView(services, pageRequest, resolution.view)
    case 'taxonomies':
    case 'taxonomy':
    case 'term':
    case 'type_listing':
      return finishSystem(services, pageRequest, frame, await listingPage(resolution, frame.context))
  }
}

/** What every page has, whatever is in it. */
interface Frame {
  site: SiteContext
  page: PageContext
  context: SourceContext
}

async function openFrame(
  { platform }: PageServices,
  { path, query, version, draft }: PageRequest,
  known: Partial<PageContext> = {},
): Promise<Frame> {
  const saved = await siteContext(platform, { version })
  const site = draft ? { ...saved, ...draft } : saved
  const page = {
    path,
    origin: site.origin,
    postId: null,
    title: '',
    siteName: site.site_name,
    currency: site.currency,
    timeZone: site.timeZone,
    isCanvas: false,
    isPreview: false,
    ...known,
  }
  return { site, page, context: { platform, db: platform.db, page, query } }
}

/** Draws a post's view; also the preview of a draft, which is never kept. */
export async function drawView(
  services: PageServices,
  pageRequest: PageRequest,
  view: PageView,
  { isPreview = false, isLook = false, isPrivate = false } = {},
): Promise<FinishedPage> {
  const { platform } = services
  const post = view.post
  const frame = await openFrame(services, pageRequest, {
    title: post?.title ?? '',
    postId: post?.id ?? null,
    isCanvas: isLook,
    isPreview,
  })
  const { site, page, context } = frame
  const asked = templateContext(post, context)
  const [content, menus, inTemplate, seo] = await Promise.all([
    contentOfView(view, {
      platform,
      page,
      query: pageRequest.query,
      audience: pageRequest.audience ?? anybody,
    }),
    siteMenus(platform, { version: pageRequest.version }),
    asked,
    post ? asked.then(({ author }) => seoOf(post, site, context, author)) : null,
  ])
  logFailures(platform, pageRequest.path, content.errors)
  const isShared = !isPreview && !isPrivate && !content.isPersonal
  const head = {
    ...(seo ?? { ...bareHead, jsonLd: [] }),
    isIndexed: !isPreview && !isPrivate && !seo?.robots.includes('noindex'),
    feed: post?.type === 'post' ? '/feed/posts' : null,
  }
  const layout = post?.jxt_layout_template ?? 'default'
  const inside = viewTemplate(post, content, site.timeZone, inTemplate)
  const own = post !== null && post.id === view.settings.home_post_id ? '/' : page.path
  const canonicalPath = content.turned ? `${own}?${content.turned}` : own
  const parts = {
    page,
    site,
    menus,
    inside,
    content,
    head,
    canonicalPath,
    layout,
    author: post?.created_by ?? null,
    hasAllSheets: isLook,
  }
  const finished = await finish(services, parts, 200, isShared)
  return content.isPersonal && !isPreview && !isPrivate
    ? { ...finished, isCacheable: true, isPersonal: true }
    : finished
}

const bareHead = {
  title: '',
  description: '',
  image: null,
  canonical: null,
  robots: '',
  kind: 'website',
  jsonLd: [],
  isIndexed: false,
  feed: null,
} as const
const noContent = { css: '', islands: [] }

export async function notFoundPage(services: PageServices, pageRequest: PageRequest): Promise<FinishedPage> {
  const likely = await likelyPages(services.platform, pageRequest.path)
  const frame = await openFrame(services, pageRequest, { title: pages.page_not_found })
  const inside = createElement(NotFound, { path: pageRequest.path, likely })
  return drawAround(
    services,
    pageRequest,
    frame,
    await viewOfPage(services, pageRequest),
    { inside, content: noContent, isShared: true },
    { head: bareHead, status: 404 },
  )
}

/** Where what is around it cannot be drawn, it is alone: one of the snippets may be what failed. */
export async function errorPage(
  services: PageServices,
  pageRequest: PageRequest,
  context: ErrorContext,
): Promise<FinishedPage> {
  const frame = await openFrame(services, pageRequest, { title: pages.dang })
  const draw = (view: PageView | null) =>
    drawAround(
      services,
      pageRequest,
      frame,
      view,
      { inside: createElement(ErrorPage, context), content: noContent, isShared: false },
      { head: bareHead, status: context.status },
    )
  if (mayHoldKey(pageRequest)) return draw(null)
  try {
    const view = await viewOfPage(services, pageRequest)
    // A static snippet takes the place of a page, not of a failure.
    return await draw(view.is_static_page ? null : view)
  } catch (error) {
    services.platform.log.error({ err: error, path: pageRequest.path }, 'page.failed_around_error')
    return draw(null)
  }
}

function viewOfPage(
  { platform }: PageServices,
  { path, query, audience, version }: PageRequest,
): Promise<PageView> {
  return viewAround(platform, path, query, { audience, version, isCached: true })
}

function logFailures(platform: Platform, path: string, failures: readonly BlockFailure[]): void {
  for (const failure of failures) platform.log.error({ path, ...failure }, 'block.failed')
  notePluginFailures(platform, path, failures)
}

/** A page that is no post, between the snippets that are before and after it. */
async function drawAround(
  services: PageServices,
  { path, query, audience = anybody, version }: PageRequest,
  { site, page }: Frame,
  view: PageView | null,
  {
    inside,
    content,
    isShared,
    isPersonal = false,
  }: Pick<SystemPage, 'inside' | 'content' | 'isShared' | 'isPersonal'>,
  { head, canonicalPath, status }: Pick<DocumentParts, 'head' | 'canonicalPath'> & { status: number },
): Promise<FinishedPage> {
  const { platform } = services
  const [around, menus] = await Promise.all([
    view && contentOfView(view, { platform, page, query, audience }),
    siteMenus(platform, { version }),
  ])
  logFailures(platform, path, around?.errors ?? [])
  const whole = around
    ? {
        css: content.css + around.css,
        islands: [...new Set([...content.islands, ...around.islands])],
        trustedMarkup: around.trustedMarkup,
      }
    : content
  const framed = around
    ? createElement(
        Fragment,
        null,
        area('before-content', around.before),
        inside,
        area('after-content', around.after),
      )
    : inside
  const differs = isPersonal || around?.isPersonal === true
  const parts = {
    page,
    site,
    menus,
    inside: framed,
    content: whole,
    canonicalPath,
    head,
    layout: 'default',
    author: null,
  }
  const finished = await finish(services, parts, status, isShared && !differs)
  return differs ? { ...finished, isCacheable: isShared || isPersonal, isPersonal: true } : finished
}

/** Draws a page whose header, design and contents are not saved, all made by `make` of what is; without contents it is empty. */
export async function drawAlone(
  services: PageServices,
  pageRequest: PageRequest,
  make: (
    context: SourceContext,
    saved: Pick<DocumentParts, 'site' | 'menus'>,
  ) => Promise<Pick<DocumentParts, 'site' | 'menus'> & Partial<Pick<DocumentParts, 'inside' | 'content'>>>,
): Promise<FinishedPage> {
  const { site, page, context } = await openFrame(services, pageRequest)
  const made = await make(context, { site, menus: await siteMenus(services.platform) })
  const empty = { page, inside: null, content: noContent, head: bareHead, layout: 'default', author: null }
  return finish(services, { ...empty, ...made }, 200, false)
}

/** Draws a page that is no post, made by `make`. */
export async function drawSystem(
  services: PageServices,
  pageRequest: PageRequest,
  make: (context: SourceContext) => Promise<SystemPage>,
): Promise<FinishedPage> {
  const frame = await openFrame(services, pageRequest)
  return finishSystem(services, pageRequest, frame, await make(frame.context))
}

async function finishSystem(
  services: PageServices,
  pageRequest: PageRequest,
  frame: Frame,
  system: SystemPage,
): Promise<FinishedPage> {
  const view = system.isOpenedByKey ? null : await viewOfPage(services, pageRequest)
  if (view?.is_static_page) return drawView(services, pageRequest, view)
  const titled = { ...frame, page: { ...frame.page, title: system.title } }
  const { isIndexed, description = '', feed = null, canonicalPath, hasScripts = true } = system
  return drawAround(services, pageRequest, titled, view, system, {
    head: { ...bareHead, isIndexed, description, feed, hasScripts },
    canonicalPath,
    status: 200,
  })
}

async function finish(
  services: PageServices,
  parts: DocumentParts,
  status: number,
  isShared: boolean,
): Promise<FinishedPage> {
  const head = { ...parts.head, isIndexed: parts.head.isIndexed && parts.site.isListed }
  const { body, headers } = writeDocument({ ...parts, head }, services.assets)
  const sizes = await pictureSizes(services.platform, picturesOf(body))
  return {
    status,
    body: fitPictures(body, sizes),
    headers: { ...headers, 'cache-control': isShared ? sharedCaching : privateCaching },
    isCacheable: isShared,
  }
}

function redirectPage(to: string, code: number): FinishedPage {
  const location = /^[a-z][a-z0-9+.-]*:/i.test(to) ? new URL(to).href : encodeURI(decodeURI(to))
  return { status: code, body: '', headers: { location, 'cache-control': 'no-cache' }, isCacheable: false }
}
