/**
 * Reads a list of subscribers as any program wrote it: the column with email addresses is found by what is in it, those with names and with
 * the day of consent by their titles. Runs in the browser too, which says before the import what is taken.
 */
import { listedEmail } from './listedEmail.ts'

/** `name` is '' where the file has none; `proof` is what it says of the consent, in its own words. */
export interface FileRow {
  line: number
  email: string
  name: string
  proof: string
}

/** Why a row is not taken; the states are those of a subscriber who is known. */
export type Refusal = 'empty' | 'invalid' | 'repeated' | 'unsubscribed' | 'bounced'

export interface RefusedRow {
  line: number
  text: string
  reason: Refusal
}

export interface SubscriberFile {
  rows: FileRow[]
  refused: RefusedRow[]
  /** Titles of the columns, by what becomes of them; where the file has no titles, what the first row says there. */
  columns: { email: string; name: string[]; proof: string[]; left: string[] }
}

const textLength = 80
const nameLength = 200

const wholeName =
  /^(full|voller|complete|display)[ _-]?name$|^(name und vorname|nombre completo|nombre y apellidos)$/
const firstName = /^(first[ _-]?name|fname|given[ _-]?name|vorname|nombres?)$/
const lastName = /^(last[ _-]?name|lname|surname|family[ _-]?name|nachname|familienname|apellidos?)$/
const anyName = /^(name|subscriber[ _-]?name)$/
const proofTitle =
  /consent|opt[ _-]?in|confirm|subscri|signup|sign[ _-]up|joined|created|added|since|^date$|^datum$|^fecha$|seit|einwillig|zugestimmt|zustimm|anmelde|angemeldet|best[äa]tig|hinzugef|consentim|acept|suscri|^alta$|fecha de (alta|registro)|desde/

/** Numbers that prove nothing, and machines, which are not kept whole here. */
const noProof = /(^|[ _-])(id|ip|rating|status)$/

/** @param csv with commas, semicolons or tabs */
export function readSubscriberFile(csv: string): SubscriberFile {
  const rows = parseCsv(csv.replace(/^\uFEFF/, ''))
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length))
  const counts = Array.from(
    { length: width },
    (_, column) => rows.filter(({ cells }) => listedEmail(cells[column] ?? '') !== null).length,
  )
  const at = counts.indexOf(Math.max(...counts, 0))
  const [head] = rows
  // The first row may be the titles of the columns.
  const hasTitles = head !== undefined && listedEmail(head.cells[at] ?? '') === null
  const titles = Array.from({ length: width }, (_, column) => (head?.cells[column] ?? '').trim())
  const body = hasTitles ? rows.slice(1) : rows
  const columns = hasTitles ? columnsOf(titles, at, body) : { names: [], proofs: [] }
  const taken = new Set([at, ...columns.names, ...columns.proofs])
  const isFilled = (column: number) => body.some(({ cells }) => (cells[column] ?? '').trim() !== '')
  const titleOf = (column: number) => (titles[column] || String(column + 1)).slice(0, textLength)
  return {
    ...readRows(body, { at, ...columns, titleOf }),
    columns: {
      email: titleOf(at),
      name: columns.names.map(titleOf),
      proof: columns.proofs.map(titleOf),
      left: titles.flatMap((_, column) => (!taken.has(column) && isFilled(column) ? [titleOf(column)] : [])),
    },
  }
}

interface Columns {
  names: number[]
  proofs: number[]
}

function columnsOf(titles: readonly string[], at: number, body: readonly Row[]): Columns {
  const found = (pattern: RegExp) =>
    titles.flatMap((title, column) => (column !== at && pattern.test(title.toLowerCase()) ? [column] : []))
  // What says when or how somebody agreed has a number in it; "Subscribed: yes" says neither.
  const hasNumber = (column: number) => body.some(({ cells }) => /\d/.test(cells[column] ?? ''))
  return {
    names: namesOf({
      whole: found(wholeName),
      first: found(firstName),
      last: found(lastName),
      any: found(anyName),
    }),
    proofs: found(proofTitle).filter(
      (column) => hasNumber(column) && !noProof.test(titles[column]?.toLowerCase() ?? ''),
    ),
  }
}

/** "Name" is all of it beside a first and a last name, and the last one in German lists with a "Vorname" alone. */
function namesOf({
  whole,
  first,
  last,
  any,
}: Record<'whole' | 'first' | 'last' | 'any', number[]>): number[] {
  if (whole.length > 0) return whole.slice(0, 1)
  if (first.length > 0 && last.length > 0) return any.length > 0 ? any : [...first, ...last]
  return [...first, ...any, ...last]
}

function readRows(
  body: readonly Row[],
  { at, names, proofs, titleOf }: Columns & { at: number; titleOf: (column: number) => string },
): Pick<SubscriberFile, 'rows' | 'refused'> {
  const rows: FileRow[] = []
  const refused: RefusedRow[] = []
  const seen = new Set<string>()
  for (const { cells, line } of body) {
    const cell = (column: number) => (cells[column] ?? '').trim()
    const text = cell(at).slice(0, textLength)
    const email = listedEmail(cell(at))
    if (email === null) refused.push({ line, text, reason: text === '' ? 'empty' : 'invalid' })
    else if (seen.has(email)) refused.push({ line, text, reason: 'repeated' })
    else {
      seen.add(email)
      const name = names.map(cell).filter(Boolean).join(' ').replace(/\s+/g, ' ').slice(0, nameLength)
      const proof = proofs
        .filter((column) => cell(column) !== '')
        .map((column) => `${titleOf(column)}: ${cell(column).slice(0, textLength)}`)
        .join(', ')
      rows.push({ line, email, name, proof })
    }
  }
  return { rows, refused }
}

interface Row {
  cells: string[]
  line: number
}

/** RFC 4180, with commas, semicolons or tabs, whichever the first line has most of. */
function parseCsv(text: string): Row[] {
  const [head = ''] = text.split(/\r?\n/, 1)
  const separator = [',', ';', '\t'].toSorted((a, b) => head.split(b).length - head.split(a).length)[0] ?? ','
  const rows: Row[] = []
  let cells: string[] = []
  let cell = ''
  let isQuoted = false
  let line = 1
  let begun = 1
  const endRow = (): void => {
    cells.push(cell)
    if (cells.some((one) => one.trim() !== '')) rows.push({ cells, line: begun })
    cells = []
    cell = ''
  }
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? ''
    if (isQuoted) {
      if (sign === '"' && text[at + 1] === '"') {
        cell += '"'
        at += 1
      } else if (sign === '"') isQuoted = false
      else cell += sign
      if (sign === '\n') line += 1
    } else if (sign === '"' && cell.trim() === '') {
      isQuoted = true
      cell = ''
    } else if (sign === separator) {
      cells.push(cell)
      cell = ''
    } else if (sign === '\n') {
      endRow()
      line += 1
      begun = line
    } else if (sign !== '\r') cell += sign
  }
  endRow()
  return rows
}
