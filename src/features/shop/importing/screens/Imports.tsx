/** Takes products, stock, orders and customers out as CSV, and reads such files: first what would change, then the change. */
import { formatList, formatNumber } from '#platform/language/format.ts'
import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { CallError } from '#platform/client/call.ts'
import { ShowMore, useGrowingList } from '#ui/growingList.tsx'
import { notify } from '#ui/notices.ts'
import { Page } from '#ui/Page.tsx'
import { RelativeTime } from '#ui/RelativeTime.tsx'
import { EmptyState, Loaded } from '#ui/states.tsx'
import { StatusMark } from '#ui/StatusMark.tsx'
import { failureWords, refresh, useAction } from '#ui/useCall.ts'
import { useViewer } from '#ui/viewer.ts'
import type { CsvKindName } from '../importKind.ts'
import { rightsOf } from '../importRights.ts'
import type { CsvRun } from '../importSchema.ts'

const path = '/api/shop/imports'
const kinds: { kind: CsvKindName; title: string; text: string }[] = [
  {
    kind: 'products',
    title: 'Products',
    text: 'A row for each variant, found by handle or sku. What the file does not name stays as it is.',
  },
  {
    kind: 'stock',
    title: 'Stock',
    text: 'A row for each variant and place. An empty number is not counted.',
  },
  {
    kind: 'orders',
    title: 'Orders',
    text: 'A row for each line. Orders of a former shop come in as finished; known numbers are left alone.',
  },
  {
    kind: 'customers',
    title: 'Customers',
    text: 'A row for each email address. New ones get an account and choose a password themselves.',
  },
]
const titleOf = (kind: CsvKindName) => kinds.find((one) => one.kind === kind)?.title ?? kind

export default function Imports() {
  const [isRunning, setRunning] = useState(false)
  const query = useGrowingList<CsvRun>(path, {}, { refetchMs: isRunning ? 1000 : 0 })
  const works = query.data?.some(({ state }) => state === 'waiting' || state === 'running') ?? false
  if (works !== isRunning) setRunning(works)
  return (
    <Page title="Import and export" text="Files are CSV, as every spreadsheet reads and writes them.">
      <div className="cards">
        {kinds.map((one) => (
          <KindCard key={one.kind} {...one} />
        ))}
      </div>
      <section className="card-box" aria-labelledby="imports-title">
        <h2 id="imports-title">Imports</h2>
        <Loaded query={query} rows={3}>
          {(runs) =>
            runs.length === 0 ? (
              <EmptyState
                title="Nothing imported yet"
                text="Take a kind out first: the file shows which columns there are."
              />
            ) : (
              <ul className="imports">
                {runs.map((run) => (
                  <RunRow
                    key={run.id}
                    run={run}
                    isOver={runs.some(
                      (other) =>
                        other.kind === run.kind &&
                        other.file_name === run.file_name &&
                        other.created_at > run.created_at,
                    )}
                  />
                ))}
              </ul>
            )
          }
        </Loaded>
        <ShowMore list={query} label="Show older imports" />
      </section>
    </Page>
  )
}

function KindCard({ kind, title, text }: { kind: CsvKindName; title: string; text: string }) {
  const viewer = useViewer()
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [refused, setRefused] = useState<{ file: string; text: string } | null>(null)
  async function send(file: File) {
    setBusy(true)
    setRefused(null)
    try {
      // The file goes as it is: a large one is never read into the page.
      const response = await fetch(
        `/api/shop/csv/${kind}?name=${encodeURIComponent(file.name.slice(0, 200))}`,
        {
          method: 'POST',
          body: file,
          credentials: 'same-origin',
          headers: { 'content-type': 'text/csv', 'x-timestamp': String(Date.now()) },
        },
      )
      const body: { error?: { code: string; message: string } } = await response.json()
      if (!response.ok)
        throw new CallError({
          message: body.error?.message ?? response.statusText,
          statusText: response.statusText,
          status: response.status,
          code: body.error?.code ?? '',
          data: null,
        })
      notify({
        kind: 'info',
        title: `${file.name} is looked through`,
        text: 'Nothing is changed before you say so.',
      })
    } catch (error) {
      setRefused({ file: file.name, text: failureWords(error, '').text })
    } finally {
      setBusy(false)
      await refresh(client, [path])
    }
  }
  if (!viewer.can(rightsOf[kind].export)) return null
  return (
    <section className="card-box stack" aria-label={title}>
      <div>
        <h2>{title}</h2>
        <p className="muted">{text}</p>
      </div>
      <div className="row">
        <a className="button small" href={`/api/shop/csv/${kind}`} download>
          Export<span className="hidden"> {title.toLowerCase()}</span>
        </a>
        {viewer.can(rightsOf[kind].import) && (
          <label className={`button small ${isBusy ? 'busy' : ''}`}>
            {isBusy ? (
              'Sending…'
            ) : (
              <>
                Import…<span className="hidden"> {title.toLowerCase()}</span>
              </>
            )}
            <input
              type="file"
              className="hidden"
              accept=".csv,text/csv"
              disabled={isBusy}
              onChange={(event) => {
                const [file] = event.target.files ?? []
                event.target.value = ''
                if (file) void send(file)
              }}
            />
          </label>
        )}
      </div>
      {refused && (
        <p className="problem wrap-anywhere" role="alert">
          <b>{refused.file}</b> was not taken. {refused.text}
        </p>
      )}
    </section>
  )
}

