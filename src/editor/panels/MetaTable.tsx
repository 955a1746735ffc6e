/** The other metas of a post, as a table of names and values (F-EDIT-11). */
import { Trash2 } from 'lucide-react'
import { useEditorPost } from './postPanelContext.ts'
import { isKnownMeta } from './metaRules.ts'

export function MetaTable({ hidden }: { hidden: readonly string[] }) {
  const { post, change } = useEditorPost()
  const rows = post.metas.flatMap((meta, index) =>
    isKnownMeta(meta.name, post.type) || hidden.includes(meta.name) ? [] : [{ meta, index }],
  )
  const set = (index: number, values: { name?: string; value?: string }) =>
    change({ metas: post.metas.map((meta, at) => (at === index ? { ...meta, ...values } : meta)) })
  return (
    <details className="editor-section" open={rows.length > 0}>
      <summary>Fields</summary>
      {rows.length === 0 ? (
        <p className="muted">Facts of your own about this {post.type}, for filters and other pages.</p>
      ) : (
        <table className="editor-metas">
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">Value</th>
              <th scope="col">
                <span className="hidden">Remove</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ meta, index }) => (
              <tr key={meta.id ?? `new-${index}`}>
                <td>
                  <input
                    aria-label="Name"
                    value={meta.name}
                    spellCheck={false}
                    onChange={({ target }) => set(index, { name: target.value })}
                  />
                </td>
                <td>
                  <input
                    aria-label={`Value of ${meta.name || 'the field'}`}
                    value={meta.value}
                    onChange={({ target }) => set(index, { value: target.value })}
                  />
                </td>
                <td>
                  <button
                    type="button"
                    className="editor-icon"
                    aria-label={`Remove ${meta.name || 'the field'}`}
                    onClick={() => change({ metas: post.metas.toSpliced(index, 1) })}
                  >
                    <Trash2 size={15} aria-hidden />
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <button
        type="button"
        className="button small"
        onClick={() => change({ metas: [...post.metas, { name: '', value: '' }] })}
      >
        Add a field
      </button>
    </details>
  )
}
