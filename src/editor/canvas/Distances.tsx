/**
 * While Alt is held: how many pixels there are between the selected block and the one under the pointer, or the block that
 * holds it. In the pixels of the page, however large that is drawn.
 */
import { useEffect, useState } from 'react'
import { useEditor, useSelectedId, useView } from '../EditorContext.ts'
import { type Distance, distancesBetween } from './distances.ts'
import { rootId } from '../model/record.ts'
import { type Box, blockIdAt, boxOf } from './elements.ts'
import './distances.css'

/** Of what holds all blocks. */
function boxOfMain(inside: Document): Box | null {
  return inside.querySelector('main')?.getBoundingClientRect() ?? null
}

export function Distances() {
  const id = useSelectedId()
  const { frame, editorDocument } = useEditor()
  const { scale } = useView(({ page }) => page)
  const [lines, setLines] = useState<readonly Distance[]>([])
  const inside = frame.document
  useEffect(() => {
    if (!inside || id === null) return undefined
    const abort = new AbortController()
    const measure = (under: string | null) => {
      const to = under === null || under === id ? editorDocument.blocks.get(id)?.parent : under
      const one = boxOf(inside, id)
      const other = to === undefined ? null : to === rootId ? boxOfMain(inside) : boxOf(inside, to)
      setLines(one && other ? distancesBetween(one, other) : [])
    }
    const options = { signal: abort.signal, passive: true }
    measure(null)
    inside.addEventListener('pointermove', ({ target }) => measure(blockIdAt(target)), options)
    inside.addEventListener('scroll', () => setLines([]), options)
    return () => abort.abort()
  }, [inside, id, editorDocument])
  return (
    <div className="editor-distances" aria-hidden="true">
      {lines.map(({ axis, left, top, length }, index) => (
        <i
          key={index}
          data-axis={axis}
          style={{
            left: left * scale,
            top: top * scale,
            [axis === 'x' ? 'width' : 'height']: length * scale,
          }}
        >
          <b>{Math.round(length)}</b>
        </i>
      ))}
    </div>
  )
}
