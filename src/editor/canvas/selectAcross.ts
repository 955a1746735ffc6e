/**
 * The pointer drawn from the words of one block into another selects whole blocks from there on: one text is written at a
 * time, so words of several cannot be selected together.
 */
import type { EditorValue } from '../EditorContext.ts'
import { blockCountText } from '../commands/selectionText.ts'
import { extendTo } from '../model/several.ts'
import { blockIdAt } from './elements.ts'

/** How near to the edge the pointer scrolls the page, and by how much an event. */
const scrollEdgePx = 40
const scrollStepPx = 14

/** Listens in the frame; `signal` ends it. */
export function listenForDraws(inside: Document, editor: EditorValue, signal: AbortSignal): void {
  const { editorDocument, announce } = editor
  const options = { signal }
  /** The block that the pointer went down in. */
  let start: string | null = null
  let isAcross = false
  inside.addEventListener(
    'pointerdown',
    (event) => {
      isAcross = false
      // A finger scrolls; with Shift what is selected already is extended.
      start =
        event.button === 0 && event.pointerType !== 'touch' && !event.shiftKey
          ? blockIdAt(event.target)
          : null
    },
    options,
  )
  inside.addEventListener(
    'pointermove',
    (event) => {
      if (start === null || (event.buttons & 1) === 0) return
      const over = blockIdAt(event.target)
      const isElsewhere =
        over !== null &&
        over !== start &&
        editorDocument.blocks.has(start) &&
        !editorDocument.blocks.isWithin(start, over)
      if (!isAcross && !isElsewhere) return
      if (!isAcross) {
        isAcross = true
        // From here on no words are selected under the blocks.
        inside.documentElement.style.userSelect = 'none'
      }
      inside.getSelection()?.removeAllRanges()
      const { clientY, view } = event
      const height = view?.innerHeight ?? 0
      if (clientY < scrollEdgePx) view?.scrollBy(0, -scrollStepPx)
      if (clientY > height - scrollEdgePx) view?.scrollBy(0, scrollStepPx)
      if (over === null || (over !== start && !isElsewhere)) return
      if (over === start) editorDocument.select({ id: start })
      else extendTo(editorDocument, over, start)
    },
    options,
  )
  for (const kind of ['pointerup', 'pointercancel'] as const) {
    inside.addEventListener(
      kind,
      () => {
        if (isAcross) announce(`${blockCountText(editorDocument.selectedIds.length)} selected`)
        if (isAcross) inside.documentElement.style.userSelect = ''
        start = null
        isAcross = false
      },
      options,
    )
  }
}
