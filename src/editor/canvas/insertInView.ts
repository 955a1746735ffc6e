/**
 * Copies and pasted blocks come into sight when the page with them has been painted. Of many blocks only what is seen is
 * laid out for a paint: first what shows in the place where they are, then a windowful with the page scrolled to it, then
 * the rest.
 */
import { flushSync } from 'react-dom'
import type { EditorValue } from '../EditorContext.ts'
import { boxOf, elementsOf } from './elements.ts'

/** From so many blocks on their layout is felt. */
const manyBlocks = 50
/** No line of text is lower: so many blocks fill a window. */
const minHeightPx = 16

/**
 * Does an act that brings blocks in behind what is selected, and shows the first of them.
 * @param act returns whether it was done; what it brought in is selected then
 */
export function insertInView(
  { editorDocument, frame }: Pick<EditorValue, 'editorDocument' | 'frame'>,
  act: () => boolean,
): void {
  const inside = frame.document
  const before = editorDocument.blocks.size
  const room = inside
    ? roomBelow(inside, editorDocument.selectedIds.at(-1) ?? editorDocument.blocks.root.children.at(-1))
    : 0
  // Drawn at once, so that its elements are there before the browser lays anything out.
  if (!flushSync(act) || !inside) return
  const { id, anchor } = editorDocument.selection
  // A text that is written in has scrolled by itself.
  if (id === null || anchor !== undefined) return
  const comeIntoSight = () => scrollTo(elementsOf(inside, id)[0])
  if (editorDocument.blocks.size - before < manyBlocks) return afterPaint(comeIntoSight)
  const ids = editorDocument.selectedIds
  const showSeen = hideBeyond(inside, ids, room)
  afterPaint(() => {
    showSeen()
    const showRest = hideBeyond(inside, ids, heightOf(inside))
    comeIntoSight()
    afterPaint(() => {
      showRest()
      comeIntoSight()
    })
  })
}

const heightOf = (inside: Document): number => inside.defaultView?.innerHeight ?? 0

/** How much of the window shows what comes behind a block. */
function roomBelow(inside: Document, id: string | undefined): number {
  const box = id === undefined ? null : boxOf(inside, id)
  return box
    ? Math.min(Math.max(0, heightOf(inside) - box.top - box.height), heightOf(inside))
    : heightOf(inside)
}

/** Leaves blocks out of the layout that are not among the first which fill a height; returns what takes them in again. */
function hideBeyond(inside: Document, ids: readonly string[], height: number): () => void {
  const hidden = beyond(inside, ids, Math.ceil(height / minHeightPx))
  for (const { style } of hidden) style.display = 'none'
  return () => {
    for (const { style } of hidden) style.removeProperty('display')
  }
}

/** A short way may be seen, as the theme has it; through a long page nobody wants to wait for it. */
function scrollTo(element: HTMLElement | undefined): void {
  const height = element?.ownerDocument.defaultView?.innerHeight ?? 0
  const { top = 0 } = element?.getBoundingClientRect() ?? {}
  element?.scrollIntoView({
    block: 'nearest',
    behavior: top > -height && top < 2 * height ? 'auto' : 'instant',
  })
}

/** Runs in the frame behind the one that is painted next. */
function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(work)))
}

/** The elements of sibling blocks and of those in them that stand behind the first ones in reading order. */
function beyond(inside: Document, ids: readonly string[], first: number): HTMLElement[] {
  const wanted = new Set(ids)
  const found: HTMLElement[] = []
  let left = first
  const walk = (block: HTMLElement): void => {
    if (left <= 0) return void found.push(block)
    left -= 1
    const within = block.querySelectorAll<HTMLElement>('[data-bid]')
    if (within.length <= left) left -= within.length
    else for (const child of within) if (child.parentElement?.closest('[data-bid]') === block) walk(child)
  }
  const siblings = elementsOf(inside, ids[0] ?? '')[0]?.parentElement?.querySelectorAll<HTMLElement>(
    ':scope > [data-bid]',
  )
  for (const sibling of siblings ?? []) if (wanted.has(sibling.dataset.bid ?? '')) walk(sibling)
  return found
}
