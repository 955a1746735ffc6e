/** The one list of the dashboard: views, search, filters, sort, bulk bar above the rows, paging; cards on phones; j, k, x, Enter. */
import type { UseQueryResult } from '@tanstack/react-query'
import { useRef, type ReactNode } from 'react'
import { BulkBar, type BulkAction } from './BulkBar.tsx'
import { ListTable, type Column } from './ListTable.tsx'
import { ListTools, namesOfTools, type Filter } from './ListTools.tsx'
import type { useListState } from './listState.ts'
import { Pages, PageSteps } from './Pages.tsx'
import { SavedViews, type View } from './SavedViews.tsx'
import type { Choice } from './Select.tsx'
import { Skeleton } from './Skeleton.tsx'
import { EmptyState, ErrorState } from './states.tsx'
import type { ListPage } from './useCall.ts'
import { useListChoice } from './useListChoice.ts'
import { useListKeys } from './useListKeys.ts'
import { lists } from './texts/lists.ts'

export type { BulkAction } from './BulkBar.tsx'
export type { Column } from './ListTable.tsx'

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
  const rows = query.data?.items ?? []
  const choice = useListChoice(rows)
  const isFiltered =
    state.keywords !== '' || namesOfTools({ filters, hasDays }).some((name) => name in state.filters)

  const body = useRef<HTMLTableSectionElement>(null)
  const at = useListKeys(
    body,
    rows.map((row) => row.id),
    { onPick: bulk.length > 0 ? (id) => choice.choose(id, !choice.isChosen(id)) : undefined },
  )

  return (
    <section className="card-box flush list">
      {views && <SavedViews {...views} />}
      <ListTools
        {...{ label, searchLabel: props.searchLabel, filters, sorts, hasDays, isSearchable }}
        state={props.state}
      />
      <BulkBar choice={choice} actions={bulk} />
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
        <ListTable
          {...{ label, rows, columns, nameOf, rowActions, at, body }}
          choice={bulk.length > 0 ? choice : undefined}
          sort={state.sort || (sorts[0]?.value ?? '')}
          onSort={(sort) => change({ sort })}
          isOld={query.isPlaceholderData}
        />
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
