/**
 * Reads a CSV file as background work: in slices of a few seconds, each of some hundred things. After each the run says how
 * far it is, so that another node goes on where one stopped; what was written before is then found unchanged.
 */
import { setImmediate as turn } from 'node:timers/promises'
import { sql, type Selectable, type SqlBool } from 'kysely'
import type { SaveContext } from '#features/content/index.ts'
import type { Platform } from '#platform/context.ts'
import { enqueueJob } from '#platform/jobs/enqueueJob.ts'
import { Problem } from '#platform/operations/problem.ts'
import { viewerOf } from '#platform/viewer.ts'
import { problem } from '../problems.ts'
import type { CsvRunTable } from './tables.ts'
import { customersCsv } from './customerCsv.ts'
import { csvLine } from '#platform/csv.ts'
import { csvLimits, readCsv, type CsvRow } from './csvFormat.ts'
import type { CsvKind, CsvKindName, CsvWish, LineOutcome, NamedRow } from './importKind.ts'
import type { OrderFilter } from '../orders/orderFilter.ts'
import { ordersCsv } from './orderCsv.ts'
import { productsCsv } from './productCsv.ts'
import type { CsvRun } from './importSchema.ts'
import { SkusOfFile } from './skusOfFile.ts'
import { stockCsv } from './stockCsv.ts'

export const csvKindOf: Record<CsvKindName, CsvKind> = {
  products: productsCsv,
  stock: stockCsv,
  orders: ordersCsv,
  customers: customersCsv,
}
export const csvJob = 'shop.csv'

const sliceMs = 8_000
const thingsAtOnce = 200
/** Products of 2,000 variants are not read by the hundred. */
const rowsAtOnce = 10_000
/** More than a product has variants, or an order lines. */
const mostRowsOfOne = 2_500
/** Rows after which visitors have their turn. */
const rowsAtOneGo = 250
const mostProblems = 200
const mostCategories = 50

type Run = Selectable<CsvRunTable>

const filePath = (id: string) => `csv/${id}.csv`

/** Keeps the file and begins to look through it; nothing is written before `writeRun`. @throws Problem csv.too_large (413), csv.empty (422) */
export async function startRun(
  platform: Platform,
  given: { kind: CsvKindName; name: string; source: AsyncIterable<Uint8Array>; actorId: string },
): Promise<string> {
  const id = platform.newId()
  const { size } = await platform.storage.write('cache', filePath(id), limited(given.source))
  if (size === 0) throw problem('csv.empty')
  return addRun(platform, {
    id,
    kind: given.kind,
    fileId: id,
    name: given.name,
    bytes: size,
    isWrite: false,
    makesCategories: false,
    actorId: given.actorId,
  })
}

async function* limited(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let size = 0
  for await (const piece of source) {
    size += piece.length
    if (size > csvLimits.bytes) throw problem('csv.too_large', { megabytes: csvLimits.bytes / 1024 / 1024 })
    yield piece
  }
}

/** Writes what a run has looked through. @throws Problem csv.missing (404), csv.running (422) */
export async function writeRun(platform: Platform, checkedId: string, actorId: string): Promise<string> {
  const checked = await runNow(platform, checkedId)
  if (checked.is_write || checked.state !== 'done') throw problem('csv.running')
  return addRun(platform, {
    ...fileOf(checked),
    isWrite: true,
    makesCategories: checked.makes_categories,
    actorId,
  })
}

/** Looks through the file of a run once more. @throws Problem csv.missing (404), csv.running (422) */
export async function checkAgain(
  platform: Platform,
  checkedId: string,
  actorId: string,
  makesCategories: boolean,
): Promise<string> {
  const checked = await runNow(platform, checkedId)
  if (checked.is_write || checked.state !== 'done') throw problem('csv.running')
  return addRun(platform, { ...fileOf(checked), isWrite: false, makesCategories, actorId })
}

function fileOf({ kind, file_id, file_name, bytes }: Run) {
  return { kind, fileId: file_id, name: file_name, bytes }
}

async function addRun(
  platform: Platform,
  run: {
    id?: string
    kind: CsvKindName
    fileId: string
    name: string
    bytes: number
    isWrite: boolean
    makesCategories: boolean
    actorId: string
  },
): Promise<string> {
  const id = run.id ?? platform.newId()
  await platform.transaction(async (db) => {
    await db
      .insertInto('csv_run')
      .values({
        site_id: platform.siteId,
        id,
        kind: run.kind,
        file_id: run.fileId,
        file_name: run.name,
        bytes: run.bytes,
        is_write: run.isWrite,
        makes_categories: run.makesCategories,
        state: 'waiting',
        actor_id: run.actorId,
        problems: '[]',
        missing_categories: '[]',
        unknown_columns: '[]',
        error: null,
        created_at: platform.clock.now(),
      })
      .execute()
    await enqueueJob(platform, db, { kind: csvJob, payload: { id } })
  })
  return id
}

