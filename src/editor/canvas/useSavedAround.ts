/**
 * The title, lead picture and the like, which the page draws around its blocks: on the canvas as they are saved. A page with
 * a heading of its own has no title above it, so that its first section is the first thing of the page, as visitors have it.
 */
import { useEffect, useRef } from 'react'
import { useEditor } from '../EditorContext.ts'
import type { EditorDocument } from '../model/editorDocument.ts'
import { partTypes } from '../panels/metaRules.ts'
import { type EditorPost, fieldsOf, titledTypes } from '../post.ts'
import { behindSelector, drawSavedParts } from './aroundPage.ts'

export function useSavedAround(post: EditorPost): void {
  const { frame, editorDocument } = useEditor()
  const saved = JSON.stringify({ ...fieldsOf(post), status: '', slug: '' })
  // What the canvas opened with has nothing behind the blocks yet, where entries have fields.
  const drawn = useRef(mayHaveFields(post) ? '' : saved)
  const { id, type } = post
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
  useEffect(() => {
    const main = frame.document?.querySelector('main')
    return main && mayHaveFields({ type }) ? fieldsLast(main, editorDocument) : undefined
  }, [frame, type, editorDocument])
}

const mayHaveFields = ({ type }: Pick<EditorPost, 'type'>): boolean =>
  type !== 'page' && !titledTypes.has(type) && !partTypes.has(type)

/** Keeps the fields behind the last block, also behind a new one; a block that shows them takes their place. @returns what ends it */
function fieldsLast(main: Element, { blocks }: EditorDocument): () => void {
  const look = () => {
    const [part] = main.querySelectorAll<HTMLElement>(behindSelector)
    if (!part) return
    if (part.parentElement?.lastElementChild !== part) part.parentElement?.append(part)
    const isPlaced = blocks.order().some((id) => blocks.need(id).type === 'fields')
    part.style.display = isPlaced ? 'none' : ''
  }
  const changes = new MutationObserver(look)
  changes.observe(main, { childList: true, subtree: true })
  return () => changes.disconnect()
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
