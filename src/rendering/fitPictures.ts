/**
 * The last look at a page's pictures, wherever they come from: blocks, rich text, an administrator's own markup. Each stored
 * picture is given its own width and height, so that nothing moves when it comes, and widths that it really has; the first
 * one of the page is loaded at once, the others when they come near.
 */
import type { PictureSize } from '#features/media/index.ts'
import { pictureAt, picturePath, pictureSources, sizedPath } from '#ui/picture.ts'
import { pageSpace, sizesIn } from '#ui/pictureSpace.ts'
import { escapeHtml } from '#platform/escapeHtml.ts'

/** Scripts and styles are let in by their hashes: not a letter of them may change. */
const tags =
  /<(script|style|template|textarea)\b[^>]*>[\s\S]*?<\/\1>|<img\b[^>]*>|<main\b|<link rel="preload"[^>]*>/gi
const attribute = /\s([a-z-]+)(?:="([^"]*)"|='([^']*)'|=([^\s"'>]+))?/gi

/** The URLs of the stored pictures that a page shows. */
export function picturesOf(html: string): string[] {
  const found = new Set<string>()
  for (const [tag] of html.matchAll(tags)) {
    const path = isPicture(tag) ? sizedPath(unescapeHtml(attributesOf(tag).get('src') ?? '')) : null
    if (path !== null) found.add(path)
  }
  return [...found]
}

/** @param sizes of the pictures that are known, by URL without a query */
export function fitPictures(html: string, sizes: ReadonlyMap<string, PictureSize>): string {
  let isInMain = false
  let hasFirst = false
  return html.replaceAll(tags, (tag: string) => {
    if (tag.startsWith('<main')) isInMain = true
    // React asks for pictures early by what it drew, which is another width than the one that is shown in the end.
    if (/^<link/i.test(tag)) return tag.includes('as="image"') ? '' : tag
    if (!isPicture(tag)) return tag
    const values = attributesOf(tag)
    const src = unescapeHtml(values.get('src') ?? '')
    const path = sizedPath(src)
    const isSmall = /^[\d.]+(?:px|rem)$/.test(values.get('sizes') ?? '')
    const isFirst = isInMain && !hasFirst && !isSmall
    if (isFirst) hasFirst = true
    if (path !== null) fit(values, path, sizes.get(path))
    load(values, isFirst, isInMain)
    return `<img${[...values].map(([name, value]) => ` ${name}="${value}"`).join('')}${tag.endsWith('/>') ? '/' : ''}>`
  })
}

const isPicture = (tag: string) => /^<img\b/i.test(tag)

/** Names in small letters; values as they are written. */
function attributesOf(tag: string): Map<string, string> {
  const values = new Map<string, string>()
  for (const [, name = '', ...given] of tag.slice(4).matchAll(attribute))
    values.set(name.toLowerCase(), (given.find((one) => one !== undefined) ?? '').replaceAll('"', '&quot;'))
  return values
}

function fit(values: Map<string, string>, path: string, size: PictureSize | undefined): void {
  if (picturePath(path) !== null) {
    values.set(
      'src',
      escapeHtml(pictureAt(path, Number(/\?w=(\d+)/.exec(values.get('src') ?? '')?.[1]) || undefined)),
    )
    values.set('srcset', escapeHtml(pictureSources(path, size?.width) ?? ''))
    if (!values.has('sizes')) values.set('sizes', sizesIn(pageSpace))
  }
  if (!size) return
  if (!values.has('width') && !values.has('height')) {
    values.set('width', String(size.width))
    values.set('height', String(size.height))
  }
}

function load(values: Map<string, string>, isFirst: boolean, isInMain: boolean): void {
  // What is in the header is seen at once; of two logos only the one that is shown is fetched.
  if (!isInMain && !values.get('class')?.startsWith('logo-')) values.delete('loading')
  if (isFirst) {
    values.delete('loading')
    values.set('fetchpriority', 'high')
    return
  }
  if (isInMain && values.get('fetchpriority') !== 'high' && !values.has('loading'))
    values.set('loading', 'lazy')
  // What is loaded late can be measured where it is; other browsers read what follows.
  const sizes = values.get('sizes')
  if (values.get('loading') === 'lazy' && sizes && values.has('width') && !sizes.startsWith('auto'))
    values.set('sizes', `auto, ${sizes}`)
}

function unescapeHtml(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
