/**
 * What words are written with comes as soon as the canvas is ready, and before it on a page that is still empty. A text that
 * is entered earlier waits for it, and the keys of that time with it (commands/heldKeys.ts).
 */
import type { SelectedBlocks } from '../model/selectedBlocks.ts'
import { canvasReady } from './canvasReady.ts'
import { listsNow, loadLists } from './loadLists.ts'
import { loadTables, tablesNow } from './loadTables.ts'

type Writing = typeof import('./writing.ts')

let writing: Writing | null = null

/** @throws Error where it cannot be loaded; asked for again it may be there */
export async function loadWriting(): Promise<Writing> {
  writing ??= await import('./writing.ts')
  return writing
}

/** What is there; null while it is on its way. */
export const writingNow = (): Writing | null => writing

/** Loads it in time and tells the block that waits for it. Returns what stops it. */
export function bringWriting(selected: SelectedBlocks): () => void {
  let isOn = true
  let isComing = false
  const show = (): void => void (isOn && selected.set(selected.now))
  const bring = (): void => {
    if (isComing || (writing !== null && listsNow() !== null && tablesNow() !== null)) return
    // Showing what is there asks for it again.
    isComing = true
    void loadWriting()
      .then(() => {
        show()
        return Promise.all([loadLists(), loadTables()]).then(show)
      })
      .catch(() => undefined)
      .finally(() => (isComing = false))
  }
  void canvasReady.then(bring)
  const stop = selected.on(() => void (selected.now.anchor !== undefined && bring()))
  return () => {
    isOn = false
    stop()
  }
}
