/** The page as a tree of names: choose, and see what holds what. */
import { definitions } from '#blocks/registry.ts'
import { plainText } from '#blocks/plainText.ts'
import { useEditor, useRecord, useSelected, useSelectedId } from '../EditorContext.ts'
import type { BlockRecord } from '../model/record.ts'
import { rootId } from '../model/record.ts'

const excerptLength = 32

export function Outline() {
  const root = useRecord(rootId)
  return (
    <nav className="editor-outline" aria-label="Outline">
      <ul>
        {root?.children.map((id) => (
          <OutlineItem key={id} id={id} />
        ))}
      </ul>
    </nav>
  )
}

function OutlineItem({ id }: { id: string }) {
  const { session, frame } = useEditor()
  const record = useRecord(id)
  const isSelected = useSelected(({ selection }) => selection.id === id)
  if (!record) return null
  const choose = () => {
    session.select({ id })
    frame.document?.querySelector(`[data-bid="${CSS.escape(id)}"]`)?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
  }
  return (
    <li>
      <button type="button" aria-current={isSelected || undefined} onClick={choose}>
        <span>{definitions.get(record.type)?.label ?? record.type}</span>
        <small>{excerptOf(record)}</small>
      </button>
      {record.children.length > 0 ? (
        <ul>
          {record.children.map((child) => (
            <OutlineItem key={child} id={child} />
          ))}
        </ul>
      ) : null}
    </li>
  )
}

function excerptOf(record: BlockRecord): string {
  const key = definitions.get(record.type)?.textKey
  const html = key === undefined ? record.state.title : record.state[key]
  const text = typeof html === 'string' ? plainText(html).trim() : ''
  return text.length > excerptLength ? `${text.slice(0, excerptLength)}…` : text
}

/** The chain of blocks down to the selected one; each chooses its block. */
export function Breadcrumbs() {
  const { session } = useEditor()
  const id = useSelectedId()
  const record = useRecord(id ?? rootId)
  if (id === null || !record) return <p className="editor-crumbs">Page</p>
  const chain = [...session.document.ancestorsOf(id), record]
  return (
    <nav className="editor-crumbs" aria-label="Where the selected block stands">
      <ol>
        <li>
          <button type="button" onClick={() => session.select({ id: null })}>
            Page
          </button>
        </li>
        {chain.map((step) => (
          <li key={step.id}>
            <button type="button" aria-current={step.id === id || undefined} onClick={() => session.select({ id: step.id })}>
              {definitions.get(step.type)?.label ?? step.type}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}
