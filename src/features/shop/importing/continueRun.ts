/** An import goes on where it was, a slice at a time. */
import { setImmediate as turn } from 'node:timers/promises'
import { sql } from 'kysely'
import type { SaveContext } from '#features/content/index.ts'
import { siteLanguage } from '#features/settings/index.ts'
import type { Platform } from '#platform/context.ts'
import { currentTag } from '#platform/language/current.ts'
import { inLanguage } from '#platform/language/inLanguage.ts'
import { Problem } from '#platform/operations/problem.ts'
import { viewerOf } from '#platform/viewer.ts'
import { problem } from '../problems.ts'
import { csvLine } from '#platform/csv.ts'
import { readCsv, type CsvRow } from './csvFormat.ts'
import type { CsvKind, CsvOptions, LineOutcome, NamedRow } from './importKind.ts'
import { SkusOfFile } from './skusOfFile.ts'
import {
  csvKindOf,
  sliceMs,
  groupsAtOnce,
  rowsAtOnce,
  maxRowsOfOne,
  rowsAtOneGo,
  maxProblems,
  maxCategories,
  filePath,
  runNow,
  type Run,
} from './importRuns.ts'

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
    // What is told of the lines is read by who started the run.
    const tag = context.viewer.language ?? (await siteLanguage(platform))
    const isDone = await inLanguage(tag, () => readSlice(context, run, isSliceOver))
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
    .where('id', '=', id)
    .execute()
}

/** The run acts as who started it, with the rights that person has now. */
async function contextOf(platform: Platform, run: Run): Promise<SaveContext> {
  const account = await platform.db
    .selectFrom('user_account')
    .select(['id', 'name', 'email', 'avatar', 'role', 'disabled_at'])
    .select(sql<string | null>`user_account.preferences->>'language'`.as('language'))
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
    for await (const chunk of source) {
      readBytes += chunk.length
      yield chunk
    }
  })()
  let head: string[] | null = null
  let groups: NamedRow[][] = []
  let rows = 0
  const skus = new SkusOfFile()
  let read = 0
  for await (const row of readCsv(counted)) {
    read += 1
    if (read % rowsAtOneGo === 0) await turn()
    if (head === null) {
      head = headOf(row, kind)
      const known = await kind.columns(context.db)
      const unknown = head.flatMap((column, index) =>
        column === '' || known.includes(column) ? [] : [row.cells[index]?.trim() ?? column],
      )
      run.unknown_columns = unknown.slice(0, maxProblems)
      continue
    }
    const named = nameCells(row, head)
    skus.add(named)
    if (row.line < run.next_line) continue
    rows += 1
    const open = groups.at(-1)
    if (open?.[0] && open.length < maxRowsOfOne && kind.keyOf(open[0]) === kind.keyOf(named)) {
      open.push(named)
      continue
    }
    if (groups.length >= groupsAtOnce || rows >= rowsAtOnce) {
      await takeGroups(context, run, groups, { nextLine: row.line, readBytes, skus })
      groups = []
      rows = 1
      if (isSliceOver()) return false
    }
    groups.push([named])
  }
  if (head === null) throw problem('csv.empty')
  await takeGroups(context, run, groups, { nextLine: Number.MAX_SAFE_INTEGER, readBytes, skus })
  return true
}

const eitherOf = (names: readonly string[]): string =>
  new Intl.ListFormat(currentTag(), { type: 'disjunction' }).format(names)

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
    throw problem('csv.columns', { column: eitherOf(kind.needed) })
  return head
}

function nameCells(row: CsvRow, head: readonly string[]): NamedRow {
  return { line: row.line, at: new Map(head.map((name, index) => [name, row.cells[index] ?? ''])) }
}

async function takeGroups(
  context: SaveContext,
  run: Run,
  groups: readonly NamedRow[][],
  at: { nextLine: number; readBytes: number; skus: SkusOfFile },
): Promise<void> {
  const missing = new Set(run.missing_categories)
  const options: CsvOptions = {
    isWrite: run.is_write,
    makesCategories: run.makes_categories,
    onMissingCategory(title) {
      const isNamed = [...missing].some((one) => one.toLowerCase() === title.toLowerCase())
      if (!isNamed && missing.size < maxCategories) missing.add(title)
    },
    clashOf: (row) => at.skus.clashOf(row),
  }
  const taken = groups.length === 0 ? [] : await csvKindOf[run.kind].take(context, groups, options)
  const outcomes = taken.toSorted((a, b) => a.line - b.line)
  const count = (outcome: LineOutcome['outcome']) => outcomes.filter((one) => one.outcome === outcome).length
  const refused = outcomes.filter(({ outcome }) => outcome === 'refused')
  const changes = outcomes.filter(({ outcome }) => outcome !== 'unchanged')
  if (changes.length > 0) {
    const report = changes.map(({ line, outcome, text }) => csvLine([String(line), outcome, text])).join('')
    await context.storage.write(
      'cache',
      `csv/${run.id}/${String(groups[0]?.[0]?.line ?? 0).padStart(12, '0')}.csv`,
      Buffer.from(report),
    )
  }
  run.problems = [...run.problems, ...refused].slice(0, maxProblems)
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
    .where('id', '=', run.id)
    .execute()
}