async function runNow(platform: Platform, id: string): Promise<Run> {
  const run = await platform.db
    .selectFrom('csv_run')
    .selectAll()
    .where('site_id', '=', platform.siteId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!run) throw problem('csv.missing')
  return run
}

/** @throws Problem csv.missing (404) */
export async function readRun(platform: Platform, id: string): Promise<CsvRun> {
  return viewOfRun(await runNow(platform, id))
}

/** The newest first. @param page.after the run behind which the list goes on */
export async function listRuns(
  { db, siteId }: Platform,
  { after, limit }: { after?: string | undefined; limit: number },
): Promise<{ runs: CsvRun[]; next: string | null }> {
  const isBehind = sql<SqlBool>`(created_at, id) < (select created_at, id from csv_run where site_id = ${siteId} and id = ${after})`
  const rows = await db
    .selectFrom('csv_run')
    .selectAll()
    .where('site_id', '=', siteId)
    .$if(after !== undefined, (query) => query.where(isBehind))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  const shown = rows.slice(0, limit)
  return { runs: shown.map(viewOfRun), next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null }
}

function viewOfRun(run: Run): CsvRun {
  const {
    id,
    kind,
    file_name,
    is_write,
    makes_categories,
    missing_categories,
    unknown_columns,
    state,
    created,
    changed,
    unchanged,
    refused,
    problems,
    error,
  } = run
  return {
    id,
    kind,
    file_name,
    is_write,
    makes_categories,
    missing_categories,
    unknown_columns,
    state,
    created,
    changed,
    unchanged,
    refused,
    problems,
    error,
    progress: state === 'done' ? 1 : Math.min(1, run.read_bytes / Math.max(1, run.bytes)),
    created_at: run.created_at.toISOString(),
    finished_at: run.finished_at?.toISOString() ?? null,
  }
}

/** Works on a run for a few seconds. @returns whether more is left */
export async function continueRun(
  platform: Platform,
  id: string,
  isSliceOver: () => boolean = sliceOf(platform),
): Promise<boolean> {
  const run = await runNow(platform, id)
  if (run.state === 'done' || run.state === 'failed') return false
  try {
    const context = await contextOf(platform, run)
    const isDone = await readSlice(context, run, isSliceOver)
    if (isDone) await settle(platform, id, { state: 'done' })
    return !isDone
  } catch (error) {
    // What is wrong with the file stays wrong; anything else is tried again by the next round of the job.
    if (!(error instanceof Problem) || error.status >= 500) throw error
    await settle(platform, id, { state: 'failed', error: error.message })
    return false
  }
}

function sliceOf(platform: Platform): () => boolean {
  const ends = platform.clock.now().getTime() + sliceMs
  return () => platform.clock.now().getTime() >= ends
}

async function settle(
  platform: Platform,
  id: string,
  to: { state: 'done' | 'failed'; error?: string },
): Promise<void> {
  await platform.db
    .updateTable('csv_run')
    .set({ ...to, finished_at: platform.clock.now() })
    .where('site_id', '=', platform.siteId)
    .where('id', '=', id)
    .execute()
}

/** The run acts as who started it, with the rights that person has now. */
async function contextOf(platform: Platform, run: Run): Promise<SaveContext> {
  const account = await platform.db
    .selectFrom('user_account')
    .select(['id', 'name', 'email', 'avatar', 'role', 'disabled_at'])
    .where('site_id', '=', platform.siteId)
    .where('id', '=', run.actor_id)
    .executeTakeFirst()
  if (!account || account.disabled_at) throw problem('csv.running')
  return { ...platform, viewer: viewerOf(account, 'import') }
}

async function readSlice(context: SaveContext, run: Run, isSliceOver: () => boolean): Promise<boolean> {
  const kind = csvKindOf[run.kind]
  const source = await context.storage.stream('cache', filePath(run.file_id))
  if (!source) throw problem('csv.missing')
  let readBytes = 0
  const counted = (async function* () {
    for await (const piece of source) {
      readBytes += piece.length
      yield piece
    }
  })()
  let head: string[] | null = null
  let things: NamedRow[][] = []
  let rows = 0
  const skus = new SkusOfFile()
  let read = 0
  for await (const row of readCsv(counted)) {
    read += 1
    if (read % rowsAtOneGo === 0) await turn()
    if (head === null) {
      head = headOf(row, kind)
      const known = await kind.columns(context, context.db)
      const unknown = head.flatMap((column, index) =>
        column === '' || known.includes(column) ? [] : [row.cells[index]?.trim() ?? column],
      )
      run.unknown_columns = unknown.slice(0, mostProblems)
      continue
    }
    const named = nameCells(row, head)
    skus.add(named)
    if (row.line < run.next_line) continue
    rows += 1
    const open = things.at(-1)
    if (open?.[0] && open.length < mostRowsOfOne && kind.keyOf(open[0]) === kind.keyOf(named)) {
      open.push(named)
      continue
    }
    if (things.length >= thingsAtOnce || rows >= rowsAtOnce) {
      await takeThings(context, run, things, { nextLine: row.line, readBytes, skus })
      things = []
      rows = 1
      if (isSliceOver()) return false
    }
    things.push([named])
  }
  if (head === null) throw problem('csv.empty')
  await takeThings(context, run, things, { nextLine: Number.MAX_SAFE_INTEGER, readBytes, skus })
  return true
}

