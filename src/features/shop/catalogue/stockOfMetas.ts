/** A product's metas as they are answered: their quantities are what is on the shelf now, whatever was saved. */
import { sql } from 'kysely'
import type { Meta as PostMeta, Post } from '#features/content/index.ts'
import type { Db } from '#platform/context.ts'
import { Problem } from '#platform/operations/problem.ts'
import { implicitStore, storesOf, type Store } from '../pricing/shopContext.ts'
import type { Meta } from './productRows.ts'
import { isUntracked } from '../inventory/isUntracked.ts'
import { withQuantities, type QuantityPlace } from './quantityMetas.ts'
import { renamedVariants, renamesOf } from './productRenames.ts'
import { seenAsMeta, seenMeta, stockSeenOf, requestedStock, type StockSeen } from '../inventory/stockSeen.ts'

export interface StockLevel {
  tracked: boolean
  on_hand: number
  stated: number | null
}

/** The levels of some variants, by variant and store. */
export async function levelsOf(db: Db, variantIds: readonly string[]): Promise<Map<string, StockLevel>> {
  const { rows } = await sql<StockLevel & { variant_id: string; store_id: string }>`
    select variant_id, store_id, tracked, on_hand, stated from stock_level
    where variant_id = any(${[...variantIds]}::uuid[])`.execute(db)
  return new Map(rows.map((row) => [levelKey(row.variant_id, row.store_id), row]))
}

export const levelKey = (variantId: string, storeId: string): string => `${variantId} ${storeId}`

/** Which variant of the shop each key means, with the names that the metas give them now. */
export function variantIds(
  known: readonly {
    id: string
    variant_key: string
    selection: Record<string, string>
    is_retired: boolean
  }[],
  wanted: readonly { key: string; selection: Record<string, string> }[],
  metas: readonly Meta[],
): Map<string, string> {
  const renamed = renamedVariants(known, wanted, renamesOf(metas))
  return new Map([
    ...known.map(({ id, variant_key }): [string, string] => [variant_key, id]),
    ...renamed.map(({ id, key }): [string, string] => [key, id]),
  ])
}

interface Shelf {
  stores: Store[]
  idOf: ReadonlyMap<string, string>
  levels: ReadonlyMap<string, StockLevel>
}

async function shelfOf(db: Db, post: Post): Promise<Shelf> {
  const stores = await storesOf(db)
  const known = await db
    .selectFrom('product_variant')
    .select(['id', 'variant_key', 'selection', 'is_retired'])
    .where('post_id', '=', post.id)
    .execute()
  const wanted: QuantityPlace[] = []
  withQuantities(
    post.metas,
    stores.map(({ slug }) => slug),
    (place) => {
      wanted.push(place)
      return undefined
    },
  )
  return {
    stores,
    idOf: variantIds(known, wanted, post.metas),
    levels: await levelsOf(
      db,
      known.map(({ id }) => id),
    ),
  }
}

interface Asked {
  isOld: boolean
  isForWriter: boolean
}

/** What is not in the shop yet says what it will begin with; a draft that nobody has saved yet keeps what was typed into it. */
export async function metasOfToday(db: Db, post: Post, { isOld, isForWriter }: Asked): Promise<PostMeta[]> {
  const stored = post.metas.filter(({ name }) => name !== seenMeta)
  try {
    const { stores, idOf, levels } = await shelfOf(db, post)
    // Of what was never counted there is nothing to show: a first number is stated.
    if (levels.size === 0) return stored
    const typedOn = stockSeenOf(post.metas)
    const isCurrent =
      isOld ||
      (!post.is_working && post.planned_change_at === null && !['draft', 'pending'].includes(post.status))
    const seen = new Map<string, (number | null)[]>()
    const metas = withQuantities(
      stored,
      stores.map(({ slug }) => slug),
      ({ key, store, said }) => {
        const id = idOf.get(key)
        if (id === undefined) return undefined
        const storeId = stores.find(({ slug }) => slug === store)?.id ?? implicitStore
        const level = levels.get(levelKey(id, storeId))
        const onHand = level?.tracked ? level.on_hand : null
        seen.set(id, [...(seen.get(id) ?? []), onHand])
        return isCurrent
          ? onHand
          : typedNumber({
              said,
              level,
              onHand,
              seen: typedOn?.at(id, storeId),
              isFresh: typedOn?.version === post.version,
            })
      },
    )
    const mark = isForWriter
      ? seenAsMeta(post.version, stores.length === 0 ? [implicitStore] : stores.map(({ id }) => id), seen)
      : null
    // Without the mark a number that comes back would be one that somebody states.
    if (isForWriter && mark === null) return stored
    return [...metas, ...(mark ? [mark] : [])].map((meta) => ({ id: '', post_id: post.id, ...meta }))
  } catch (error) {
    // Metas that do not fit the grammar are for their form to put right.
    if (error instanceof Problem) return stored
    throw error
  }
}

function typedNumber({
  said,
  level,
  onHand,
  ...of
}: {
  said: number | null
  level: StockLevel | undefined
  onHand: number | null
  seen: ReturnType<StockSeen['at']>
  isFresh: boolean
}): number | null {
  const requested = requestedStock({ typed: said, level, ...of })
  if (requested === 'nothing') return onHand
  return 'set' in requested ? requested.set : Math.max(0, (onHand ?? 0) + requested.delta)
}

/** A copy has nothing on the shelf: what is counted of the original begins at none. */
export async function metasOfCopy(db: Db, post: Post): Promise<PostMeta[]> {
  const stored = post.metas.filter(({ name }) => name !== seenMeta)
  try {
    const { stores, idOf, levels } = await shelfOf(db, post)
    const metas = withQuantities(
      stored,
      stores.map(({ slug }) => slug),
      ({ key, store, said }) => {
        const id = idOf.get(key)
        const level =
          id === undefined
            ? undefined
            : levels.get(levelKey(id, stores.find(({ slug }) => slug === store)?.id ?? implicitStore))
        const isCounted = level ? level.tracked : !isUntracked(said)
        return isCounted ? 0 : null
      },
    )
    return metas.map((meta) => ({ id: '', post_id: post.id, ...meta }))
  } catch (error) {
    if (error instanceof Problem) return stored
    throw error
  }
}
