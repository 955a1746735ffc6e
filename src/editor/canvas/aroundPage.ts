/** What is around the blocks on the canvas, drawn anew as it is saved. */
import { lookPathOf } from '../prefetch.ts'
import { aroundPart, fetchLook, setAttributes } from './frameDocument.ts'

/** What is drawn around the blocks and cannot be written in. */
export const aroundSelector = '[data-around]'
/** What is on every page. */
export const siteSelector = '[data-around="site"]'

let asked = 0

const isAround = (element: Element): boolean => element.matches(aroundSelector)

/**
 * Draws what is saved: the parts of the site, and what the page shows of itself before and behind its blocks. The blocks
 * stay as they are, and so do the parts where the page cannot be read or has another shape now.
 */
export async function drawSavedParts(inside: Document, postId: string | null): Promise<void> {
  const mine = ++asked
  const look = await fetchLook(lookPathOf(postId)).catch(() => null)
  // What was asked for later shows more.
  if (mine !== asked) return
  const [body, ...levels] = look?.chain ?? []
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
    const drawn = (parts: readonly Element[]) => parts.map((part) => aroundPart(inside, part, tag === 'main'))
    for (const part of [...(element?.parentElement?.children ?? [])]) if (isAround(part)) part.remove()
    element?.before(...drawn(before))
    element?.after(...drawn(after))
    if (element) setAttributes(element, attributes)
  }
}
