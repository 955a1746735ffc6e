/** Draws a table; a wide one scrolls within its own frame, by keyboard too. */
import { createElement } from 'react'
import type { ViewProps } from '../block.ts'
import { plainText } from '../plainText.ts'
import { table } from './texts/table.ts'

export interface TableState {
  cells: string[][]
  caption?: string
  has_head?: boolean
  has_first_column?: boolean
  look?: string
  aligns?: string[]
  widths?: string[]
  narrow?: string
}

export default function Table({ state, page }: ViewProps<TableState>) {
  const [head, ...others] = state.cells
  const rows = state.has_head ? others : state.cells
  const isCards = state.narrow === 'cards' && state.has_head === true
  const cell = cellsIn(state.aligns ?? [], isCards ? head?.map(plainText) : undefined)
  if (state.cells.flat().every((cell) => cell === '') && !page.isCanvas) return null
  return (
    <div
      className={`b-table b-table-${state.look ?? 'lines'}${isCards ? ' b-table-cards' : ''}`}
      role="group"
      aria-label={state.caption || table.table}
      tabIndex={0}
    >
      <table>
        {state.caption ? <caption>{state.caption}</caption> : null}
        {state.widths?.some((width) => width !== '') ? (
          <colgroup>
            {state.cells[0]?.map((_, index) => {
              const width = state.widths?.[index] ?? ''
              return <col key={index} className={width === '' ? undefined : `b-table-col-${width}`} />
            })}
          </colgroup>
        ) : null}
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

/**
 * Draws cells of columns that are aligned so. An empty corner is no heading of anything.
 * @param names of the columns, where each cell says its own
 */
function cellsIn(aligns: readonly string[], names?: readonly string[]) {
  return function cell(tag: 'th' | 'td', html: string, key: number, scope?: 'col' | 'row') {
    const className = aligns[key] ? `b-table-at-${aligns[key]}` : undefined
    if (html === '') return createElement('td', { key, className })
    const name = scope === 'col' ? undefined : names?.[key]
    return createElement(tag, {
      key,
      scope,
      className,
      'data-column': name,
      dangerouslySetInnerHTML: { __html: withSigns(html) },
    })
  }
}

/**
 * A cell may begin with a sign: a colour as `#e88762`, shown as a swatch of it, or a dot, which is of the accent. Colour alone says
 * nothing: the words behind it do.
 */
function withSigns(html: string): string {
  return html.replace(
    /^(#[0-9a-f]{6}|●)(?: |&nbsp;)+/i,
    (_, sign: string) =>
      `<svg class="b-table-sign" viewBox="0 0 9 9" aria-hidden="true">${sign === '●' ? '<circle cx="4.5" cy="4.5" r="3.5"/>' : `<path fill="${sign}" d="M0 0h9v9H0z"/>`}</svg>`,
  )
}