function counts({ created, changed, unchanged, refused, is_write }: CsvRun): string {
  const said = [
    [created, is_write ? 'new' : 'would be new'],
    [changed, is_write ? 'changed' : 'would change'],
    [unchanged, 'as they are'],
    [refused, 'refused'],
  ] as const
  const parts = said.flatMap(([count, word]) => (count > 0 ? [`${formatNumber(count)} ${word}`] : []))
  return parts.length > 0 ? `${parts.join(', ')} (lines)` : 'No lines yet'
}

/** @param isOver the same file was imported or looked through again since */
function RunRow({ run, isOver }: { run: CsvRun; isOver: boolean }) {
  const write = useAction('POST', `${path}/${run.id}/write`, {
    refresh: [path],
    done: 'The import has begun',
  })
  const works = run.state === 'waiting' || run.state === 'running'
  const mayWrite = run.state === 'done' && !run.is_write && !isOver && run.created + run.changed > 0
  return (
    <li>
      <div className="row between">
        <span>
          <b>
            {titleOf(run.kind)}: {run.file_name}
          </b>
          <small className="muted">
            {' '}
            <RelativeTime time={run.created_at} />
          </small>
        </span>
        <StatusMark
          status={run.state === 'done' ? 'completed' : run.state === 'failed' ? 'failed' : 'processing'}
          text={
            run.state === 'failed'
              ? 'Stopped'
              : works
                ? run.is_write
                  ? 'Importing'
                  : 'Looking through'
                : run.is_write
                  ? 'Imported'
                  : 'Looked through'
          }
        />
      </div>
      {works && <progress aria-label={`Progress of ${run.file_name}`} value={run.progress} max={1} />}
      <p role="status">{run.error ?? counts(run)}</p>
      {run.unknown_columns.length > 0 && (
        <p>
          <b>{run.unknown_columns.length === 1 ? 'A column is' : 'Columns are'} left out:</b>{' '}
          {formatList(run.unknown_columns)}. An export names the columns that are read
          {run.kind === 'products' &&
          run.unknown_columns.some((name) => /stock|quantity|inventory/i.test(name))
            ? '; pieces come with a file of Stock'
            : ''}
          .
        </p>
      )}
      {run.problems.length > 0 && (
        <details open={run.problems.length <= 10}>
          <summary>
            {formatNumber(run.refused)} refused {run.refused === 1 ? 'line' : 'lines'}
          </summary>
          <ul className="problem-lines">
            {run.problems.map((one, index) => (
              <li key={index}>
                <b>Line {one.line}</b> {one.text}
              </li>
            ))}
          </ul>
          {run.refused > run.problems.length && <p className="muted">The report names all of them.</p>}
        </details>
      )}
      {run.missing_categories.length > 0 && !works && (
        <Categories run={run} mayMake={run.state === 'done' && !run.is_write && !isOver} />
      )}
      {run.state === 'done' && (
        <div className="row">
          {mayWrite && (
            <button
              type="button"
              className="button primary small"
              disabled={write.isPending}
              onClick={() => write.mutate({})}
            >
              Import {formatNumber(run.created + run.changed)}{' '}
              {run.created + run.changed === 1 ? 'line' : 'lines'}
            </button>
          )}
          {run.created + run.changed + run.refused > 0 && (
            <a className="button small" href={`${path}/${run.id}/report`} download>
              Report of every line
            </a>
          )}
        </div>
      )}
    </li>
  )
}

/** Categories that a file names and that are not there: they can come with the import, and it is said how that would be first. */
function Categories({
  run: { id, is_write, makes_categories, missing_categories: titles },
  mayMake,
}: {
  run: CsvRun
  mayMake: boolean
}) {
  const viewer = useViewer()
  const again = useAction('POST', `${path}/${id}/check`, {
    refresh: [path],
    done: 'The file is looked through again',
  })
  const named = formatList(titles.length > 8 ? [...titles.slice(0, 8), `${titles.length - 8} more`] : titles)
  const many = titles.length === 1 ? 'category' : 'categories'
  if (makes_categories)
    return (
      <p className="muted">
        {is_write ? `Made the ${many}` : `The import makes the ${many}`} {named}.
      </p>
    )
  if (!mayMake) return null
  return (
    <div className="choice-box">
      <p>
        <b>{titles.length === 1 ? 'One category is' : `${titles.length} categories are`} not there:</b>{' '}
        {named}.
      </p>
      {viewer.can('taxonomy.write') && (
        <button
          type="button"
          className="button small"
          disabled={again.isPending}
          onClick={() => again.mutate({ makes_categories: true })}
        >
          Make {titles.length === 1 ? 'it' : 'them'} with the import
        </button>
      )}
    </div>
  )
}
