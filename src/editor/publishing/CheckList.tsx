/** What the checks say of the page before it is published: what is to be put right first, each with a way to do it. */
import { useId, useState } from 'react'
import { CircleAlert, CircleCheck, Lightbulb } from 'lucide-react'
import { definitions } from '#blocks/registry.ts'
import { formatList } from '#platform/language/format.ts'
import { common } from '#ui/texts/common.ts'
import { checkSubjects, type Finding } from '../checks/checkDocument.ts'
import { checkPost } from '../checks/checkPost.ts'
import { useFindings } from '../checks/useFindings.ts'
import { useEditor } from '../EditorContext.ts'
import { outlineName } from '../model/marks.ts'
import type { Saving } from '../saving/useSaving.ts'
import { isUrlBroken } from './stops.ts'
import { publishing } from './texts/publishing.ts'

/** So many that the choice of the moment stays in sight. */
const shownAtFirst = 2
/** Types that search engines list. */
const listed: ReadonlySet<string> = new Set(['page', 'post', 'product'])

interface ChecksProps {
  saving: Saving
  /** The title was missing when the dialog opened: it is asked for here. */
  asksTitle: boolean
  /** The title is what the page's own heading says, and was given by nobody. */
  isFromHeading: boolean
  /** Leads to a block, or to the settings of the page. */
  jump(id: string | null): void
}

interface Row {
  key: string
  isProblem: boolean
  title: string
  help: string
  /** What helps, in one press. */
  way: { kind: 'fix' | 'show'; go(): void } | null
}

export function CheckList({ saving, asksTitle, isFromHeading, jump }: ChecksProps) {
  const { editorDocument } = useEditor()
  const { findings: found, isWhole } = useFindings()
  const [isWholeList, setWholeList] = useState(false)
  const rowOf = useRowOf(jump)
  const { fields, post } = saving
  const findings = found && [...checkPost(post.type, fields.metas, editorDocument), ...found]
  const rows: Row[] = [
    ...(isUrlBroken(fields.slug)
      ? [pageRow('url', true, publishing.url_broken, publishing.url_broken_help, () => jump(null))]
      : []),
    ...(findings ?? []).map(rowOf),
    ...(listed.has(post.type) && fields.description.trim() === '' && !hasSeoDescription(saving)
      ? [
          pageRow(
            'description',
            false,
            publishing.description_missing,
            publishing.description_missing_help,
            () => jump(null),
          ),
        ]
      : []),
  ].toSorted((one, other) => Number(other.isProblem) - Number(one.isProblem))
  const passed = checkSubjects.filter((subject) => !findings?.some((finding) => finding.subject === subject))
  const shown = isWholeList ? rows : rows.slice(0, shownAtFirst)
  const count = rows.length + (asksTitle && fields.title.trim() === '' ? 1 : 0)
  return (
    <section className="publish-checks" aria-labelledby="publish-checks-title">
      <header>
        <h3 id="publish-checks-title">{publishing.checks}</h3>
        <span className="publish-count" data-warns={count > 0 || undefined} role="status">
          {count > 0 ? publishing.to_review({ count }) : isWhole ? '' : publishing.checking}
        </span>
      </header>
      {asksTitle ? <TitleField saving={saving} isFromHeading={isFromHeading} /> : null}
      <ul>
        {shown.map(({ key, isProblem, title, help, way }) => (
          <li key={key} data-problem={isProblem || undefined}>
            {isProblem ? <CircleAlert size={16} aria-hidden /> : <Lightbulb size={16} aria-hidden />}
            <span>
              <b>{title}</b>
              <small>{help}</small>
            </span>
            {way ? (
              <button
                type="button"
                className="button small"
                aria-label={publishing[`${way.kind}_of`]({ what: title })}
                onClick={way.go}
              >
                {publishing[way.kind]}
              </button>
            ) : null}
          </li>
        ))}
        {isWhole && passed.length > 0 ? (
          <li data-passed="">
            <CircleCheck size={16} aria-hidden />
            <span>
              <b>{publishing.others_passed({ count: passed.length })}</b>
              <small>{formatList(passed.map((about) => publishing.passed({ about })))}</small>
            </span>
          </li>
        ) : null}
      </ul>
      {rows.length > shown.length ? (
        <button type="button" className="button small" onClick={() => setWholeList(true)}>
          {publishing.show_all({ count: rows.length - shown.length })}
        </button>
      ) : null}
    </section>
  )
}

const pageRow = (key: string, isProblem: boolean, title: string, help: string, go: () => void): Row => ({
  key,
  isProblem,
  title,
  help,
  way: { kind: 'show', go },
})

const hasSeoDescription = ({ fields }: Saving): boolean =>
  fields.metas.some(({ name, value }) => name === 'seo_description' && value.trim() !== '')

/** A finding with what puts it right: one press where that is known, else the way to its block. */
function useRowOf(jump: (id: string | null) => void): (finding: Finding, index: number) => Row {
  const { editorDocument, mayDesign } = useEditor()
  return ({ id, level, message, fix, asks }, index) => {
    const record = id === null ? undefined : editorDocument.blocks.get(id)
    return {
      key: `${index} ${id} ${message}`,
      isProblem: level === 'problem',
      title: message,
      help: record
        ? (outlineName(record) ?? definitions.get(record.type)?.label ?? record.type)
        : common.page,
      way:
        fix && mayDesign
          ? {
              kind: 'fix',
              go() {
                editorDocument.patch(fix.id, fix.patch)
                editorDocument.blur()
              },
            }
          : record || asks
            ? { kind: 'show', go: () => jump(id) }
            : null,
    }
  }
}

/** Without a title nothing is published: it is typed here, at once. */
function TitleField({ saving, isFromHeading }: Pick<ChecksProps, 'saving' | 'isFromHeading'>) {
  const id = useId()
  const isMissing = saving.fields.title.trim() === ''
  return (
    <div className="field publish-title">
      <label htmlFor={id}>{common.title}</label>
      <input
        id={id}
        value={saving.fields.title}
        maxLength={300}
        aria-invalid={isMissing}
        aria-describedby={`${id}-note`}
        data-publish-title=""
        onChange={({ target }) => saving.change({ title: target.value })}
      />
      <span id={`${id}-note`} className={isMissing ? 'problem' : 'help'}>
        {isMissing
          ? `${publishing.title_missing}. ${publishing.title_missing_help}`
          : isFromHeading
            ? publishing.title_from_heading
            : publishing.title_missing_help}
      </span>
    </div>
  )
}
