/**
 * What a path shows, in this order: static snippet, stored redirect, system listing, live post, not found
 * (docs/architecture.md section 5).
 */
import { readSettings } from '#features/settings/index.ts'
import type { Platform } from '#platform/context.ts'
import { cached } from '#platform/database/cached.ts'
import { visitor, type Viewer } from '#platform/viewer.ts'
import { anybody, type Audience } from '#rules/evaluate.ts'
import { countLive } from '../live/countLive.ts'
import { listLive } from '../lists/listLive.ts'
import { listTypes } from '../types/postTypes.ts'
import { findLiveFor, isId, withLayout, withCachedLayout } from '../posts/readPost.ts'
import { publishedAt } from './publishedAtPath.ts'
import { findRedirect, redirectFor } from '../urls/redirects.ts'
import type { Resolution } from './resolution.ts'
import type { PageSnippet, PageView, Post } from '../schema.ts'
import type { PageUrl } from '../snippets/matches.ts'
import { componentsFor, cachedExtras, snippetsFor } from '../snippets/pageExtras.ts'
import type { RuleQuestion } from '../documents/ruleContext.ts'
import { listTaxonomies, taxonomyOf, termFilter } from '../taxonomies/taxonomies.ts'
import { audienceOf } from '../documents/audience.ts'
import { onlyShown } from '../documents/visibility.ts'
import { formerSlugOf, isNullPath, isRejectedByExtension, normalisePath } from '../urls/urls.ts'
import { urlFaults } from '../texts/urlFaults.ts'

export interface ResolveOptions {
  /** Who looks; a visitor unless told. Private posts show to those who may edit them. */
  viewer?: Viewer
  params?: Readonly<Record<string, string>>
  /** Whom rules are asked for; the viewer unless told. */
  audience?: Audience
  /** Settings, snippets, components and layouts may be those of the last reading: for drawing pages of visitors. */
  isCached?: boolean
  /** The content counter, where the caller has just read it. */
  version?: number
}

const listingLimit = 12

export async function resolvePath(
  platform: Platform,
  rawPath: string,
  query: URLSearchParams = new URLSearchParams(),
  {
    viewer = visitor,
    params = {},
    audience = audienceOf(viewer),
    isCached = false,
    version,
  }: ResolveOptions = {},
): Promise<Resolution> {
  const { db } = platform
  const path = normalisePath(rawPath)
  const now = platform.clock.now()
  const notFound: Resolution = { kind: 'not_found', message: urlFaults.not_found({ path }) }
  if (path.includes('\u0000') || isNullPath(path) || isRejectedByExtension(path)) return notFound
  const { snippets, settings } = await surroundings(platform, { path, params, query }, { isCached, version })
  const statics = snippets.filter((snippet) => snippet.type === 'static' && snippet.error === null)
  if (statics.length > 0)
    return { kind: 'static', view: staticView(statics, settings, { post: null, path, audience }) }

  const isListing = /^\/[pt](\/|$)/.test(path)
  const { redirect, post } =
    isCached && viewer.id === null && !isListing
      ? await publishedAt(platform, path, settings.home_post_id, now)
      : await foundAt(platform, viewer, path, { isListing, homeId: settings.home_post_id }, now)
  // The home page shows, whatever was stored for its path.
  if (redirect && !(path === '/' && post)) return followed(platform, redirect, query)
  const listing = await resolveListing(platform, path, query, now)
  if (listing) return listing === 'missing' ? notFound : listing

  if (!post) {
    const wide = await redirectFor(db, path)
    if (wide) return followed(platform, wide, query)
    const list = await listAbove(platform, path, now)
    // For now: a page may come to this path.
    return list ? { kind: 'redirect', to: withQuery(list, query), code: 302, is_external: false } : notFound
  }
  // The home page has one URL.
  if (path !== '/' && post.id === settings.home_post_id)
    return { kind: 'redirect', to: query.size > 0 ? `/?${query}` : '/', code: 308, is_external: false }
  const view = await postView(platform, post, { path, snippets, settings, audience, isCached, version }, now)
  return { kind: 'post', view }
}

