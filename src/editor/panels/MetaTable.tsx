/** The other metas of a post, as a table of names and values (F-EDIT-11). */
import { Trash2 } from 'lucide-react'
import { useEditorPost } from './postPanelContext.ts'
import { isKnownMeta } from './metaRules.ts'
import { picks } from './texts/picks.ts'
import { common } from '#ui/texts/common.ts'

export function MetaTable({ hidden }: { hidden: readonly string[] }) {
  const { post, change } = useEditorPost()
  const rows = post.metas.flatMap((meta, index) =>
    isKnownMeta(meta.name, post.type) || hidden.includes(meta.name) ? [] : [{ meta, index }],
  )
  const set = (index: number, values: { name?: string; value?: string }) =>
    change({ metas: post.metas.map((meta, at) => (at === index ? { ...meta, ...values } : meta)) })
  return (
    <details className="editor-section" open={rows.length > 0}>
      <summary>{common.fields}</summary>
      {rows.length === 0 ? (
        <p className="muted">{picks.fields_empty({ type: post.type })}</p>
      ) : (
        <table className="editor-metas">
          <thead>
            <tr>
              <th scope="col">{common.name}</th>
              <th scope="col">{picks.value}</th>
              <th scope="col">
                <span className="hidden">{common.remove}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ meta, index }) => (
              <tr key={meta.id ?? `new-${index}`}>
                <td>
                  <input
                    aria-label={common.name}
                    value={meta.name}
                    spellCheck={false}
                    onChange={({ target }) => set(index, { name: target.value })}
                  />
                </td>
                <td>
                  <input
                    aria-label={picks.value_of({ name: meta.name || picks.the_field })}
                    value={meta.value}
                    onChange={({ target }) => set(index, { value: target.value })}
                  />
                </td>
                <td>
                  <button
                    type="button"
                    className="editor-icon"
                    aria-label={picks.remove_field({ name: meta.name || picks.the_field })}
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
        {picks.add_field}
      </button>
    </details>
  )
}
