/** The chain of blocks down to the selected one; each chooses its block. */
import { definitions } from '#blocks/registry.ts'
import { useEditor, useRecord, useSelectedId } from '../EditorContext.ts'
import { rootId } from '../model/record.ts'
import { outline } from './texts/outline.ts'
import { common } from '#ui/texts/common.ts'

export function Breadcrumbs() {
  const { editorDocument } = useEditor()
  const id = useSelectedId()
  const record = useRecord(id ?? rootId)
  const chain = id === null || !record ? [] : [...editorDocument.blocks.ancestorsOf(id), record]
  return (
    <nav className="editor-crumbs" aria-label={outline.where_selected}>
      <ol>
        <li>
          <button type="button" onClick={() => editorDocument.select({ id: null })}>
            {common.page}
          </button>
        </li>
        {chain.map((step) => (
          <li key={step.id}>
            <button
              type="button"
              aria-current={step.id === id || undefined}
              onClick={() => editorDocument.select({ id: step.id })}
            >
              {definitions.get(step.type)?.label ?? step.type}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}
