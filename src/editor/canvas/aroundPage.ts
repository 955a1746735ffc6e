/** What is around the blocks on the canvas, drawn anew as it is saved. */
import { askPage, lookPathOf } from '../prefetch.ts'
import { aroundPart, lookOf, readPage, setAttributes } from './frameDocument.ts'

/** What is drawn around the blocks and cannot be written in. */
export const aroundSelector = '[data-around]'
/** What is on every page. */
export const siteSelector = '[data-around="site"]'
/** What the page shows behind the last of its blocks, in the same place. */
export const behindSelector = '[data-around="behind"]'

let asked = 0

const isAround = (element: Element): boolean => element.matches(aroundSelector)

/**
 * Draws what is saved: the parts of the site, and what the page shows of itself before and behind its blocks. The blocks
 * stay as they are, and so do the parts where the page cannot be read or has another shape now.
 */
export async function drawSavedParts(inside: Document, postId: string | null): Promise<void> {
  const mine = ++asked
  const html = await askPage(lookPathOf(postId)).catch(() => null)
  // What was asked for later shows more.
  if (mine !== asked) return
  if (html === null) return
  const page = readPage(html)
  const [body, ...levels] = lookOf(html, page).chain
  let parent: Element = inside.body
  const found: Element[] = []
  for (const { tag } of levels) {
    const element = [...parent.children].find((child) => !isAround(child) && child.localName === tag)
    if (!element) return
    found.push(element)
    parent = element
  }
  if (!body) return
  setAttributes(inside.body, body.attributes)
  for (const [at, { tag, attributes, before = [], after = [] }] of levels.entries()) {
    const element = found[at]
    const drawn = (parts: readonly Element[]) =>
      parts.map((part) => aroundPart(inside, part, tag === 'main' ? 'site' : 'page'))
    for (const part of [...(element?.parentElement?.children ?? [])]) if (isAround(part)) part.remove()
    element?.before(...drawn(before))
    element?.after(...drawn(after))
    if (element) setAttributes(element, attributes)
  }
  for (const part of inside.querySelectorAll(behindSelector)) part.remove()
  parent.append(...fieldsBehind(page).map((part) => aroundPart(inside, part, 'behind')))
}

/** What an entry says in the fields of its type, where no block of it shows them. */
const fieldsBehind = (page: Document): Element[] =>
  [...page.querySelectorAll('#look ~ *')].filter(
    (part) => part.matches('.b-fields') || part.querySelector('.b-fields') !== null,
  )
