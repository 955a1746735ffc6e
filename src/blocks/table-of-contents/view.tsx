/** Draws links to the headings of the page. */
import type { ViewProps } from '../block.ts'
import type { TocHeading } from './headings.ts'
import { outlineOf, type TocEntry } from './outline.ts'
import { tableOfContents } from './texts/tableOfContents.ts'

export interface TocState {
  title?: string
  depth: number
  is_numbered?: boolean
  look?: string
}

export default function TableOfContents({
  block,
  state,
  data,
  page,
}: ViewProps<TocState, TocHeading[] | null>) {
  const entries = outlineOf((data ?? []).filter(({ level }) => level <= Number(state.depth)))
  if (entries.length === 0) return page.isCanvas ? <p className="empty">{tableOfContents.empty}</p> : null
  const titleId = `t-${block.id}`
  return (
    <nav
      className={`b-toc b-toc-${state.look ?? 'box'}${state.is_numbered ? ' b-toc-numbered' : ''}`}
      aria-labelledby={state.title ? titleId : undefined}
      aria-label={state.title ? undefined : tableOfContents.on_this_page}
    >
      {state.title ? (
        <p className="b-toc-title" id={titleId}>
          {state.title}
        </p>
      ) : null}
      <Entries entries={entries} />
    </nav>
  )
}

function Entries({ entries }: { entries: TocEntry[] }) {
  return (
    <ol>
      {entries.map((entry) => (
        <li key={entry.anchor}>
          <a href={`#${encodeURIComponent(entry.anchor)}`}>{entry.text}</a>
          {entry.entries.length > 0 ? <Entries entries={entry.entries} /> : null}
        </li>
      ))}
    </ol>
  )
}
