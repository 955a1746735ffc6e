/** The rows of a list: a table with headings that sort, cards on a phone. */
import type { ReactNode, RefObject } from 'react'
import type { ListChoice } from './useListChoice.ts'
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

interface ListTableProps<Row> {
  label: string
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  /** Absent where no rows can be chosen. */
  choice: ListChoice<Row> | undefined
  /** The order that holds, and how another one is asked for. */
  sort: string
  onSort: (sort: string) => void
  nameOf: (row: Row) => string
  rowActions: ((row: Row) => ReactNode) | undefined
  /** The row that the keys are on. */
  at: string | null
  body: RefObject<HTMLTableSectionElement | null>
  /** Another answer is on its way. */
  isOld: boolean
}

export function ListTable<Row extends { id: string }>({
  label,
  rows,
  columns,
  choice,
  sort,
  onSort,
  nameOf,
  rowActions,
  at,
  body,
  isOld,
}: ListTableProps<Row>) {
  return (
    <div className="table-wrap" role="region" aria-label={label} aria-busy={isOld} tabIndex={0}>
      <table className="cards-on-phone">
        <thead>
          <tr>
            {choice && (
              <th scope="col">
                <input
                  type="checkbox"
                  aria-label={lists.choose_page}
                  checked={choice.chosen.length === rows.length}
                  onChange={(event) => (event.target.checked ? choice.chooseAll() : choice.chooseNone())}
                />
              </th>
            )}
            {columns.map((column) => (
              <Heading key={column.name} column={column} sort={sort} onSort={onSort} />
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
              {choice && (
                <td className="pick">
                  <input
                    type="checkbox"
                    aria-label={lists.choose_row({ row: nameOf(row) })}
                    checked={choice.isChosen(row.id)}
                    onChange={({ target, nativeEvent }) =>
                      choice.choose(
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
