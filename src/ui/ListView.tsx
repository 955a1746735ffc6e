/** The one list of the dashboard: views, search, filters, sort, bulk bar above the rows, paging; cards on phones; j, k, x, Enter. */
import type { UseQueryResult } from '@tanstack/react-query'
import { useRef, useState, type ReactNode } from 'react'
import { ListTools, namesOfTools, type Filter } from './ListTools.tsx'
import type { useListState } from './listState.ts'
import { Pages, PageSteps } from './Pages.tsx'
import { SavedViews, type View } from './SavedViews.tsx'
import type { Choice } from './Select.tsx'
import { Skeleton } from './Skeleton.tsx'
import { EmptyState, ErrorState } from './states.tsx'
import type { ListPage } from './useCall.ts'
import { useListKeys } from './useListKeys.ts'
import { lists } from './texts/lists.ts'

export interface Column<Row> {
  name: string
  title: string
  isNumber?: boolean
  /** On a phone it is in the upper corner of its card. */
  isCorner?: boolean
  /** The value of `sort` that orders by this column. */
  sort?: string
  /** The first click orders from the largest down: times, amounts. */
  startsDown?: boolean
  cell: (row: Row) => ReactNode
}

export interface BulkAction<Row> {
  label: string
  isDanger?: boolean
  /** `false`: it was called off, and what was chosen stays so. */
  run: (rows: Row[]) => Promise<unknown> | void
}

interface ListProps<Row extends { id: string }> {
  label: string
  searchLabel?: string
  query: UseQueryResult<ListPage<Row>>
  state: ReturnType<typeof useListState>
  columns: readonly Column<Row>[]
  filters?: readonly Filter[]
  /** The orders to choose from; the first one is that of a URL without `sort`. */
  sorts?: readonly Choice[]
  /** Views that every list of this kind has, and the name under which own ones are kept. */
  views?: { screen: string; given: readonly View[]; mayShare: boolean }
  /** The entries may be narrowed to the days between `from` and `to` of the state. */
  hasDays?: boolean
  bulk?: readonly BulkAction<Row>[]
  isSearchable?: boolean
  nameOf: (row: Row) => string
  rowActions?: (row: Row) => ReactNode
  empty: ReactNode
  /** What is in a view that is empty, in its own words; absent: that nothing fits. */
  emptyView?: ReactNode
}

