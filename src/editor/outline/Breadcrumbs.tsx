/** The chain of blocks down to the selected one; each chooses its block. */
import { definitions } from '#blocks/registry.ts'
import { useEditor, useRecord, useSelectedId } from '../EditorContext.ts'
import { rootId } from '../model/record.ts'
import { outline } from './texts/outline.ts'
import { common } from '#ui/texts/common.ts'

export function Breadcrumbs() {
  const { session } = useEditor()
  const id = useSelectedId()
  const record = useRecord(id ?? rootId)
  const chain = id === null || !record ? [] : [...session.document.ancestorsOf(id), record]
  return (
    <nav className="editor-crumbs" aria-label={outline.where_selected}>
      <ol>
        <li>
          <button type="button" onClick={() => session.select({ id: null })}>
            {common.page}
          </button>
        </li>
        {chain.map((step) => (
          <li key={step.id}>
            <button
              type="button"
              aria-current={step.id === id || undefined}
              onClick={() => session.select({ id: step.id })}
            >
              {definitions.get(step.type)?.label ?? step.type}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}
