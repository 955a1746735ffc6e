/**
 * CSV (RFC 4180) as spreadsheets write and read it. A cell that a spreadsheet would run as a formula gets an apostrophe
 * before it, and loses it again when it is read: what goes out comes back the same.
 */
import { pipeline } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { problem } from '../problems.ts'
import { importProblems } from './texts/importProblems.ts'

const guarded = /^'+[=+\-@\t\r]/

export const csvLimits = {
  bytes: 200 * 1024 * 1024,
  row: 4 * 1024 * 1024,
  cell: 100_000,
  columns: 200,
} as const

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

/** Says in words what csv-parse met. */
const reasonOf = ({ code, message }: CsvError): string =>
  code === 'CSV_QUOTE_NOT_CLOSED'
    ? importProblems.open_quote
    : code === 'CSV_MAX_RECORD_SIZE'
      ? importProblems.endless_row
      : message

/**
 * Reads rows one after another and holds a chunk of the file at a time, whatever its size.
 * @throws Problem csv.not_text, csv.broken (422) with the line
 */
export async function* readCsv(source: AsyncIterable<Uint8Array>): AsyncGenerator<CsvRow> {
  const chunks = textOf(source)
  let head = ''
  while (!head.includes('\n') && head.length < csvLimits.cell) {
    const { value, done } = await chunks.next()
    if (done) break
    head += value
  }
  const parser = parse({
    delimiter: separatorOf(head),
    record_delimiter: ['\r\n', '\n'],
    // Files of spreadsheets hold what no standard knows: shorter rows, and quotation marks within words.
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: csvLimits.row,
  })
  pipeline(from(head, chunks), parser, () => undefined)
  let line = 1
  try {
    for await (const record of parser) {
      const row = rowOf(line, record)
      // csv-parse counts the two signs of a Windows line within a cell as two lines.
      line += record.join('').split('\n').length
      if (row) yield row
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    // What was read before the fault may not have arrived here yet.
    const at = Math.max(line, Number(error.lines) || 0)
    throw problem('csv.broken', { line: at, why: reasonOf(error) })
  }
}

async function* from(head: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  if (head !== '') yield head
  yield* rest
}

/** @throws Problem csv.not_text */
async function* textOf(source: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const decode = (bytes?: Uint8Array): string => {
    try {
      return decoder.decode(bytes, { stream: bytes !== undefined })
    } catch {
      throw problem('csv.not_text')
    }
  }
  for await (const bytes of source) yield decode(bytes)
  yield decode()
}

/** Null for an empty line. */
function rowOf(line: number, record: readonly string[]): CsvRow | null {
  const broken = (why: string) => problem('csv.broken', { line, why })
  if (record.length > csvLimits.columns)
    throw broken(importProblems.too_many_columns({ columns: csvLimits.columns }))
  if (record.some((cell) => cell.length > csvLimits.cell))
    throw broken(importProblems.long_cell({ characters: csvLimits.cell }))
  if (record.length === 1 && record[0] === '') return null
  return { line, cells: record.map((cell) => (guarded.test(cell) ? cell.slice(1) : cell)) }
}
