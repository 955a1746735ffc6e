/** The self-checks that ran: each leaves a row, the dashboard shows the newest. */
import type { Selectable } from 'kysely'
import type { Platform } from '#platform/context.ts'
import { brokenInvariants, invariantNames, type Violation } from './invariants.ts'
import { problem } from '../problems.ts'
import type { ShopCheckTable } from './tables.ts'
import type { CheckAnswer, LoadTestFigures, ShopCheck } from './healthSchema.ts'
import { storeHealth } from './texts/storeHealth.ts'

/** A load test that has not ended after this long died with its process. */
const patienceMs = 10 * 60_000
const keptDays = 90

/** Looks whether anything that must hold does not (I1 to I12), and keeps what it found. */
export async function checkHealth(platform: Platform, kind: 'nightly' | 'by_hand'): Promise<Violation[]> {
  const id = await begin(platform, kind)
  const broken = await brokenInvariants(platform)
  await finish(platform, id, { broken })
  if (broken.length > 0) platform.log.error({ broken }, 'shop.invariants')
  const old = new Date(platform.clock.now().getTime() - keptDays * 86_400_000)
  await platform.db.deleteFrom('shop_check').where('started_at', '<', old).execute()
  return broken
}

async function begin(platform: Platform, kind: ShopCheckTable['kind']): Promise<string> {
  const id = platform.newId()
  const values = {
    id,
    kind,
    started_at: platform.clock.now(),
    finished_at: null,
    broken: '[]',
    figures: null,
    error: null,
  }
  await platform.db.insertInto('shop_check').values(values).execute()
  return id
}

/** @throws Problem load_test.running (409) */
export async function beginLoadTest(platform: Platform): Promise<string> {
  const last = await newest(platform, ['load_test'])
  if (last && isRunning(platform, last)) throw problem('load_test.running')
  return begin(platform, 'load_test')
}

export async function finish(
  platform: Platform,
  id: string,
  found: { broken?: readonly Violation[]; figures?: LoadTestFigures; error?: string },
): Promise<void> {
  await platform.db
    .updateTable('shop_check')
    .set({
      finished_at: platform.clock.now(),
      broken: JSON.stringify(found.broken ?? []),
      figures: found.figures ? JSON.stringify(found.figures) : null,
      error: found.error ?? null,
    })
    .where('id', '=', id)
    .execute()
}

type Row = Selectable<ShopCheckTable>

async function newest(platform: Platform, kinds: readonly Row['kind'][]): Promise<Row | null> {
  const row = await platform.db
    .selectFrom('shop_check')
    .selectAll()
    .where('kind', 'in', kinds)
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

function isRunning(platform: Platform, row: Row): boolean {
  return row.finished_at === null && platform.clock.now().getTime() - row.started_at.getTime() < patienceMs
}

/** What the dashboard shows. */
export async function latestChecks(platform: Platform): Promise<CheckAnswer> {
  const check = await newest(platform, ['nightly', 'by_hand'])
  const loadTest = await newest(platform, ['load_test'])
  return {
    check: check && viewOf(platform, check),
    load_test: loadTest && viewOf(platform, loadTest),
    invariants: invariantNames,
    broken: check?.broken ?? [],
  }
}

function viewOf(platform: Platform, row: Row): ShopCheck {
  const isLost = row.finished_at === null && !isRunning(platform, row)
  return {
    id: row.id,
    kind: row.kind,
    started_at: row.started_at.toISOString(),
    finished_at: (isLost ? row.started_at : row.finished_at)?.toISOString() ?? null,
    broken: row.broken,
    figures: row.figures,
    error: isLost ? storeHealth.cut_off : row.error,
  }
}
