/** What the site tells its writers over a post: components of the region `editor` whose rules hold for it, before the blocks. */
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Block } from '#blocks/block.ts'
import { loadViews } from '#blocks/lazyViews.ts'
import { staticBlocks } from '#blocks/reusable/PlacedBlocks.tsx'
import { call } from '#platform/client/call.ts'
import { useEditor } from '../EditorContext.ts'
import { canvas } from './texts/canvas.ts'

interface Note {
  id: string
  title: string
  blocks: Block[]
}

/** @param root the element of the canvas that holds the blocks */
export function WriterNotes({ root }: { root: HTMLElement }) {
  const { page } = useEditor()
  const type = new URLSearchParams(location.search).get('type') ?? 'page'
  const input = page.postId === null ? { id: 'new', type } : { id: page.postId }
  const { data: notes = [] } = useQuery({
    queryKey: ['/api/posts/components/editor', input],
    queryFn: async () => {
      const found = await call<Note[]>('GET', '/api/posts/components/editor', input)
      if (found.length > 0) await loadViews()
      return found
    },
  })
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const hasNotes = notes.length > 0
  useEffect(() => {
    if (!hasNotes) return
    const made = root.ownerDocument.createElement('aside')
    made.className = 'canvas-writer-notes'
    made.setAttribute('aria-label', canvas.for_writers)
    root.before(made)
    setPlace(made)
    return () => {
      made.remove()
      setPlace(null)
    }
  }, [root, hasNotes])
  if (!place || !hasNotes) return null
  return createPortal(
    notes.map(({ id, title, blocks }) => (
      <div key={id} className="flow" inert>
        <p className="canvas-writer-title">{title}</p>
        {staticBlocks(blocks, page)}
      </div>
    )),
    place,
  )
}
