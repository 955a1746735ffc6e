/**
 * The stock that a writer was shown goes with the metas (`product_stock_seen`) and comes back with the save: a typed number
 * is then the difference to what was shown, and what was sold between reading and saving stays sold.
 */
import { z } from 'zod'
import { implicitStore } from '../pricing/shopContext.ts'
import type { Meta } from '../catalogue/productRows.ts'
import { isUntracked } from './isUntracked.ts'

export const seenMeta = 'product_stock_seen'

/** As long as the value of a meta may be. */
const longest = 100_000

export interface StockSeen {
  /** Of the product's version that was read. */
  version: number
  /** On hand when it was read; null: not counted; undefined: it was not shown. */
  at(variantId: string, storeId: string): number | null | undefined
}

const seenShape = z.object({
  version: z.int(),
  stores: z.array(z.string()),
  seen: z.record(z.string(), z.array(z.int().nullable())),
})

/** Long enough to tell the variants of one product apart. */
const short = (variantId: string): string => variantId.slice(-12)

/** Null where nothing was sent along, or what nobody can have been shown. */
export function stockSeenOf(metas: readonly Meta[]): StockSeen | null {
  const text = metas.find(({ name }) => name === seenMeta)?.value ?? ''
  const { data } = seenShape.safeParse(jsonOf(text))
  if (!data) return null
  return {
    version: data.version,
    at(variantId, storeId) {
      // The first store took over the stock of the shop without stores.
      const place = data.stores.includes(storeId) ? storeId : implicitStore
      return data.seen[short(variantId)]?.[data.stores.indexOf(place)]
    },
  }
}

/** Null where so many numbers fit in no meta. */
export function seenAsMeta(
  version: number,
  stores: readonly string[],
  seen: ReadonlyMap<string, readonly (number | null)[]>,
): Meta | null {
  const value = JSON.stringify({
    version,
    stores,
    seen: Object.fromEntries([...seen].map(([id, numbers]) => [short(id), numbers])),
  })
  return value.length > longest ? null : { name: seenMeta, value }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text || 'null')
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

interface Typed {
  typed: number | null
  seen: number | null | undefined
  /** True where the save goes on from the version that was read: one that was sent twice counts once. */
  isFresh: boolean
  level: { tracked: boolean; stated: number | null } | undefined
}

/** What a number in the metas means for the stock of a variant at a store: nothing, a new number (null: not counted), or a difference. */
export type StockRequest = 'nothing' | { set: number | null } | { delta: number }

export function requestedStock({ typed, seen, isFresh, level }: Typed): StockRequest {
  const wanted = typed === null || isUntracked(typed) ? null : typed
  // Who does not say what he was shown states a number: it counts when it is new.
  if (seen === undefined) return typed === null || level?.stated === typed ? 'nothing' : { set: wanted }
  if (wanted === seen || (!isFresh && level?.stated === typed)) return 'nothing'
  const from = isFresh ? seen : (level?.stated ?? seen)
  if (wanted === null || from === null || isUntracked(from) || !level?.tracked) return { set: wanted }
  return { delta: wanted - from }
}
