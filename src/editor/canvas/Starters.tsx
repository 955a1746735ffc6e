/** First sight of an empty page: layouts to begin with, under the caret. They go as soon as something is written. */
import { useSyncExternalStore } from 'react'
import { SketchPicture } from '../commands/SketchPicture.tsx'
import { starters } from '../commands/starters.ts'
import { useEditor } from '../EditorContext.ts'
import type { EditorDocument } from '../model/editorDocument.ts'
import { pasteBlocks } from '../model/paste.ts'
import { isEmptyHtml } from './richText.ts'
import { canvas } from './texts/canvas.ts'
import { acts } from '../model/texts/acts.ts'

/** The one empty paragraph of a page that holds nothing else; null where something is written. */
function emptyParagraph({ blocks }: EditorDocument): string | null {
  const [first, ...others] = blocks.root.children
  const record = first === undefined || others.length > 0 ? undefined : blocks.get(first)
  return record?.type === 'paragraph' && isEmptyHtml(record.state.text) ? record.id : null
}

export function Starters() {
  const { editorDocument, report, mayDesign, type } = useEditor()
  const id = useSyncExternalStore(
    (listener) => editorDocument.blocks.watch(listener),
    () => emptyParagraph(editorDocument),
  )
  // They are layouts of pages.
  if (id === null || !mayDesign || type !== 'page') return null
  return (
    <section className="editor-starters" aria-label={canvas.start_layouts}>
      <h2>{canvas.start_title}</h2>
      <ul>
        {starters.map(({ name, title, sketch, make }) => (
          <li key={name}>
            <button
              type="button"
              onClick={() =>
                report(
                  pasteBlocks(
                    editorDocument,
                    make(),
                    { target: id, position: 'replace' },
                    acts.insert({ label: title }),
                  ),
                  canvas.inserted({ layout: title }),
                )
              }
            >
              <SketchPicture sketch={sketch} />
              {title}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
