/** What a starter site is: the pages, entries, menus and design that a new site can begin with. */
import { isRecord } from '#platform/isRecord.ts'
import { type BuiltBlock, section } from './build.ts'
import { type Said, said } from './layouts.ts'
import { patternNamed } from './library.ts'
import type { SampleName } from './samplePictures.ts'

export interface StarterPage {
  /** Its name within the starter site; links of other pages go to it by this name (`toPage`). */
  name: string
  title: () => string
  /** For search engines and shared links. */
  description: () => string
  sections: () => BuiltBlock[]
}

/** An article or a product. */
export interface StarterEntry {
  type: 'post' | 'product'
  title: () => string
  description: () => string
  picture: SampleName
  /** In the currency's units: `120.00`; for products alone. */
  price?: string
  blocks?: () => BuiltBlock[]
}

export interface StarterSite {
  name: string
  title: () => string
  /** Whom it is for and what it has, in one sentence. */
  description: () => string
  /** Where it is in the list. */
  order: number
  /** The folder of its theme, and a preset of colours, fonts and shapes over it. */
  design: { theme: string; preset?: string }
  /** The first is the home page; the header shows the others in this order. */
  pages: readonly StarterPage[]
  entries?: readonly StarterEntry[]
  /** Lists of entries that the header shows behind the pages. */
  lists?: readonly { title: () => string; url: string }[]
}

const pageMark = 'starter-page:'

/** The URL of a page of the same starter site, known once the pages are saved. */
export const toPage = (name: string): string => `${pageMark}${name}`

/** The blocks with the URLs of the pages in place of their names. */
export const withPageUrls = (blocks: readonly BuiltBlock[], urlOf: (name: string) => string): BuiltBlock[] =>
  blocks.map((one) =>
    withUrls(one, (url) => (url.startsWith(pageMark) ? urlOf(url.slice(pageMark.length)) : url)),
  )

/** The block with other URLs, wherever in it they are. */
function withUrls(one: BuiltBlock, change: (url: string) => string): BuiltBlock {
  return {
    ...one,
    state: Object.fromEntries(
      Object.entries(one.state).map(([key, value]) => [key, changed(key, value, change)]),
    ),
    children: one.children.map((child) => withUrls(child, change)),
  }
}

function changed(key: string, value: unknown, change: (url: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => changed('', item, change))
  if (isRecord(value))
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [name, changed(name, item, change)]),
    )
  return key === 'url' && typeof value === 'string' ? change(value) : value
}

/**
 * A pattern of the library as a section of a starter site. What it links to is set one after the other.
 * @param urls of its buttons and cards in their order; what is over leads where the pattern says
 * @throws Error where no pattern has that name
 */
export function pattern(name: string, ...urls: string[]): BuiltBlock {
  const found = patternNamed(name)
  if (!found) throw new Error(`There is no pattern ${name}`)
  const left = [...urls]
  return withUrls(found.make(), (url) => (url === '/' ? (left.shift() ?? url) : url))
}

/** What a page other than the home page begins with. */
export const opening = (text: Said): BuiltBlock =>
  section({ padding_top: 'l', padding_bottom: 's' }, ...said(text, 1))

/** A section as the first of its page: its heading becomes the one heading of the first level. */
export function asTop(made: BuiltBlock): BuiltBlock {
  let isDone = false
  const raised = (one: BuiltBlock): BuiltBlock => {
    if (isDone) return one
    if (one.type === 'heading') {
      isDone = true
      return { ...one, state: { ...one.state, level: 1 } }
    }
    return { ...one, children: one.children.map(raised) }
  }
  return raised(made)
}

interface HeaderLink {
  title: string
  url: string
  items: []
}

/** What the header shows: the lists of entries, then the pages behind the home page. */
export const headerOf = (
  { pages, lists = [] }: StarterSite,
  urlOf: (name: string) => string,
): HeaderLink[] => [
  ...lists.map(({ title, url }): HeaderLink => ({ title: title(), url, items: [] })),
  ...pages.slice(1).map(({ name, title }): HeaderLink => ({ title: title(), url: urlOf(name), items: [] })),
]
