/**
 * CSV (RFC 4180) as spreadsheets write and read it. A cell that a spreadsheet would run as a formula gets an apostrophe
 * before it, and loses it again when it is read: what goes out comes back the same.
 */
import { problem } from '../problems.ts'

const guarded = /^'+[=+\-@\t\r]/

export const csvLimits = { bytes: 200 * 1024 * 1024, cell: 100_000, columns: 200 } as const

export interface CsvRow {
  /** Where it begins in the file; the first line is 1. */
  line: number
  cells: string[]
}

/** The sign between cells is the one that the first line has most of: commas, semicolons or tabs. */
function separatorOf(head: string): string {
  const [first = ''] = head.split(/\r?\n/)
  const bare = first.replaceAll(/"[^"]*"/g, '')
  const counts = [',', ';', '\t'].map((sign) => [sign, bare.split(sign).length] as const)
  return counts.toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? ','
}

/** Takes text piece by piece and gives the rows that are whole. @throws Problem csv.broken (422) */
function csvParser(separator: string) {
  let cell = ''
  let cells: string[] = []
  let line = 1
  let startLine = 1
  let state: 'plain' | 'quoted' | 'closing' = 'plain'

  function endCell(): void {
    cells.push(guarded.test(cell) ? cell.slice(1) : cell)
    cell = ''
    if (cells.length > csvLimits.columns)
      throw problem('csv.broken', { line: startLine, why: `more than ${csvLimits.columns} columns` })
  }
  function endRow(rows: CsvRow[]): void {
    endCell()
    if (cells.length > 1 || cells[0] !== '') rows.push({ line: startLine, cells })
    cells = []
    startLine = line
  }
  function take(sign: string, rows: CsvRow[]): void {
    if (sign === '\n') line += 1
    if (state === 'quoted') {
      if (sign === '"') state = 'closing'
      else cell += sign
      if (cell.length > csvLimits.cell)
        throw problem('csv.broken', { line: startLine, why: 'a cell without an end' })
      return
    }
    if (state === 'closing') {
      state = sign === '"' ? 'quoted' : 'plain'
      if (sign === '"') {
        cell += sign
        return
      }
    }
    if (sign === '"' && cell === '') state = 'quoted'
    else if (sign === separator) endCell()
    else if (sign === '\n') {
      if (cell.endsWith('\r')) cell = cell.slice(0, -1)
      endRow(rows)
    } else cell += sign
  }
  return {
    push(text: string): CsvRow[] {
      const rows: CsvRow[] = []
      for (const sign of text) take(sign, rows)
      return rows
    },
    end(): CsvRow[] {
      const rows: CsvRow[] = []
      if (state === 'quoted')
        throw problem('csv.broken', { line: startLine, why: 'a quotation mark without its end' })
      if (cell !== '' || cells.length > 0) endRow(rows)
      return rows
    },
  }
}

/**
 * Reads rows one after another and holds a piece of the file at a time, whatever its size.
 * @throws Problem csv.not_text, csv.broken (422) with the line
 */
export async function* readCsv(source: AsyncIterable<Uint8Array>): AsyncGenerator<CsvRow> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let head = ''
  let parser: ReturnType<typeof csvParser> | null = null
  const decode = (bytes?: Uint8Array): string => {
    try {
      return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode()
    } catch {
      throw problem('csv.not_text')
    }
  }
  for await (const bytes of source) {
    const text = decode(bytes)
    if (parser) yield* parser.push(text)
    else {
      head += text
      if (!head.includes('\n') && head.length < csvLimits.cell) continue
      parser = csvParser(separatorOf(head))
      yield* parser.push(head)
    }
  }
  const rest = decode()
  const last = parser ?? csvParser(separatorOf(head))
  yield* last.push(parser ? rest : head + rest)
  yield* last.end()
}