export function ListView<Row extends { id: string }>(props: ListProps<Row>) {
  const {
    label,
    query,
    state: [state, change],
    columns,
    filters = [],
    sorts = [],
    views,
    hasDays = false,
    bulk = [],
    isSearchable = true,
    nameOf,
    rowActions,
    empty,
    emptyView,
  } = props
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set())
  const rows = query.data?.items ?? []
  const chosen = rows.filter((row) => picked.has(row.id))
  const isFiltered =
    state.keywords !== '' || namesOfTools({ filters, hasDays }).some((name) => name in state.filters)

  const body = useRef<HTMLTableSectionElement>(null)
  const at = useListKeys(
    body,
    rows.map((row) => row.id),
    { onPick: bulk.length > 0 ? (id) => pick(id, !picked.has(id)) : undefined },
  )

  const lastPicked = useRef<string | null>(null)
  /** With Shift, every row from the last one that was chosen to this one. */
  function pick(id: string, isOn: boolean, isRange = false) {
    const ids = rows.map((row) => row.id)
    const from = isRange && lastPicked.current !== null ? ids.indexOf(lastPicked.current) : -1
    const [first, last] = [from, ids.indexOf(id)].toSorted((a, b) => a - b)
    const next = new Set(picked)
    for (const one of from < 0 ? [id] : ids.slice(first, (last ?? 0) + 1))
      if (isOn) next.add(one)
      else next.delete(one)
    lastPicked.current = id
    setPicked(next)
  }

  async function carryOut(action: BulkAction<Row>) {
    let isDone: unknown = true
    try {
      isDone = await action.run(chosen)
    } finally {
      if (isDone !== false) setPicked(new Set())
    }
  }

  return (
    <section className="card-box flush list">
      {views && <SavedViews {...views} />}
      <ListTools
        {...{ label, searchLabel: props.searchLabel, filters, sorts, hasDays, isSearchable }}
        state={props.state}
      />
      {chosen.length > 0 && (
        <div className="bulk" role="group" aria-label={lists.with_chosen}>
          <b>{lists.chosen({ count: chosen.length })}</b>
          {bulk.map((action) => (
            <button
              key={action.label}
              type="button"
              className={`button small ${action.isDanger ? 'danger' : ''}`}
              onClick={() => void carryOut(action)}
            >
              {action.label}
            </button>
          ))}
          <button type="button" className="link" onClick={() => setPicked(new Set())}>
            {lists.choose_none}
          </button>
        </div>
      )}
      {query.isError && !query.data && (
        <div className="pad">
          <ErrorState error={query.error} onRetry={() => void query.refetch()} />
        </div>
      )}
      {!query.data && !query.isError && (
        <div className="pad">
          <Skeleton rows={6} />
        </div>
      )}
      {query.data &&
        rows.length === 0 &&
        (isFiltered
          ? (emptyView ?? (
              <EmptyState
                title={state.keywords ? lists.no_results({ keywords: state.keywords }) : lists.nothing_fits}
                text={lists.nothing_fits_more}
              />
            ))
          : empty)}
      {rows.length > 0 && (
        <div
          className="table-wrap"
          role="region"
          aria-label={label}
          aria-busy={query.isPlaceholderData}
          tabIndex={0}
        >
          <table className="cards-on-phone">
            <thead>
              <tr>
                {bulk.length > 0 && (
                  <th scope="col">
                    <input
                      type="checkbox"
                      aria-label={lists.choose_page}
                      checked={chosen.length === rows.length}
                      onChange={(event) =>
                        setPicked(new Set(event.target.checked ? rows.map((row) => row.id) : []))
                      }
                    />
                  </th>
                )}
                {columns.map((column) => (
                  <Heading
                    key={column.name}
                    column={column}
                    sort={state.sort || (sorts[0]?.value ?? '')}
                    onSort={(sort) => change({ sort })}
                  />
                ))}
                {rowActions && (
                  <th scope="col">
                    <span className="hidden">{lists.actions}</span>
                  </th>
                )}
              </tr>
            </thead>
            <tbody ref={body}>
              {rows.map((row) => (
                <tr key={row.id} data-row={row.id} aria-current={row.id === at ? 'true' : undefined}>
                  {bulk.length > 0 && (
                    <td className="pick">
                      <input
                        type="checkbox"
                        aria-label={lists.choose_row({ row: nameOf(row) })}
                        checked={picked.has(row.id)}
                        onChange={({ target, nativeEvent }) =>
                          pick(
                            row.id,
                            target.checked,
                            nativeEvent instanceof MouseEvent && nativeEvent.shiftKey,
                          )
                        }
                      />
                    </td>
                  )}
                  {columns.map((column, index) => (
                    <td
                      key={column.name}
                      data-label={column.title}
                      className={`${column.isNumber ? 'num' : ''} ${index === 0 ? 'lead' : ''} ${column.isCorner ? 'corner' : ''}`}
                    >
                      {column.cell(row)}
                    </td>
                  ))}
                  {rowActions && (
                    <td>
                      <div className="row-actions">{rowActions(row)}</div>
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {query.data && rows.length > 0 && (
        <div className="list-foot">
          <span role="status">{lists.entries({ count: query.data.pagination.total })}</span>
          {query.data.pagination.next === undefined ? (
            <Pages current={state.p} pages={query.data.pagination.pages} onGo={(p) => change({ p })} />
          ) : (
            <PageSteps
              next={query.data.pagination.next}
              previous={query.data.pagination.previous ?? null}
              onGo={change}
            />
          )}
        </div>
      )}
    </section>
  )
}

function Heading<Row>({
  column,
  sort,
  onSort,
}: {
  column: Column<Row>
  sort: string
  onSort: (sort: string) => void
}) {
  const className = column.isNumber ? 'num' : ''
  if (!column.sort)
    return (
      <th scope="col" className={className}>
        {column.title}
      </th>
    )
  const isDown = sort === `-${column.sort}`
  const isUp = sort === column.sort
  return (
    <th scope="col" className={className} aria-sort={isUp ? 'ascending' : isDown ? 'descending' : 'none'}>
      <button
        type="button"
        onClick={() =>
          onSort(isUp || (column.startsDown && !isDown) ? `-${column.sort}` : (column.sort ?? ''))
        }
      >
        {column.title} {isUp ? '↑' : isDown ? '↓' : ''}
      </button>
    </th>
  )
}
