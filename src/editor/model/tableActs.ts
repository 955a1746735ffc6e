/** What is done to the rows and columns of a table. Each act returns the settings that change; what belongs to a column goes with it. */

export interface TableParts {
  cells: readonly (readonly string[])[]
  aligns?: readonly string[]
  widths?: readonly string[]
}

export type Axis = 'row' | 'column'

/** Rows of one length, at least one of one cell. */
export function regular(value: unknown): string[][] {
  const rows = (Array.isArray(value) ? value : []).map((row) =>
    Array.isArray(row) ? row.map((cell) => (typeof cell === 'string' ? cell : '')) : [],
  )
  const width = Math.max(1, ...rows.map((row) => row.length))
  return (rows.length > 0 ? rows : [[]]).map((row) => padded(row, width))
}

const padded = (row: readonly string[], width: number): string[] =>
  Array.from({ length: width }, (_, at) => row[at] ?? '')

const stringsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.map((one) => (typeof one === 'string' ? one : '')) : []

/** A table's parts as its state holds them. */
export function partsOf(state: Readonly<Record<string, unknown>>): Required<TableParts> {
  const cells = regular(state.cells)
  const width = cells[0]?.length ?? 1
  return {
    cells,
    aligns: padded(stringsOf(state.aligns), width),
    widths: padded(stringsOf(state.widths), width),
  }
}

/** A list without entries that say something is not stored. */
const stored = (list: readonly string[]): string[] | undefined =>
  list.some((one) => one !== '') ? [...list] : undefined

function changed({ cells, aligns = [], widths = [] }: TableParts): Record<string, unknown> {
  return { cells, aligns: stored(aligns), widths: stored(widths) }
}

/** @param fill what stands in the new place of a list */
type Change = <One>(list: readonly One[], fill: One) => One[]

function along(parts: Required<TableParts>, axis: Axis, change: Change): Record<string, unknown> {
  const { cells, aligns, widths } = parts
  if (axis === 'row') return changed({ ...parts, cells: change(cells, padded([], cells[0]?.length ?? 1)) })
  return changed({
    cells: cells.map((row) => change(row, '')),
    aligns: change(aligns, ''),
    widths: change(widths, ''),
  })
}

export const insertAt = (parts: Required<TableParts>, axis: Axis, at: number): Record<string, unknown> =>
  along(parts, axis, (list, fill) => list.toSpliced(at, 0, fill))

export const duplicateAt = (parts: Required<TableParts>, axis: Axis, at: number): Record<string, unknown> =>
  along(parts, axis, (list, fill) => list.toSpliced(at + 1, 0, list[at] ?? fill))

export const removeAt = (parts: Required<TableParts>, axis: Axis, at: number): Record<string, unknown> =>
  along(parts, axis, (list) => list.toSpliced(at, 1))

export const moveAt = (
  parts: Required<TableParts>,
  axis: Axis,
  at: number,
  to: number,
): Record<string, unknown> =>
  along(parts, axis, (list, fill) => list.toSpliced(at, 1).toSpliced(to, 0, list[at] ?? fill))

export const setColumn = (
  parts: Required<TableParts>,
  name: 'aligns' | 'widths',
  at: number,
  to: string,
): Record<string, unknown> => ({ [name]: stored(parts[name].with(at, to)) })

/** Writes pasted cells over those from a place on; the table grows where it must. */
export function pasteAt(
  parts: Required<TableParts>,
  pasted: readonly (readonly string[])[],
  row: number,
  column: number,
): Record<string, unknown> {
  const { cells } = parts
  const width = Math.max(cells[0]?.length ?? 1, column + Math.max(...pasted.map((line) => line.length)))
  const grown = Array.from({ length: Math.max(cells.length, row + pasted.length) }, (_, y) =>
    Array.from({ length: width }, (_none, x) => pasted[y - row]?.[x - column] ?? cells[y]?.[x] ?? ''),
  )
  return { cells: grown }
}
