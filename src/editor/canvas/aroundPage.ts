/** What is around the page on the canvas, put in anew: as it is saved, or as it is drafted. */
import { lookPathOf } from '../prefetch.ts'
import { aroundPart, fetchLook } from './frameDocument.ts'

/** What is on every page. */
export const siteSelector = '[data-around="site"]'

const drafted = ['.announcement', '.site-header', '.site-footer'] as const

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

/** Draws header, footer and announcement as another page has them; an announcement may come or go. They can be clicked. */
export function putParts(inside: Document, drawn: Document): void {
  const main = inside.querySelector('main')
  if (!main) return
  for (const selector of drafted) {
    const old = inside.querySelector(selector)
    const next = drawn.querySelector(selector)
    if (!next) {
      old?.remove()
      continue
    }
    const part = aroundPart(inside, next, true)
    part.removeAttribute('inert')
    if (old) old.replaceWith(part)
    else if (selector === '.site-footer') main.after(part)
    else (inside.querySelector('.site-header') ?? main).before(part)
  }
}
