/** Cells of text in rows and columns; rows and columns are added and taken away at the end or where the caret is. */
import { useState } from 'react'
import { fields } from './texts/fields.ts'

interface TableProps {
  id: string
  label: string
  value: unknown
  describedBy?: string | undefined
  isInvalid?: boolean | undefined
  onChange(value: string[][]): void
}

/** Any value as rows of one length. */
export function cellsOf(value: unknown): string[][] {
  const rows = (Array.isArray(value) ? value : []).map((row) =>
    Array.isArray(row) ? row.map((cell) => (typeof cell === 'string' ? cell : '')) : [],
  )
  const width = Math.max(1, ...rows.map((row) => row.length))
  return (rows.length > 0 ? rows : [[]]).map((row) => [
    ...row,
    ...Array.from({ length: width - row.length }, () => ''),
  ])
}

/** Cells of a spreadsheet come as lines of texts between tabs. */
export function pastedCells(text: string): string[][] | null {
  return text.includes('\t') || text.trim().includes('\n')
    ? text
        .replace(/\r?\n$/, '')
        .split(/\r?\n/)
        .map((line) => line.split('\t'))
    : null
}

/** Writes the pasted cells over those from a place on; the table grows where it must. */
export function pasteAt(cells: string[][], pasted: string[][], row: number, column: number): string[][] {
  const width = Math.max(cells[0]?.length ?? 1, column + Math.max(...pasted.map((line) => line.length)))
  return Array.from({ length: Math.max(cells.length, row + pasted.length) }, (_, y) =>
    Array.from({ length: width }, (_, x) => pasted[y - row]?.[x - column] ?? cells[y]?.[x] ?? ''),
  )
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

/** A cell is stored as markup; one without elements is written as plain text. */
function written(html: string): string {
  return /<[a-z]/i.test(html)
    ? html
    : html.replace(/&(amp|lt|gt|quot|#39);/g, (whole, name: string) => entities[name] ?? whole)
}

export function TableInput({ id, label, value, describedBy, isInvalid, onChange }: TableProps) {
  const cells = cellsOf(value)
  const [place, setPlace] = useState({ row: cells.length - 1, column: 0 })
  const row = Math.min(place.row, cells.length - 1)
  const column = Math.min(place.column, (cells[0]?.length ?? 1) - 1)
  const set = (y: number, x: number, text: string) => onChange(cells.with(y, (cells[y] ?? []).with(x, text)))
  return (
    <div className="stack">
      <div className="table-input">
        <table aria-label={label}>
          <tbody>
            {cells.map((line, y) => (
              <tr key={y}>
                {line.map((text, x) => (
                  <td key={x}>
                    <input
                      id={y === 0 && x === 0 ? id : undefined}
                      aria-label={fields.cell({ label, row: y + 1, column: x + 1 })}
                      aria-describedby={describedBy}
                      aria-invalid={isInvalid || undefined}
                      value={written(text)}
                      onFocus={() => setPlace({ row: y, column: x })}
                      onChange={(event) => set(y, x, event.target.value)}
                      onPaste={(event) => {
                        const pasted = pastedCells(event.clipboardData.getData('text/plain'))
                        if (!pasted) return
                        event.preventDefault()
                        onChange(pasteAt(cells, pasted, y, x))
                      }}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="row">
        <button
          type="button"
          className="button small"
          onClick={() =>
            onChange(
              cells.toSpliced(
                row + 1,
                0,
                (cells[0] ?? ['']).map(() => ''),
              ),
            )
          }
        >
          {fields.add_row}
        </button>
        <button
          type="button"
          className="button small"
          onClick={() => onChange(cells.map((line) => line.toSpliced(column + 1, 0, '')))}
        >
          {fields.add_column}
        </button>
        <button
          type="button"
          className="button small"
          disabled={cells.length < 2}
          onClick={() => onChange(cells.toSpliced(row, 1))}
        >
          {fields.remove_row({ row: row + 1 })}
        </button>
        <button
          type="button"
          className="button small"
          disabled={(cells[0]?.length ?? 0) < 2}
          onClick={() => onChange(cells.map((line) => line.toSpliced(column, 1)))}
        >
          {fields.remove_column({ column: column + 1 })}
        </button>
      </div>
    </div>
  )
}
