/**
 * Copy, cut and paste of blocks come with what is around the canvas. Before that the browser's own clipboard copies the words;
 * what is pasted waits.
 */
import { canvasReady } from '../canvas/canvasReady.ts'
import type { EditorValue } from '../EditorContext.ts'
import { pastedOf, takeEvent } from './pasteEvent.ts'
import { endPasting } from './typeHeld.ts'

/** Listens in a document as soon as it can; `signal` ends it. */
export function listenToClipboard(inside: Document, now: () => EditorValue, signal: AbortSignal): void {
  const early = new AbortController()
  const coming = canvasReady.then(() => import('./clipboardEvents.ts'))
  inside.addEventListener(
    'paste',
    (event) => {
      const pasted = pastedOf(event, now())
      if (!pasted) return
      takeEvent(event)
      const { frame } = now()
      frame.isPasting = true
      coming.then(
        ({ pasteLate }) => pasteLate(pasted, now()),
        () => {
          frame.text?.pasteText(pasted.text)
          endPasting(now())
        },
      )
    },
    { signal: AbortSignal.any([signal, early.signal]), capture: true },
  )
  coming.then(
    (events) => {
      early.abort()
      if (!signal.aborted) events.listenToClipboard(inside, now, signal)
    },
    () => undefined,
  )
}

/** What reads the HTML of other programs. */
export async function loadConverters(): Promise<void> {
  await (await import('./clipboardEvents.ts')).loadConverters()
}
