/** What a link can lead to: pages, posts, products, categories, files of the site, and the places of the page itself. */
import { elementIdOf } from '#blocks/shell/elementId.ts'
import { slugEffect } from '#ui/inputRules.ts'
import { transliterate } from '#ui/transliterate.ts'
import { isRecord } from '#platform/isRecord.ts'
import { call } from '#platform/client/call.ts'
import { common } from '#ui/texts/common.ts'
import type { EditorDocument } from '../model/editorDocument.ts'
import { linkPopover } from './texts/linkPopover.ts'

export interface LinkTarget {
  url: string
  title: string
  /** What it is: a page, a product. */
  kind: string
  /** The block of this page that has to be given the name first. */
  unnamed?: string
}

const pageCount = 8
const fileCount = 4
const categoryCount = 3

/**
 * @param words empty: what was edited last
 * @throws Error where the pages cannot be searched; files and categories are left out where they cannot
 */
export async function findTargets(words: string): Promise<LinkTarget[]> {
  const isSearch = words !== ''
  const [pages, files, categories, places] = await Promise.all([
    call<unknown>('GET', '/api/posts', {
      ...(isSearch ? { keywords: words } : {}),
      limit: pageCount,
      sort: '-edited',
    }),
    isSearch
      ? orNothing(call<unknown>('GET', '/api/posts', { keywords: words, type: 'media', limit: fileCount }))
      : null,
    isSearch ? orNothing(call<unknown>('GET', '/api/posts/categories')) : null,
    isSearch ? orNothing(findPlaces(words)) : null,
  ])
  const posts = await withKinds(itemsOf(pages))
  const found = [
    // A page that is called so comes before one that only says it.
    ...posts.filter(({ title }) => isIn(title, words)),
    ...itemsOf(places).map(({ url, title }) => ({
      url: textOf(url),
      title: textOf(title),
      kind: common.page,
    })),
    ...itemsOf(categories)
      .filter(({ slug, title }) => textOf(slug) !== '' && isIn(textOf(title), words))
      .slice(0, categoryCount)
      .map(({ slug, title }) => ({
        url: `/p/category/${textOf(slug)}`,
        title: textOf(title),
        kind: common.category,
      })),
    ...itemsOf(files).map(({ url, title }) => ({
      url: textOf(url),
      title: textOf(title),
      kind: linkPopover.file,
    })),
    ...posts.filter(({ title }) => !isIn(title, words)),
  ]
  return [...new Map(found.filter(({ url }) => url !== '').map((one) => [one.url, one])).values()]
}

/** The cart, the login, the list of products: pages that nobody writes. */
async function findPlaces(words: string): Promise<unknown> {
  const { findSitePlaces } = await import('#features/content/routing/editorParts.ts')
  return findSitePlaces(words)
}

/** What people link to though it has no heading. */
const ownPlaces: ReadonlySet<string> = new Set(['form', 'newsletter', 'login', 'signup'])

/** Places of the page itself: its headings, its forms, and what has a name of its own. */
export function pagePlaces({ blocks, registry }: EditorDocument, words: string): LinkTarget[] {
  const taken = new Set(blocks.order().map((id) => elementIdOf(blocks.need(id).state.element_id)))
  return blocks.order().flatMap((id) => {
    const { type, state } = blocks.need(id)
    const given = elementIdOf(state.element_id) || (state.as_tb_content === true ? `h-${id}` : '')
    if (given === '' && type !== 'heading' && !ownPlaces.has(type)) return []
    const text = type === 'heading' ? withoutMarks(textOf(state.text)) : ''
    const title =
      text || textOf(state.outline_name) || given.replaceAll('_', ' ') || registry.get(type)?.label
    if (!title || !isIn(title, words)) return []
    const anchor = given || freeName(title, taken)
    taken.add(anchor)
    return [
      { url: `#${anchor}`, title, kind: linkPopover.on_this_page, ...(given === '' ? { unnamed: id } : {}) },
    ]
  })
}

/** A place that a link leads to has a name from then on. */
export function namePlace(editorDocument: EditorDocument, { url, unnamed }: LinkTarget): void {
  if (unnamed !== undefined) editorDocument.patch(unnamed, { element_id: url.slice(1) })
}

const withoutMarks = (html: string): string =>
  html
    .replaceAll(/<br[^>]*>/g, ' ')
    .replaceAll(/<[^>]*>/g, '')
    .trim()

function freeName(title: string, taken: ReadonlySet<string>): string {
  const name = slugEffect(transliterate(title.toLowerCase()))
    .replaceAll(/[^a-z0-9_-]/g, '')
    .slice(0, 40)
  // What is written in other letters is counted.
  let free = name || 'place'
  for (let number = 2; taken.has(free); number += 1) free = `${name || 'place'}-${number}`
  return free
}

export const isIn = (title: string, words: string): boolean =>
  title.toLocaleLowerCase().includes(words.trim().toLocaleLowerCase())

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

function itemsOf(answer: unknown): Record<string, unknown>[] {
  const list = isRecord(answer) ? answer.items : answer
  return Array.isArray(list) ? list.filter(isRecord) : []
}

const orNothing = (asked: Promise<unknown>): Promise<unknown> => asked.catch(() => null)

async function withKinds(posts: readonly Record<string, unknown>[]): Promise<LinkTarget[]> {
  const kinds = new Map<string, string>([
    ['page', common.page],
    ['post', linkPopover.post],
    ['product', common.product],
  ])
  if (posts.some(({ type }) => !kinds.has(textOf(type))))
    for (const { slug, title } of itemsOf(await orNothing(call<unknown>('GET', '/api/types'))))
      if (!kinds.has(textOf(slug))) kinds.set(textOf(slug), textOf(title))
  return posts.map(({ url, title, type }) => ({
    url: textOf(url),
    title: textOf(title),
    kind: kinds.get(textOf(type)) ?? '',
  }))
}
