/** Draws a table; a wide one scrolls within its own frame, by keyboard too. */
import { createElement } from 'react'
import type { ViewProps } from '../block.ts'
import { table } from './texts/table.ts'

export interface TableState {
  cells: string[][]
  caption?: string
  has_head?: boolean
  has_first_column?: boolean
  look?: string
}

export default function Table({ state, page }: ViewProps<TableState>) {
  const [head, ...others] = state.cells
  const rows = state.has_head ? others : state.cells
  if (state.cells.flat().every((cell) => cell === '') && !page.isPreview) return null
  return (
    <div
      className={`b-table b-table-${state.look ?? 'lines'}`}
      role="group"
      aria-label={state.caption || table.table}
      tabIndex={0}
    >
      <table>
        {state.caption ? <caption>{state.caption}</caption> : null}
        {state.has_head && head ? (
          <thead>
            <tr>{head.map((html, index) => cell('th', html, index, 'col'))}</tr>
          </thead>
        ) : null}
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.map((html, column) =>
                state.has_first_column && column === 0
                  ? cell('th', html, column, 'row')
                  : cell('td', html, column),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** An empty corner is no heading of anything. */
function cell(tag: 'th' | 'td', html: string, key: number, scope?: 'col' | 'row') {
  if (html === '') return createElement('td', { key })
  return createElement(tag, { key, scope, dangerouslySetInnerHTML: { __html: html } })
}