/** Snippets that fit a page, and the settings that every page shows. */
async function surroundings(
  platform: Platform,
  page: PageUrl,
  { isCached, version }: Pick<ResolveOptions, 'isCached' | 'version'>,
) {
  const [known, settings] = await Promise.all([
    isCached ? cachedExtras.snippets(platform, { version }) : undefined,
    isCached ? cachedSettings(platform, { version }) : pageSettings(platform),
  ])
  return {
    snippets: await snippetsFor(platform.db, page, platform.clock.now(), known),
    settings,
  }
}

/**
 * What is around a page that is no post (a listing, the search, the sign-in, not found): the snippets before and after
 * it, or the static ones in its place. The dashboard has none.
 */
export async function viewAround(
  platform: Platform,
  rawPath: string,
  query: URLSearchParams,
  { audience = anybody, isCached, version }: Pick<ResolveOptions, 'audience' | 'isCached' | 'version'>,
): Promise<PageView> {
  const path = normalisePath(rawPath)
  const { snippets, settings } = await surroundings(
    platform,
    { path, params: {}, query },
    { isCached, version },
  )
  const shown = /^\/user(\/|$)/.test(path) ? [] : snippets
  const question = { post: null, path, audience }
  const statics = shown.filter((snippet) => snippet.type === 'static' && snippet.error === null)
  if (statics.length > 0) return staticView(statics, settings, question)
  return onlyShown(question, {
    post: null,
    blocks: [],
    ...besides(shown),
    static_page: [],
    is_static_page: false,
    post_component_sources: [],
    settings,
    is_personal: false,
  })
}

function besides(snippets: readonly PageSnippet[]): Pick<PageView, 'before_page' | 'after_page'> {
  return {
    before_page: snippets.filter((snippet) => snippet.type === 'before_page'),
    after_page: snippets.filter((snippet) => snippet.type !== 'before_page' && snippet.type !== 'static'),
  }
}

async function foundAt(
  platform: Platform,
  viewer: Viewer,
  path: string,
  { isListing, homeId }: { isListing: boolean; homeId: unknown },
  now: Date,
) {
  const [redirect, post] = await Promise.all([
    findRedirect(platform.db, path),
    isListing ? null : postAt(platform, viewer, path, homeId, now),
  ])
  return { redirect, post }
}

async function postAt(
  platform: Platform,
  viewer: Viewer,
  path: string,
  homeId: unknown,
  now: Date,
): Promise<Post | null> {
  return path === '/'
    ? homePost(platform, viewer, homeId, now)
    : findLiveFor(platform.db, viewer, { url: path }, now)
}

/** The page at `/`: the chosen one, else the one that has this URL. */
export async function homePost(
  { db }: Pick<Platform, 'db'>,
  viewer: Viewer,
  homeId: unknown,
  now: Date,
): Promise<Post | null> {
  const chosen =
    typeof homeId === 'string' && isId(homeId) ? await findLiveFor(db, viewer, { postId: homeId }, now) : null
  return chosen ?? findLiveFor(db, viewer, { url: '/' }, now)
}

async function followed(
  platform: Platform,
  redirect: { id: string; to_path: string; code: 301 | 302 | 308 },
  query: URLSearchParams,
): Promise<Resolution> {
  await platform.db
    .updateTable('redirect')
    .set((set) => ({ hits: set('hits', '+', 1) }))
    .where('id', '=', redirect.id)
    .execute()
  const isExternal = /^https?:\/\//i.test(redirect.to_path)
  const to = isExternal ? redirect.to_path : withQuery(redirect.to_path, query)
  return { kind: 'redirect', to, code: redirect.code, is_external: isExternal }
}

const withQuery = (to: string, query: URLSearchParams): string =>
  query.size > 0 && !to.includes('?') ? `${to}?${query}` : to

/** Where the entries are listed whose URLs go on from this path, as those of events do from /events. */
async function listAbove({ db }: Platform, path: string, now: Date): Promise<string | null> {
  for (const { slug, plural, url_pattern: pattern } of await listTypes(db))
    if (pattern === `${path}/{slug}` && (await countLive(db, { type: slug }, now)) > 0) return `/t/${plural}`
  return null
}

