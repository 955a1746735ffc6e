/** First sight of an empty page: whole layouts to begin with, under the caret. They go as soon as something is written. */
import { useSyncExternalStore } from 'react'
import { onDemand } from '#ui/onDemand.tsx'
import { useEditor } from '../EditorContext.ts'
import { emptyParagraph } from './emptyPage.ts'

const StarterList = onDemand(() => import('./StarterList.tsx').then((part) => part.StarterList), 'hide')

export function Starters() {
  const { editorDocument, mayDesign, type } = useEditor()
  const isEmpty = useSyncExternalStore(
    (listener) => editorDocument.blocks.watch(listener),
    () => emptyParagraph(editorDocument) !== null,
  )
  // They are layouts of pages.
  return isEmpty && mayDesign && type === 'page' ? <StarterList /> : null
}
