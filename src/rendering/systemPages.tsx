/** Pages that are no posts: account pages, checkout's return, search and listings, drawn with the theme's templates. */
import type { ReactNode } from 'react'
import type { Block } from '#blocks/block.ts'
import type { PostCardData } from '#blocks/post-list/data.ts'
import type { ProductListData } from '#blocks/product-list/data.ts'
import type { SearchData } from '#blocks/search/data.ts'
import type { SourceContext } from '#blocks/source.ts'
import { isId, listLive, termFilter, type PostSummary, type Resolution } from '#features/content/index.ts'
import {
  AccountPage,
  CheckoutComplete,
  FindOrder,
  Listing,
  SearchPage,
  TaxonomyList,
  type ListingContext,
} from '#themes/default/index.tsx'
import { likelyPages } from './likelyPages.ts'
import { entriesAround, menuTitle, sortsOf, termsAround } from './listingContext.ts'
import { orderPage } from './orderPage.tsx'
import { renderBlocks, type RenderedBlocks } from './renderBlocks.tsx'
import { rawHtml } from './rawHtml.tsx'
import { siteContext } from './siteContext.ts'
import { sources } from './sources.ts'
import { pages } from './texts/pages.ts'
import { common } from '#ui/texts/common.ts'

export interface SystemPage {
  title: string
  inside: ReactNode
  content: Pick<RenderedBlocks, 'css' | 'islands'>
  /** False: answered with no-store. */
  isShared: boolean
  /** True: who looks decides what stands here; kept once for each role and store. */
  isPersonal?: boolean
  isIndexed: boolean
  /** True: the address holds a key, as the link of an email does. No snippet stands here, whose scripts could hand it on. */
  isOpenedByKey?: boolean
  /** What it is about, for search engines and shared links. */
  description?: string
  /** Path of the feed of the same list, without its ending. */
  feed?: string
  /** Where search engines find this page of a list. */
  canonicalPath?: string
}

const plain = { css: '', islands: [] }
const alone = { isShared: false, isIndexed: false }

/** The page of a system route, or null where the path is none (SPEC.md section 2). */
export async function systemPage(context: SourceContext): Promise<SystemPage | null> {
  switch (context.page.path) {
    case '/login':
      return {
        ...(await accountPage(loginTitle(context.query), 'login', context)),
        isOpenedByKey: linkKeys.some((name) => context.query.has(name)),
      }
    case '/signup':
      return accountPage(common.sign_up, 'signup', context)
    case '/order':
      return {
        title: pages.find_your_order,
        inside: <FindOrder state={findState(context.query)} />,
        content: plain,
        ...alone,
      }
    case '/checkout-complete':
      return {
        title: pages.your_order,
        inside: <CheckoutPlace query={context.query} />,
        content: plain,
        ...alone,
      }
    case '/search': {
      const found = await sources
        .get('search.results')
        ?.run(context, { page: Number(context.query.get('p')) || 1 })
      const data = isSearch(found)
        ? found
        : { keywords: context.query.get('keywords') ?? '', items: [], total: 0, page: 1, pages: 0 }
      return {
        title: common.search,
        inside: (
          <SearchPage
            data={data}
            likely={data.items.length > 0 ? [] : await likelyPages(context.platform, '')}
          />
        ),
        content: plain,
        isShared: true,
        isIndexed: false,
      }
    }
    default:
      return context.page.path.startsWith('/order/') ? orderPage(context) : null
  }
}

function findState(query: URLSearchParams): 'asked' | 'sent' | 'incomplete' | 'later' {
  if (query.has('sent')) return 'sent'
  if (query.has('later')) return 'later'
  return query.has('incomplete') ? 'incomplete' : 'asked'
}

const linkKeys = ['setup', 'invite', 'reset', 'verify']

/** Whether an address can be one that a key stands in, whatever its page would be: no script of a snippet reads it. */
export function mayHoldKey({ path, query }: { path: string; query: URLSearchParams }): boolean {
  return (
    /^\/(?:order|pay|download|user)(?:\/|$)/.test(path) ||
    [...linkKeys, 'share', 'session_id', 'token'].some((name) => query.has(name))
  )
}

/** A page that was opened by a link of an email is headed by what the link is for. */
function loginTitle(query: URLSearchParams): string {
  if (query.has('setup')) return pages.make_administrator
  if (query.has('invite')) return pages.welcome
  if (query.has('reset')) return pages.new_password
  return query.has('verify') ? pages.confirm_address : common.log_in
}

async function accountPage(
  title: string,
  type: 'login' | 'signup',
  { page, platform, db }: SourceContext,
): Promise<SystemPage> {
  const block: Block = { id: `page-${type}`, type, state: {}, children: [] }
  const content = renderBlocks([block], { page })
  const { homePostId } = await siteContext(platform)
  const home = isId(homePostId)
    ? await db.selectFrom('live').select('image').where('post_id', '=', homePostId).executeTakeFirst()
    : undefined
  const inside = (
    <AccountPage title={title} image={home?.image ?? undefined}>
      {rawHtml(content.html)}
    </AccountPage>
  )
  return { title, inside, content, ...alone }
}

/** The runtime asks for the order and fills the parts in: what was paid is for that visitor only. */
function CheckoutPlace({ query }: { query: URLSearchParams }) {
  const session = query.get('session_id')
  return (
    <div id="checkout-complete" data-session={session ?? ''}>
      <CheckoutComplete state={session ? 'pending' : 'unknown'} />
    </div>
  )
}

