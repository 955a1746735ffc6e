/** What is around the page on the canvas, drawn anew as it is saved. */
import { lookPathOf } from '../prefetch.ts'
import { aroundPart, fetchLook } from './frameDocument.ts'

/** What is on every page. */
export const siteSelector = '[data-around="site"]'

/** Draws what is saved. A page that cannot be read leaves the parts as they are. */
export async function drawSavedParts(inside: Document, postId: string | null): Promise<void> {
  const look = await fetchLook(lookPathOf(postId)).catch(() => null)
  const main = inside.querySelector('main')
  const level = look?.chain.find(({ tag }) => tag === 'main')
  if (!main || !level) return
  for (const part of inside.querySelectorAll(siteSelector)) part.remove()
  main.before(...(level.before ?? []).map((part) => aroundPart(inside, part, true)))
  main.after(...(level.after ?? []).map((part) => aroundPart(inside, part, true)))
}
