/** Where the boxes of blocks are drawn over the frame, kept true while the page scrolls, grows or changes. */
import { useEffect, useState } from 'react'
import { useEditor } from '../EditorContext.ts'
import { aroundSelector } from './aroundPage.ts'
import { type Box, boxOf, elementsOf, scaledBox } from './elements.ts'

/** @param id null: there is nothing to measure */
export function useBox(id: string | null): Box | null {
  return useMeasured(id, shownBoxOf, isSameBox)
}

/**
 * Returns the boxes of those blocks that the window shows: of thousands that are selected together only some are drawn.
 * @param ids with spaces between them
 */
export function useBoxesInSight(ids: string): readonly Box[] {
  return useMeasured(ids, boxesInSight, isSameList) ?? []
}

/**
 * What `read` measures of the frame, kept true.
 * @param of what is measured: the id of a block, and what else tells it apart behind a space; null: nothing
 * @param isSame a found value that is the same wakes nobody; it and `read` are always the same functions
 * @param drawn what has been drawn: where it is another, the page is measured once that shows
 */
export function useMeasured<T>(
  of: string | null,
  read: (inside: Document, of: string, scale: number) => T,
  isSame: (one: T, other: T) => boolean,
  drawn?: unknown,
): T | null {
  const { editorDocument, frame, view: looks } = useEditor()
  const [measured, setMeasured] = useState<{ of: string; found: T } | null>(null)
  useEffect(() => {
    const inside = frame.document
    const view = inside?.defaultView
    if (!inside || !view || of === null) return
    let waiting = 0
    const [first = ''] = of.split(' ')
    const watched = new WeakSet<Element>()
    const measure = () => {
      waiting = 0
      // Drawn a moment after it was changed, it may have another size on a page that keeps its own; so may what is before it.
      for (const element of [...elementsOf(inside, first), ...inside.querySelectorAll(aroundSelector)]) {
        if (watched.has(element)) continue
        watched.add(element)
        sizes.observe(element, { box: 'border-box' })
      }
      const found = read(inside, of, looks.page.scale)
      setMeasured((last) => (last?.of === of && isSame(last.found, found) ? last : { of, found }))
    }
    const later = () => {
      if (waiting === 0) waiting = requestAnimationFrame(measure)
    }
    const sizes = new ResizeObserver(later)
    later()
    const stopWatching = editorDocument.blocks.watch(later)
    const stopLooking = looks.subscribe(later)
    const abort = new AbortController()
    inside.addEventListener('scroll', later, { signal: abort.signal, passive: true })
    // A sheet that comes later may move a block that keeps its size, on a page that stays as high as the window.
    inside.addEventListener('load', later, { signal: abort.signal, capture: true })
    const changes = new MutationObserver(later)
    changes.observe(inside.head, { childList: true, subtree: true, characterData: true })
    // The parts of the site are drawn anew as they are saved.
    changes.observe(inside.body, { childList: true })
    sizes.observe(inside.body)
    sizes.observe(inside.documentElement)
    return () => {
      cancelAnimationFrame(waiting)
      stopWatching()
      stopLooking()
      abort.abort()
      sizes.disconnect()
      changes.disconnect()
    }
  }, [of, read, isSame, drawn, frame, editorDocument, looks])
  return measured?.of === of ? measured.found : null
}

export function isSameBox(one: Box | null, other: Box | null): boolean {
  if (!one || !other) return one === other
  return (
    one.left === other.left &&
    one.top === other.top &&
    one.width === other.width &&
    one.height === other.height
  )
}

function shownBoxOf(inside: Document, id: string, scale: number): Box | null {
  const box = boxOf(inside, id)
  return box && scaledBox(box, scale)
}

function boxesInSight(inside: Document, ids: string, scale: number): Box[] {
  const wanted = new Set(ids.split(' '))
  const height = inside.defaultView?.innerHeight ?? 0
  const boxes: Box[] = []
  for (const element of inside.querySelectorAll<HTMLElement>('[data-bid]')) {
    if (!wanted.has(element.dataset.bid ?? '')) continue
    const { left, top, width, height: own } = element.getBoundingClientRect()
    if (top + own >= 0 && top <= height && (width > 0 || own > 0))
      boxes.push(scaledBox({ left, top, width, height: own }, scale))
  }
  return boxes
}

function isSameList(one: readonly Box[], other: readonly Box[]): boolean {
  return one.length === other.length && one.every((box, index) => isSameBox(box, other[index] ?? null))
}