export type ListingResolution = Extract<
  Resolution,
  { kind: 'taxonomies' | 'taxonomy' | 'term' | 'type_listing' }
>

/** The pages of /p and /t (F-PUB-04, F-PUB-05). */
export async function listingPage(listing: ListingResolution, context: SourceContext): Promise<SystemPage> {
  const shared = { content: plain, isShared: true, isIndexed: true }
  if (listing.kind === 'taxonomies') {
    return {
      title: pages.topics,
      inside: <TaxonomyList title={pages.topics} groups={listing.taxonomies} />,
      ...shared,
    }
  }
  if (listing.kind === 'taxonomy') {
    const { taxonomy } = listing
    return {
      title: taxonomy.title,
      inside: <TaxonomyList title={taxonomy.title} groups={[taxonomy]} />,
      ...shared,
    }
  }
  const { pagination, items } = listing
  const isProducts = items.length > 0 && items.every(({ type }) => type === 'product')
  const type = listing.kind === 'term' ? (isProducts ? 'product' : 'post') : listing.type.slug
  const plural = listing.kind === 'term' ? (isProducts ? 'products' : 'posts') : listing.type.plural
  const sorts = sortsOf(isProducts, pagination.total)
  const sort = sorts.find(({ value }) => value === context.query.get('sort'))?.value ?? sorts[0]?.value ?? ''
  const taxonomy = listing.kind === 'term' ? listing.taxonomy.name : null
  const [title, terms] = await Promise.all([
    listing.kind === 'term'
      ? listing.term.title
      : menuTitle(context, context.page.path).then((known) => known ?? capitalised(plural)),
    taxonomy === 'tag'
      ? []
      : taxonomy === null || taxonomy === 'category'
        ? termsAround(context, type, plural)
        : entriesAround(context, taxonomy),
  ])
  const { description } = listing.kind === 'term' ? listing.term : listing.type
  const facts: ListingContext = {
    title,
    intro: description,
    path: context.page.path,
    page: pagination.p,
    pages: pagination.pages,
    total: pagination.total,
    sort,
    sorts,
    terms,
    timeZone: context.page.timeZone,
  }
  const isReordered = sort !== (sorts[0]?.value ?? '')
  const products = isProducts
    ? await productCards(
        context,
        isReordered ? orderedBy(sort, listing) : { ids: items.map(({ id }) => id), limit: items.length },
      )
    : null
  const shown = isReordered && !isProducts ? await postsInOrder(context, listing, sort) : items
  const posts = {
    items: shown.map(toCard),
    total: pagination.total,
    page: pagination.p,
    pages: pagination.pages,
  }
  const inside = products ? <Listing {...facts} products={products} /> : <Listing {...facts} posts={posts} />
  const feed =
    listing.kind === 'term'
      ? `/feed/${listing.taxonomy.name}/${listing.term.slug}`
      : `/feed/${listing.type.plural}`
  const canonicalPath = pagination.p > 1 ? `${context.page.path}?p=${pagination.p}` : context.page.path
  return { title, inside, ...shared, description, feed, canonicalPath }
}

type ItemListing = Extract<ListingResolution, { kind: 'term' | 'type_listing' }>

/** What the shop is asked for: one page of the list, in another order than newest first. */
function orderedBy(sort: string, listing: ItemListing): Record<string, unknown> {
  const { p: page, limit } = listing.pagination
  return { ...filterOf(listing), sort, page, limit }
}

async function postsInOrder(
  { db, platform }: SourceContext,
  listing: ItemListing,
  sort: string,
): Promise<PostSummary[]> {
  const { p: page, limit } = listing.pagination
  const order = sort === 'oldest' || sort === 'title' ? sort : 'newest'
  return (
    await listLive(db, {
      ...filterOf(listing),
      page,
      limit,
      sort: order,
      now: platform.clock.now(),
    })
  ).items
}

function filterOf(listing: ItemListing): { type?: string; category?: string; tag?: string; term?: string } {
  return listing.kind === 'type_listing'
    ? { type: listing.type.slug }
    : termFilter(listing.taxonomy.name, listing.term)
}

/** Cards of products from the shop; null where the shop cannot answer. */
export async function productCards(
  context: SourceContext,
  args: Record<string, unknown>,
): Promise<ProductListData | null> {
  const answer = await sources.get('shop.products')?.run(context, args)
  return isProductList(answer) ? answer : null
}

function toCard(post: PostSummary): PostCardData {
  return {
    id: post.id,
    title: post.title,
    url: post.url,
    description: post.description,
    image: post.image ? { url: post.image, alt: '', width: null, height: null } : null,
    date: post.publish_at ?? post.updated_at,
    author: null,
    category:
      post.category_slug && post.category_title
        ? { title: post.category_title, url: `/p/category/${post.category_slug}` }
        : null,
  }
}

function hasItems(value: unknown): value is { items: unknown[] } {
  return typeof value === 'object' && value !== null && 'items' in value && Array.isArray(value.items)
}
const isSearch = (value: unknown): value is SearchData => hasItems(value) && 'keywords' in value
const isProductList = (value: unknown): value is ProductListData => hasItems(value) && 'currency' in value
const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
