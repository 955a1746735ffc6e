/** What to put right on the page; each line leads to its block. Looked at again a moment after every change. */
import { CircleAlert, CircleCheck, Lightbulb } from 'lucide-react'
import { useEffect, useState } from 'react'
import { definitions } from '#blocks/registry.ts'
import { useEditor } from '../EditorContext.ts'
import { outlineName } from '../model/marks.ts'
import { checkAxe } from './checkAxe.ts'
import { checkCanvas, checkLinks } from './checkCanvas.ts'
import { checkReferences } from './checkReferences.ts'
import { checkDocument, type Finding } from './checkDocument.ts'
import { pageChecks } from './texts/pageChecks.ts'
import { common } from '#ui/texts/common.ts'

const pauseMs = 600

export function ChecksPanel() {
  const editor = useEditor()
  const { editorDocument, frame, mayDesign } = editor
  const [findings, setFindings] = useState<readonly Finding[] | null>(null)
  useEffect(() => {
    const abort = new AbortController()
    let count = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      const inside = frame.document
      const now = [
        ...checkDocument(definitions, editorDocument.blocks),
        ...(inside ? checkCanvas(inside, editorDocument.blocks) : []),
      ]
      setFindings(now)
      // What takes longer comes as it is known. Offline, or with the panel closed, what was found stays.
      const later = [
        checkLinks(editorDocument.blocks, abort.signal),
        checkReferences(editorDocument.blocks, abort.signal),
        ...(inside ? [checkAxe(inside, abort.signal)] : []),
      ]
      count += 1
      const mine = count
      void Promise.allSettled(later).then((answers) => {
        const more = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
        if (mine === count && !abort.signal.aborted) setFindings([...now, ...more])
      })
    }
    look()
    const lookSoon = () => {
      clearTimeout(timer)
      timer = setTimeout(look, pauseMs)
    }
    const stop = editorDocument.blocks.watch(lookSoon)
    // Pictures that come later are looked at as well.
    const inside = frame.document
    inside?.addEventListener('load', lookSoon, true)
    return () => {
      stop()
      inside?.removeEventListener('load', lookSoon, true)
      clearTimeout(timer)
      abort.abort()
    }
  }, [editorDocument, frame])
  const jump = (id: string) => {
    editorDocument.select({ id })
    frame.document
      ?.querySelector(`[data-bid="${CSS.escape(id)}"]`)
      ?.scrollIntoView({ block: 'center', behavior: 'smooth' })
  }
  if (findings === null) return null
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
        {findings.map(({ id, level, message, fix }, index) => {
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
              {fix && mayDesign ? (
                <button
                  type="button"
                  className="editor-tool editor-finding-fix"
                  onClick={() => {
                    editorDocument.patch(fix.id, fix.patch)
                    editorDocument.blur()
                  }}
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