/** Names of columns are read in any case, with spaces or without, and as other shops call them. */
function headOf(row: CsvRow, kind: CsvKind): string[] {
  const given = row.cells.map((cell) => cell.trim().toLowerCase().replaceAll(/\s+/g, '_'))
  const head = given.map((column, index) => {
    const ours = kind.otherNames?.[column]
    if (ours === undefined || given.includes(ours)) return column
    // Of two names for one thing the first counts.
    const isFirst = given.findIndex((one) => kind.otherNames?.[one] === ours) === index
    return isFirst ? ours : column
  })
  if (!kind.needed.some((column) => head.includes(column)))
    throw problem('csv.columns', { column: kind.needed.join(' or ') })
  return head
}

function nameCells(row: CsvRow, head: readonly string[]): NamedRow {
  return { line: row.line, at: new Map(head.map((name, index) => [name, row.cells[index] ?? ''])) }
}

async function takeThings(
  context: SaveContext,
  run: Run,
  things: readonly NamedRow[][],
  at: { nextLine: number; readBytes: number; skus: SkusOfFile },
): Promise<void> {
  const missing = new Set(run.missing_categories)
  const wish: CsvWish = {
    isWrite: run.is_write,
    makesCategories: run.makes_categories,
    onMissingCategory(title) {
      const isNamed = [...missing].some((one) => one.toLowerCase() === title.toLowerCase())
      if (!isNamed && missing.size < mostCategories) missing.add(title)
    },
    clashOf: (row) => at.skus.clashOf(row),
  }
  const taken = things.length === 0 ? [] : await csvKindOf[run.kind].take(context, things, wish)
  const told = taken.toSorted((a, b) => a.line - b.line)
  const count = (outcome: LineOutcome['outcome']) => told.filter((one) => one.outcome === outcome).length
  const refused = told.filter(({ outcome }) => outcome === 'refused')
  const changes = told.filter(({ outcome }) => outcome !== 'unchanged')
  if (changes.length > 0) {
    const report = changes.map(({ line, outcome, text }) => csvLine([String(line), outcome, text])).join('')
    await context.storage.write(
      'cache',
      `csv/${run.id}/${String(things[0]?.[0]?.line ?? 0).padStart(12, '0')}.csv`,
      Buffer.from(report),
    )
  }
  run.problems = [...run.problems, ...refused].slice(0, mostProblems)
  run.missing_categories = [...missing]
  await context.db
    .updateTable('csv_run')
    .set((column) => ({
      state: 'running',
      next_line: at.nextLine,
      read_bytes: at.readBytes,
      created: column('created', '+', count('created')),
      changed: column('changed', '+', count('changed')),
      unchanged: column('unchanged', '+', count('unchanged')),
      refused: column('refused', '+', refused.length),
      problems: JSON.stringify(run.problems),
      missing_categories: JSON.stringify(run.missing_categories),
      unknown_columns: JSON.stringify(run.unknown_columns),
    }))
    .where('site_id', '=', context.siteId)
    .where('id', '=', run.id)
    .execute()
}

/** What became of each line that is not as it was, as CSV. @throws Problem csv.missing (404) */
export async function* reportOf(platform: Platform, id: string): AsyncGenerator<Uint8Array> {
  await runNow(platform, id)
  yield Buffer.from(csvLine(['line', 'outcome', 'what']))
  const parts = (await platform.storage.list('cache', `csv/${id}`)).filter(({ isDirectory }) => !isDirectory)
  for (const { path } of parts.toSorted((a, b) => (a.path < b.path ? -1 : 1))) {
    const part = await platform.storage.read('cache', path)
    if (part) yield part
  }
}

/** A whole kind as CSV, in pieces. */
export async function* exportOf(
  platform: Platform,
  kind: CsvKindName,
  filter?: OrderFilter,
): AsyncGenerator<Uint8Array> {
  const { columns, rows } = csvKindOf[kind]
  yield Buffer.from(`\ufeff${csvLine(await columns(platform, platform.db))}`)
  for await (const piece of rows(platform, platform.db, filter))
    if (piece.length > 0) yield Buffer.from(piece.map(csvLine).join(''))
}
