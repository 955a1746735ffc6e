/** What to put right on the page; each line leads to its block. Looked at again a moment after every change. */
import { CircleAlert, CircleCheck, Lightbulb } from 'lucide-react'
import { useState } from 'react'
import { definitions } from '#blocks/registry.ts'
import { useEditor } from '../EditorContext.ts'
import { outlineName } from '../model/marks.ts'
import { withMeta } from '../panels/metaRules.ts'
import { useEditorPost } from '../panels/postPanelContext.ts'
import { checkPost, leadAlt } from './checkPost.ts'
import { useFindings } from './useFindings.ts'
import { pageChecks } from './texts/pageChecks.ts'
import { common } from '#ui/texts/common.ts'

export function ChecksPanel() {
  const { editorDocument, frame, mayDesign, mayWrite } = useEditor()
  const { post, change } = useEditorPost()
  const { findings: found } = useFindings()
  const jump = (id: string) => {
    editorDocument.select({ id })
    frame.document
      ?.querySelector(`[data-bid="${CSS.escape(id)}"]`)
      ?.scrollIntoView({ block: 'center', behavior: 'smooth' })
  }
  const put = (id: string, patch: Record<string, unknown>) => {
    editorDocument.patch(id, patch)
    editorDocument.blur()
  }
  if (found === null) return null
  const findings = [...checkPost(post.type, post.metas, editorDocument), ...found]
  const problems = findings.filter(({ level }) => level === 'problem')
  return (
    <section className="editor-section">
      <p role="status">
        {findings.length === 0
          ? pageChecks.all_well
          : pageChecks.counts({ problems: problems.length, hints: findings.length - problems.length })}
      </p>
      {findings.length === 0 ? (
        <p className="editor-all-well">
          <CircleCheck size={18} aria-hidden /> {pageChecks.all_well_text}
        </p>
      ) : null}
      <ul className="editor-findings">
        {findings.map(({ id, level, message, fix, asks }, index) => {
          const record = id === null ? undefined : editorDocument.blocks.get(id)
          const name = record
            ? (outlineName(record) ?? definitions.get(record.type)?.label ?? record.type)
            : common.page
          const face = (
            <>
              {level === 'problem' ? (
                <CircleAlert size={16} aria-label={pageChecks.problem} />
              ) : (
                <Lightbulb size={16} aria-label={pageChecks.hint} />
              )}
              <span>
                <b>{name}</b> {message}
              </span>
            </>
          )
          return (
            <li key={`${index} ${id} ${message}`} data-level={level}>
              {id !== null && record ? (
                <button type="button" onClick={() => jump(id)}>
                  {face}
                </button>
              ) : (
                <div>{face}</div>
              )}
              {asks && mayWrite ? (
                <MissingWords
                  write={(words) =>
                    record
                      ? put(record.id, { [asks]: words })
                      : change(({ metas }) => ({ metas: withMeta(metas, leadAlt, words) }))
                  }
                />
              ) : null}
              {fix && mayDesign ? (
                <button
                  type="button"
                  className="editor-tool editor-finding-fix"
                  onClick={() => put(fix.id, fix.patch)}
                >
                  {fix.title}
                </button>
              ) : null}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** Kept when the field is left or Enter is pressed: the finding, and the field with it, goes as soon as there are words. */
function MissingWords({ write }: { write(words: string): void }) {
  const [words, setWords] = useState('')
  const keep = () => {
    if (words.trim() !== '') write(words.trim())
  }
  return (
    <input
      className="editor-finding-words"
      aria-label={common.text_alternative}
      placeholder={common.text_alternative}
      maxLength={1000}
      value={words}
      onChange={({ target }) => setWords(target.value)}
      onBlur={keep}
      onKeyDown={({ key }) => key === 'Enter' && keep()}
    />
  )
}
