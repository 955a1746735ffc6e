/** What a link can lead to: pages, posts, products, categories, files of the site, and the headings of the page itself. */
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
  const [pages, files, categories] = await Promise.all([
    call<unknown>('GET', '/api/posts', {
      ...(isSearch ? { keywords: words } : {}),
      limit: pageCount,
      sort: '-edited',
    }),
    isSearch
      ? orNothing(call<unknown>('GET', '/api/posts', { keywords: words, type: 'media', limit: fileCount }))
      : null,
    isSearch ? orNothing(call<unknown>('GET', '/api/posts/categories')) : null,
  ])
  const posts = await withKinds(itemsOf(pages))
  const found = [
    // A page that is called so comes before one that only says it.
    ...posts.filter(({ title }) => isIn(title, words)),
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

/** Headings that are in the table of contents, and those with an id of their own, can be linked to. */
export function headingTargets({ blocks }: EditorDocument, words: string): LinkTarget[] {
  return blocks.order().flatMap((id) => {
    const { type, state } = blocks.need(id)
    if (type !== 'heading') return []
    const anchor = textOf(state.element_id) || (state.as_tb_content === true ? `h-${id}` : '')
    const title = textOf(state.text)
      .replaceAll(/<[^>]*>/g, '')
      .trim()
    return anchor !== '' && title !== '' && isIn(title, words)
      ? [{ url: `#${anchor}`, title, kind: linkPopover.on_this_page }]
      : []
  })
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
