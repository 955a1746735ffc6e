/** The layouts that an empty page offers, each drawn small. */
import { useEffect, useRef, useState } from 'react'
import { definitions } from '#blocks/registry.ts'
import { pageLayouts, sectionsOf, type PageLayout } from '#patterns/pageLayouts.ts'
import { loadWhenIdle } from '#ui/onDemand.tsx'
import { PatternPicture } from '../commands/PatternPicture.tsx'
import { prepared } from '../commands/preparePattern.ts'
import { insertMenu } from '../commands/texts/insertMenu.ts'
import { useEditor } from '../EditorContext.ts'
import { pasteBlocks } from '../model/paste.ts'
import { isWritten } from '../model/subtree.ts'
import { acts } from '../model/texts/acts.ts'
import { emptyParagraph } from './emptyPage.ts'
import { canvas } from './texts/canvas.ts'

export function StarterList() {
  const { editorDocument, report, announce } = useEditor()
  const [chosen, setChosen] = useState<string | null>(null)
  const { drawn, onDrawn } = useDrawnInTurns()

  async function insert(layout: PageLayout) {
    const label = layout.title()
    setChosen(layout.name)
    const made = await prepared(sectionsOf(layout)).catch(() => null)
    setChosen(null)
    if (!made) return announce(insertMenu.not_prepared({ label }))
    // Somebody may have begun to write meanwhile.
    const target = emptyParagraph(editorDocument)
    if (target === null) return
    const blocks = made.map((one) => ({ ...one }))
    const isDone = report(
      pasteBlocks(editorDocument, blocks, { target, position: 'replace' }, acts.insert({ label })),
      canvas.inserted({ layout: label }),
    )
    // The page is gone on with where it begins: nobody chose all its sections.
    const first = editorDocument.blocks
      .order()
      .find((id) => isWritten(definitions.get(editorDocument.blocks.need(id).type)))
    if (isDone && first !== undefined) editorDocument.select({ id: first, anchor: 0, head: 0 })
  }
  return (
    <section className="editor-starters" aria-label={canvas.start_layouts}>
      <h2>{canvas.start_title}</h2>
      <ul>
        {pageLayouts.map((layout, index) => (
          <li key={layout.name}>
            <button
              type="button"
              aria-busy={chosen === layout.name}
              disabled={chosen !== null}
              onClick={() => void insert(layout)}
            >
              <PatternPicture
                query={index < drawn ? `layout=${layout.name}` : null}
                title={layout.title()}
                onLoad={onDrawn}
              />
              {layout.title()}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** How many of the pictures may be drawn: one after the other, each when nobody types and the browser is idle. */
function useDrawnInTurns(): { drawn: number; onDrawn(): void } {
  const [drawn, setDrawn] = useState(0)
  const waiting = useRef<() => void>(() => undefined)
  useEffect(
    () =>
      loadWhenIdle(
        pageLayouts.map((_, index) => () => {
          setDrawn(index + 1)
          return new Promise<void>((resolve) => (waiting.current = resolve))
        }),
        'rest',
      ),
    [],
  )
  return { drawn, onDrawn: () => waiting.current() }
}
