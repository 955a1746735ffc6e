/** The pages that list what is published: topics, an entry of a taxonomy, all of a type (F-PUB-04, F-PUB-05). */
import type { PostCardData } from '#blocks/post-list/data.ts'
import type { SourceContext } from '#blocks/source.ts'
import {
  listByOwnDate,
  listLive,
  ownDateOf,
  ownDatesOf,
  termFilter,
  typeOf,
  type OwnDate,
  type PostSummary,
  type PostTypeDefinition,
  type Resolution,
} from '#features/content/index.ts'
import { Listing, TaxonomyList, type ListingContext } from '#themes/default/index.tsx'
import { entriesAround, menuTitle, sortsOf, termsAround } from './listingContext.ts'
import { productCards } from './productCards.ts'
import { plainContent, type SystemPage } from './systemPage.ts'
import { pages } from './texts/pages.ts'

type ListingResolution = Extract<Resolution, { kind: 'taxonomies' | 'taxonomy' | 'term' | 'type_listing' }>

export async function listingPage(listing: ListingResolution, context: SourceContext): Promise<SystemPage> {
  const shared = { content: plainContent, isShared: true, isIndexed: true }
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
  const own = listing.kind === 'type_listing' ? await typeWithDate(context, listing.type.slug) : null
  const sorts = sortsOf(isProducts, pagination.total, own !== null)
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
  const inTemplate: ListingContext = {
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
  const isByDate = own !== null && (sort === 'date' || sorts.length === 0)
  const shown = isByDate
    ? await postsByDate(context, listing, own)
    : isReordered && !isProducts
      ? await postsInOrder(context, listing, sort)
      : items
  const dates =
    own &&
    (await ownDatesOf(
      context.db,
      own,
      shown.map(({ id }) => id),
      context.page,
    ))
  const posts = {
    items: shown.map((post) => toCard(post, dates)),
    total: pagination.total,
    page: pagination.p,
    pages: pagination.pages,
  }
  const inside = products ? (
    <Listing {...inTemplate} products={products} />
  ) : (
    <Listing {...inTemplate} posts={posts} />
  )
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

/** A type whose entries have a date of their own; null for any other. */
async function typeWithDate({ db }: SourceContext, slug: string): Promise<PostTypeDefinition | null> {
  const type = await typeOf(db, slug)
  return ownDateOf(type.fields) ? type : null
}

function postsByDate(
  { db, platform, page }: SourceContext,
  { pagination }: ItemListing,
  type: PostTypeDefinition,
): Promise<PostSummary[]> {
  const { p, limit } = pagination
  const { timeZone } = page
  return listByOwnDate(db, type, { page: p, limit, timeZone, now: platform.clock.now() })
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

function toCard(post: PostSummary, dates: ReadonlyMap<string, OwnDate> | null): PostCardData {
  const own = dates?.get(post.id)
  return {
    id: post.id,
    title: post.title,
    url: post.url,
    description: post.description,
    image: post.image ? { url: post.image, alt: '', width: null, height: null } : null,
    date: own?.day ?? post.publish_at ?? post.updated_at,
    ...(dates ? { when: own?.text ?? '' } : {}),
    author: null,
    category:
      post.category_slug && post.category_title
        ? { title: post.category_title, url: `/p/category/${post.category_slug}` }
        : null,
  }
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
