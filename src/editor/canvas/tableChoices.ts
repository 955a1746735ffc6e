/** What can be done with a row or a column of the table that is written: the handles and the block's menu share it. */
import { common } from '#ui/texts/common.ts'
import { keyNames } from '../commands/texts/keyNames.ts'
import { type Axis, duplicateAt, insertAt, moveAt, removeAt, setColumn } from '../model/tableActs.ts'
import { look as lookTexts } from '../panels/texts/look.ts'
import type { CellPlace, TableWriting } from './tableView.ts'
import { tableBar as texts } from './texts/tableBar.ts'

export interface TableAxis {
  axis: Axis
  at: number
  table: TableWriting
  state: Readonly<Record<string, unknown>>
}

export interface TableAct {
  label: string
  run(): void
  keys?: string
  /** Of what is on or off. */
  isOn?: boolean
  isDanger?: boolean
}

const ctrlAlt = `${keyNames.ctrl} ${keyNames.alt}`

const widths = ['', '20', '30', '50'] as const

export function tableChoices({ axis, at, table, state }: TableAxis): TableAct[] {
  const parts = table.parts()
  const isRow = axis === 'row'
  const count = isRow ? parts.cells.length : parts.aligns.length
  const { row, column } = table.place()
  const to = (next: number): CellPlace => (isRow ? { row: next, column } : { row, column: next })
  const act = (
    label: string,
    values: () => Record<string, unknown>,
    next: number,
    keys?: string,
  ): TableAct => ({
    label,
    ...(keys === undefined ? {} : { keys }),
    run: () => table.act(values(), to(next)),
  })
  const set = (label: string, isOn: boolean, values: Record<string, unknown>): TableAct => ({
    label,
    isOn,
    run: () => table.act(values),
  })
  const align = (label: string, value: string) =>
    set(label, parts.aligns[at] === value, setColumn(parts, 'aligns', at, value))
  const headKey = isRow ? 'has_head' : 'has_first_column'
  const isHead = state[headKey] === true
  return [
    act(
      isRow ? texts.row_before : texts.column_before,
      () => insertAt(parts, axis, at),
      at,
      `${ctrlAlt} ${isRow ? '↑' : '←'}`,
    ),
    act(
      isRow ? texts.row_after : texts.column_after,
      () => insertAt(parts, axis, at + 1),
      at + 1,
      `${ctrlAlt} ${isRow ? '↓' : '→'}`,
    ),
    ...(at > 0 ? [act(texts.move_before, () => moveAt(parts, axis, at, at - 1), at - 1)] : []),
    ...(at < count - 1 ? [act(texts.move_after, () => moveAt(parts, axis, at, at + 1), at + 1)] : []),
    act(common.duplicate, () => duplicateAt(parts, axis, at), at + 1),
    ...(at === 0
      ? [set(isRow ? texts.header_row : texts.header_column, isHead, { [headKey]: !isHead })]
      : []),
    ...(isRow
      ? []
      : [
          align(`${common.alignment}: ${lookTexts.start}`, ''),
          align(`${common.alignment}: ${lookTexts.centre}`, 'center'),
          align(`${common.alignment}: ${lookTexts.end}`, 'end'),
          ...widths.map((width) =>
            set(
              `${texts.width}: ${width === '' ? texts.automatic : `${width}\u00a0%`}`,
              parts.widths[at] === width,
              setColumn(parts, 'widths', at, width),
            ),
          ),
        ]),
    ...(count > 1
      ? [
          {
            ...act(
              isRow ? texts.delete_row : texts.delete_column,
              () => removeAt(parts, axis, at),
              Math.min(at, count - 2),
              isRow ? `${ctrlAlt} ⌫` : `${ctrlAlt} ${keyNames.shift} ⌫`,
            ),
            isDanger: true,
          },
        ]
      : []),
  ]
}
