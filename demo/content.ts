/** The shapes of the demo's data, and short words to write blocks with. Ids follow from the place in the post. */
import { createHash } from 'node:crypto'
import type { Block } from '#blocks/block.ts'

export interface BlockDraft {
  type: string
  state: Record<string, unknown>
  children: BlockDraft[]
}

export interface DemoPost {
  type: 'page' | 'post' | 'product'
  /** What other data calls it; unique. */
  key: string
  url: string
  title: string
  description: string
  /** Name of a picture in demo/pictures, without width. */
  image?: string
  imageAlt?: string
  category?: string
  tags?: string[]
  /** Days before the seeding. */
  daysAgo: number
  author?: string
  status?: 'published' | 'draft' | 'scheduled'
  metas?: Record<string, string>
  blocks: BlockDraft[]
}

export const picture = (name: string) => `/media/demo/${name}-1200.webp`
const block = (
  type: string,
  state: Record<string, unknown> = {},
  children: BlockDraft[] = [],
): BlockDraft => ({
  type,
  state,
  children,
})

export const h = (text: string, level = 2) => block('heading', { text, level, as_tb_content: level > 1 })
export const p = (text: string, look?: 'lead' | 'note' | 'eyebrow') =>
  block('paragraph', look ? { text, look } : { text })
export const ul = (...items: string[]) =>
  block('list', { text: `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>` })
export const ol = (...items: string[]) =>
  block('list', { text: `<ol>${items.map((item) => `<li>${item}</li>`).join('')}</ol>` })
export const quote = (text: string, cite?: string) => block('quote', cite ? { text, cite } : { text })
export const button = (text: string, url: string, look: 'primary' | 'quiet' | 'link' = 'primary') =>
  block('button', { text, url, look })
export const img = (name: string, alt: string, extra: Record<string, unknown> = {}) =>
  block('image', {
    src: picture(name),
    alt,
    width: 1200,
    height: ['hero', 'table'].includes(name) ? 900 : 1500,
    ...extra,
  })
export const divider = () => block('divider')
export const spacer = (size: 'small' | 'medium' | 'large') => block('spacer', { size })
export const columns = (split: string, align: string, ...sides: BlockDraft[][]) =>
  block(
    'columns',
    { split, align },
    sides.map((children) => block('column', {}, children)),
  )
export const group = (
  state: { width: 'text' | 'wide' | 'full'; tone?: string; label?: string },
  ...children: BlockDraft[]
) => block('group', state, children)
export const products = (state: Record<string, unknown>) => block('product-list', state)
export const posts = (state: Record<string, unknown>) => block('post-list', { type: 'post', ...state })
export const any = block

/** The blocks of a post, each with an id that is the same at every seeding. */
export function withIds(key: string, drafts: readonly BlockDraft[], path = ''): Block[] {
  return drafts.map(({ type, state, children }, index) => {
    const place = `${path}/${index}`
    const id = createHash('sha256')
      .update(key + place)
      .digest('base64url')
      .replace(/[-_]/g, 'x')
      .slice(0, 11)
    return { id, type, state, children: withIds(key, children, place) }
  })
}

/** In a block's state: the id of a post that is made earlier, by the name the demo's data uses. */
export const idOf = (key: string) => `demo-id:${key}`
export const form = (key: string) => block('form', { form_id: idOf(key) })
/** A heading with the way to all of it at the other end of the line. */
export const headingRow = (text: string, link: string, url: string) =>
  columns('apart', 'end', [h(text)], [button(link, url, 'link')])

/** Puts the ids in for the names. @throws Error for a name that nothing was made for */
export function withMadeIds(drafts: readonly BlockDraft[], made: Made): BlockDraft[] {
  return drafts.map(({ type, state, children }) => ({
    type,
    state: Object.fromEntries(Object.entries(state).map(([name, value]) => [name, madeId(value, made)])),
    children: withMadeIds(children, made),
  }))
}

function madeId(value: unknown, made: Made): unknown {
  if (typeof value !== 'string' || !value.startsWith('demo-id:')) return value
  const id = made.posts.get(value.slice('demo-id:'.length))
  if (!id) throw new Error(`The demo has made nothing called ${value}`)
  return id
}

/** Ids of what has been made, by the names that the demo's data uses. */
export interface Made {
  people: Map<string, string>
  posts: Map<string, string>
}
