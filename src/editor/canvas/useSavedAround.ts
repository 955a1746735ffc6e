/**
 * The title, lead picture and the like, which the page draws around its blocks: on the canvas as they are saved. A page with
 * a heading of its own has no title above it, so that its first section is the first thing of the page, as visitors have it.
 */
import { useEffect, useRef } from 'react'
import { useEditor } from '../EditorContext.ts'
import { type EditorPost, fieldsOf } from '../post.ts'
import { drawSavedParts } from './aroundPage.ts'

export function useSavedAround(post: EditorPost): void {
  const { frame } = useEditor()
  const saved = JSON.stringify({ ...fieldsOf(post), status: '', slug: '' })
  const drawn = useRef(saved)
  const { id } = post
  useEffect(() => {
    const inside = frame.document
    if (!inside || drawn.current === saved) return
    drawn.current = saved
    void drawSavedParts(inside, id)
  }, [frame, saved, id])
  useEffect(() => {
    const main = frame.document?.querySelector('main')
    return main ? titleOnce(main) : undefined
  }, [frame])
}

/** Takes the title away while a block is the page's heading. @returns what ends it */
function titleOnce(main: Element): () => void {
  let taken: Element | null = null
  const look = () => {
    const flow = main.querySelector(':scope > .flow')
    const title = main.querySelector(':scope > .page-head')
    if (flow?.querySelector('h1')) {
      if (title) (taken = title).remove()
    } else if (taken && !title) flow?.before(taken)
  }
  const changes = new MutationObserver(look)
  changes.observe(main, { childList: true, subtree: true })
  look()
  return () => changes.disconnect()
}
