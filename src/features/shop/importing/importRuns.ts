/**
 * Reads a CSV file as background work: in slices of a few seconds, each of some hundred things. After each the run says how
 * far it is, so that another node goes on where one stopped; what was written before is then found unchanged.
 */
import { sql, type Selectable, type SqlBool } from 'kysely'
import type { Platform } from '#platform/context.ts'
import { enqueueJob } from '#platform/jobs/enqueueJob.ts'
import { problem } from '../problems.ts'
import type { CsvRunTable } from './tables.ts'
import { customersCsv } from './customerCsv.ts'
import { csvLine } from '#platform/csv.ts'
import { csvLimits } from './csvFormat.ts'
import type { CsvKind, CsvKindName } from './importKind.ts'
import type { OrderFilter } from '../orders/orderFilter.ts'
import { ordersCsv } from './orderCsv.ts'
import { productsCsv } from './productCsv.ts'
import type { CsvRun } from './importSchema.ts'
import { stockCsv } from './stockCsv.ts'

export const csvKindOf: Record<CsvKindName, CsvKind> = {
  products: productsCsv,
  stock: stockCsv,
  orders: ordersCsv,
  customers: customersCsv,
}

export const csvJob = 'shop.csv'

export const sliceMs = 8_000

export const groupsAtOnce = 200

/** Products of 2,000 variants are not read by the hundred. */
export const rowsAtOnce = 10_000

/** More than a product has variants, or an order lines. */
export const maxRowsOfOne = 2_500

/** Rows after which visitors have their turn. */
export const rowsAtOneGo = 250

export const maxProblems = 200

export const maxCategories = 50

export type Run = Selectable<CsvRunTable>

export const filePath = (id: string) => `csv/${id}.csv`

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
  for await (const chunk of source) {
    size += chunk.length
    if (size > csvLimits.bytes) throw problem('csv.too_large', { megabytes: csvLimits.bytes / 1024 / 1024 })
    yield chunk
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

export async function runNow(platform: Platform, id: string): Promise<Run> {
  const run = await platform.db.selectFrom('csv_run').selectAll().where('id', '=', id).executeTakeFirst()
  if (!run) throw problem('csv.missing')
  return run
}

/** @throws Problem csv.missing (404) */
export async function readRun(platform: Platform, id: string): Promise<CsvRun> {
  return viewOfRun(await runNow(platform, id))
}

/** The newest first. @param page.after the run behind which the list goes on */
export async function listRuns(
  { db }: Platform,
  { after, limit }: { after?: string | undefined; limit: number },
): Promise<{ runs: CsvRun[]; next: string | null }> {
  const isBehind = sql<SqlBool>`(created_at, id) < (select created_at, id from csv_run where id = ${after})`
  const rows = await db
    .selectFrom('csv_run')
    .selectAll()
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

/** A whole kind as CSV, in chunks. */
export async function* exportOf(
  platform: Platform,
  kind: CsvKindName,
  filter?: OrderFilter,
): AsyncGenerator<Uint8Array> {
  const { columns, rows } = csvKindOf[kind]
  yield Buffer.from(`\ufeff${csvLine(await columns(platform.db))}`)
  for await (const chunk of rows(platform.db, filter))
    if (chunk.length > 0) yield Buffer.from(chunk.map(csvLine).join(''))
}