/** /p, /p/{tax}, /p/{tax}/{term}, /t/{plural}; null where the path is none of them. */
async function resolveListing(
  platform: Platform,
  path: string,
  query: URLSearchParams,
  now: Date,
): Promise<Resolution | 'missing' | null> {
  const { db } = platform
  const [first, name, term, ...rest] = path.split('/').slice(1)
  const page = Math.min(10_000, Math.max(1, Math.trunc(Number(query.get('p') ?? 1)) || 1))
  if (first === 'p') {
    if (rest.length > 0) return 'missing'
    if (!name) return { kind: 'taxonomies', taxonomies: await listTaxonomies(db, now) }
    const taxonomy = await taxonomyOf(db, name, now)
    if (!taxonomy) return 'missing'
    if (!term) return { kind: 'taxonomy', taxonomy }
    const { terms, ...head } = taxonomy
    const entry =
      terms.find((item) => item.slug === term || item.title === term) ??
      (name === 'tag' ? terms.find((item) => formerSlugOf(item.title) === term) : undefined)
    if (!entry) return 'missing'
    const list = await listLive(db, { ...termFilter(name, entry), page, limit: listingLimit, now })
    return page > list.pagination.pages ? 'missing' : { kind: 'term', taxonomy: head, term: entry, ...list }
  }
  if (first !== 't') return null
  if (!name || term) return 'missing'
  const type = (await listTypes(db)).find((item) => item.plural === name && item.url_pattern !== '')
  if (!type) return 'missing'
  const list = await listLive(db, { type: type.slug, page, limit: listingLimit, now })
  if (page > list.pagination.pages) return 'missing'
  return {
    kind: 'type_listing',
    type: { slug: type.slug, title: type.title, plural: type.plural, description: type.description },
    ...list,
  }
}

/** The settings that every page shows. */
async function pageSettings({ db }: Platform): Promise<Record<string, unknown>> {
  return readSettings(db, [
    'site_name',
    'site_logo',
    'home_post_id',
    'header_menu_id',
    'footer_menu_id',
    'announcement',
  ])
}

const cachedSettings = cached(pageSettings)

function staticView(
  statics: PageSnippet[],
  settings: Record<string, unknown>,
  question: RuleQuestion,
): PageView {
  return onlyShown(question, {
    post: null,
    blocks: [],
    before_page: [],
    after_page: [],
    static_page: statics,
    is_static_page: true,
    post_component_sources: [],
    settings,
    is_personal: false,
  })
}

/** The view of any post, whether it is published or not (preview). */
export async function resolveExtras(platform: Platform, post: Post, audience: Audience): Promise<PageView> {
  const now = platform.clock.now()
  const page = { path: post.url, params: {}, query: new URLSearchParams() }
  const snippets = await snippetsFor(platform.db, page, now)
  const settings = await pageSettings(platform)
  return postView(platform, post, { path: post.url, snippets, settings, audience }, now)
}

/** The view of a post: its blocks, layout, and what is before and after it. */
async function postView(
  platform: Platform,
  post: Post,
  page: {
    path: string
    snippets: PageSnippet[]
    settings: Record<string, unknown>
    audience: Audience
    isCached?: boolean
    version?: number
  },
  now: Date,
): Promise<PageView> {
  const { db } = platform
  const [whole, known] = await Promise.all([
    page.isCached ? withCachedLayout(platform, post, page.version) : withLayout(db, post, now),
    page.isCached ? cachedExtras.components(platform, { version: page.version }) : undefined,
  ])
  const question = { post, path: page.path, audience: page.audience }
  const { components, isPersonal } = await componentsFor(db, question, now, known)
  return onlyShown(question, {
    post: whole,
    blocks: whole.value,
    ...besides(page.snippets),
    static_page: [],
    is_static_page: false,
    post_component_sources: components,
    settings: page.settings,
    is_personal: isPersonal,
  })
}
