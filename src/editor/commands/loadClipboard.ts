/** Copy, cut and paste of blocks come with what is around the canvas; before that the browser's own clipboard has the words. */
import { canvasReady } from '../canvas/canvasReady.ts'
import type { EditorValue } from '../EditorContext.ts'

/** Listens in a document as soon as it can; `signal` ends it. */
export function listenToClipboard(inside: Document, now: () => EditorValue, signal: AbortSignal): void {
  canvasReady
    .then(() => import('./clipboardEvents.ts'))
    .then(
      (events) => void (signal.aborted || events.listenToClipboard(inside, now, signal)),
      () => undefined,
    )
}

/** What reads the HTML of other programs. */
export async function loadConverters(): Promise<void> {
  await (await import('./clipboardEvents.ts')).loadConverters()
}
