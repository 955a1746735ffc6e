/** Takes products, stock, orders and customers out as CSV, and reads such files: first what would change, then the change. */
import { formatList } from '#platform/language/format.ts'
import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { CallError } from '#platform/client/call.ts'
import { ShowMore, useGrowingList } from '#ui/growingList.tsx'
import { notify } from '#ui/notices.ts'
import { Page } from '#ui/Page.tsx'
import { RelativeTime } from '#ui/RelativeTime.tsx'
import { EmptyState, Loaded } from '#ui/states.tsx'
import { StatusMark } from '#ui/StatusMark.tsx'
import { failureMessage, refresh, useAction } from '#ui/useCall.ts'
import { useViewer } from '#ui/viewer.ts'
import type { CsvKindName } from '../importKind.ts'
import { rightsOf } from '../importRights.ts'
import type { CsvRun } from '../importSchema.ts'
import { imports } from '../texts/imports.ts'
import { common } from '#ui/texts/common.ts'

const path = '/api/shop/imports'
const kinds: { kind: CsvKindName; title: string; text: string }[] = [
  {
    kind: 'products',
    title: common.products,
    text: imports.products_text,
  },
  {
    kind: 'stock',
    title: common.stock,
    text: imports.stock_text,
  },
  {
    kind: 'orders',
    title: common.orders,
    text: imports.orders_text,
  },
  {
    kind: 'customers',
    title: imports.customers,
    text: imports.customers_text,
  },
]
const titleOf = (kind: CsvKindName) => kinds.find((one) => one.kind === kind)?.title ?? kind

export default function Imports() {
  const [isRunning, setRunning] = useState(false)
  const query = useGrowingList<CsvRun>(path, {}, { refetchMs: isRunning ? 1000 : 0 })
  const works = query.data?.some(({ state }) => state === 'waiting' || state === 'running') ?? false
  if (works !== isRunning) setRunning(works)
  return (
    <Page title={imports.title} text={imports.intro}>
      <div className="cards">
        {kinds.map((one) => (
          <KindCard key={one.kind} {...one} />
        ))}
      </div>
      <section className="card-box" aria-labelledby="imports-title">
        <h2 id="imports-title">{imports.imports}</h2>
        <Loaded query={query} rows={3}>
          {(runs) =>
            runs.length === 0 ? (
              <EmptyState title={imports.empty_title} text={imports.empty_text} />
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
        <ShowMore list={query} label={imports.show_older} />
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
        title: imports.is_checked({ name: file.name }),
        text: imports.is_checked_text,
      })
    } catch (error) {
      setRefused({ file: file.name, text: failureMessage(error, '').text })
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
          {common.export}
          <span className="hidden"> {imports.of_kind({ kind })}</span>
        </a>
        {viewer.can(rightsOf[kind].import) && (
          <label className={`button small ${isBusy ? 'busy' : ''}`}>
            {isBusy ? (
              imports.sending
            ) : (
              <>
                {imports.import_file}
                <span className="hidden"> {imports.of_kind({ kind })}</span>
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
          <b>{refused.file}</b> {imports.not_taken} {refused.text}
        </p>
      )}
    </section>
  )
}

function counts({ created, changed, unchanged, refused, is_write }: CsvRun): string {
  const said: readonly [number, (values: { count: number }) => string][] = [
    [created, is_write ? imports.created : imports.would_create],
    [changed, is_write ? imports.changed : imports.would_change],
    [unchanged, imports.unchanged],
    [refused, imports.refused],
  ]
  const parts = said.flatMap(([count, counted]) => (count > 0 ? [counted({ count })] : []))
  return parts.length > 0 ? imports.lines_of({ counts: parts.join(', ') }) : imports.no_lines_yet
}

/** @param isOver the same file was imported or looked through again since */
function RunRow({ run, isOver }: { run: CsvRun; isOver: boolean }) {
  const write = useAction('POST', `${path}/${run.id}/write`, {
    refresh: [path],
    done: imports.import_begun,
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
              ? imports.stopped
              : works
                ? run.is_write
                  ? imports.importing
                  : imports.checking
                : run.is_write
                  ? imports.imported
                  : imports.checked
          }
        />
      </div>
      {works && (
        <progress
          aria-label={imports.progress_of({ file_name: run.file_name })}
          value={run.progress}
          max={1}
        />
      )}
      <p role="status">{run.error ?? counts(run)}</p>
      {run.unknown_columns.length > 0 && (
        <p>
          <b>{imports.columns_left_out({ count: run.unknown_columns.length })}</b>{' '}
          {formatList(run.unknown_columns)}.{' '}
          {run.kind === 'products' &&
          run.unknown_columns.some((name) => /stock|quantity|inventory/i.test(name))
            ? imports.columns_help_stock
            : imports.columns_help}
        </p>
      )}
      {run.problems.length > 0 && (
        <details open={run.problems.length <= 10}>
          <summary>{imports.refused_lines({ count: run.refused })}</summary>
          <ul className="problem-lines">
            {run.problems.map((one, index) => (
              <li key={index}>
                <b>{imports.line({ line: String(one.line) })}</b> {one.text}
              </li>
            ))}
          </ul>
          {run.refused > run.problems.length && <p className="muted">{imports.report_has_all}</p>}
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
              {imports.import_lines({ count: run.created + run.changed })}
            </button>
          )}
          {run.created + run.changed + run.refused > 0 && (
            <a className="button small" href={`${path}/${run.id}/report`} download>
              {imports.report}
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
    done: imports.checked_again,
  })
  const named = formatList(
    titles.length > 8 ? [...titles.slice(0, 8), imports.and_more({ count: titles.length - 8 })] : titles,
  )
  if (makes_categories)
    return (
      <p className="muted">
        {is_write
          ? imports.made_categories({ count: titles.length, names: named })
          : imports.will_make_categories({ count: titles.length, names: named })}
      </p>
    )
  if (!mayMake) return null
  return (
    <div className="choice-box">
      <p>
        <b>{imports.categories_missing({ count: titles.length })}</b> {named}.
      </p>
      {viewer.can('taxonomy.write') && (
        <button
          type="button"
          className="button small"
          disabled={again.isPending}
          onClick={() => again.mutate({ makes_categories: true })}
        >
          {imports.make_categories({ count: titles.length })}
        </button>
      )}
    </div>
  )
}
