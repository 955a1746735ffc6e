/** Pages that are no posts: sign in, sign up, checkout's return, search, listings. Each is a list of blocks. */
import type { Block } from '#blocks/block.ts'
import type { PostCardData, PostListData } from '#blocks/post-list/data.ts'
import type { PostSummary, Resolution, TaxonomyView } from '#features/content/schema.ts'
import { escapeHtml } from './escape.ts'
import type { BlockData } from './blockData.ts'

export interface SystemPage {
  title: string
  blocks: Block[]
  data?: BlockData
  /** HTML after the blocks, such as a listing's page links. */
  more?: string
  /** False: answered with no-store. */
  isShared: boolean
  isIndexed: boolean
}

function block(id: string, type: string, state: Record<string, unknown>): Block {
  return { id: `page-${id}`, type, state, children: [] }
}
const heading = (text: string) => block('heading', 'heading', { text: escapeHtml(text), level: 1, as_tb_content: false })
const text = (id: string, html: string) => block(id, 'paragraph', { text: html })
const alone = { isShared: false, isIndexed: false }

/** The page of a system route, or null where the path is none. */
export function systemPage(path: string, query: URLSearchParams): SystemPage | null {
  switch (path) {
    case '/login':
      return { title: 'Log in', blocks: [heading('Log in'), block('login', 'login', {})], ...alone }
    case '/signup':
      return { title: 'Sign up', blocks: [heading('Sign up'), block('signup', 'signup', {})], ...alone }
    case '/logout':
      return {
        title: 'Logged out',
        blocks: [heading('You are logged out'), text('again', '<a href="/login">Log in again</a> or <a href="/">go to the home page</a>.')],
        ...alone,
      }
    case '/checkout-complete':
      return { title: 'Your order', blocks: [heading('Your order')], more: checkoutPlace(query), ...alone }
    case '/search':
      return { title: 'Search', blocks: [heading('Search'), block('search', 'search', {})], isShared: true, isIndexed: false }
    default:
      return null
  }
}

/** Filled in the browser: what a session paid is for that visitor only. */
function checkoutPlace(query: URLSearchParams): string {
  const session = query.get('session_id') ?? ''
  return `<div id="checkout-complete" class="checkout-complete" data-session="${escapeHtml(session)}" aria-live="polite"><p>We are looking up your order …</p><noscript><p>Your order is safe. Its confirmation comes by e-mail.</p></noscript></div>`
}

type Listing = Extract<Resolution, { kind: 'taxonomies' | 'taxonomy' | 'term' | 'type_listing' }>

/** The pages of /p and /t (F-PUB-04, F-PUB-05). */
export function listingPage(listing: Listing, path: string): SystemPage {
  const shared = { isShared: true, isIndexed: true }
  if (listing.kind === 'taxonomies') {
    return { title: 'Topics', blocks: [heading('Topics')], more: linkList(listing.taxonomies), ...shared }
  }
  if (listing.kind === 'taxonomy') {
    const { title, terms } = listing.taxonomy
    return { title, blocks: [heading(title)], more: linkList(terms), ...shared }
  }
  const title = listing.kind === 'term' ? listing.term.title : capitalised(listing.type.plural)
  const { pagination, items } = listing
  const isProducts = listing.kind === 'type_listing' && listing.type.slug === 'product'
  const list = isProducts
    ? block('list', 'product-list', { limit: 48, ids: items.map(({ id }) => id) })
    : block('list', 'post-list', { type: items[0]?.type ?? 'post', limit: pagination.limit })
  const data: PostListData = { items: items.map(toCard), total: pagination.total, page: pagination.p, pages: pagination.pages }
  return {
    title,
    blocks: items.length > 0 ? [heading(title), list] : [heading(title), text('none', 'There is nothing here yet.')],
    data: isProducts ? undefined : new Map([[list.id, data]]),
    more: pageLinks(path, pagination.p, pagination.pages),
    ...shared,
  }
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

function linkList(items: readonly (Pick<TaxonomyView, 'title' | 'url'> & { count?: number })[]): string {
  if (items.length === 0) return '<p>There is nothing here yet.</p>'
  const rows = items.map(({ title, url, count }) => {
    const note = count === undefined ? '' : ` <small>${count}</small>`
    return `<li><a href="${escapeHtml(url)}">${escapeHtml(title)}</a>${note}</li>`
  })
  return `<ul class="link-list">${rows.join('')}</ul>`
}

function pageLinks(path: string, current: number, pages: number): string {
  if (pages < 2) return ''
  const link = (page: number, label: string, rel: string) =>
    page >= 1 && page <= pages ? `<a rel="${rel}" href="${escapeHtml(path)}${page > 1 ? `?p=${page}` : ''}">${label}</a>` : ''
  return `<nav class="page-links" aria-label="Pages">${link(current - 1, 'Previous', 'prev')} <span>Page ${current} of ${pages}</span> ${link(current + 1, 'Next', 'next')}</nav>`
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
