/** The title, lead picture and the like, which the page draws around its blocks: on the canvas as they are saved. */
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
}
