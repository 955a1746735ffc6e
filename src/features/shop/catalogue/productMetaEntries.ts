/** Which of the values that a product states holds for a variant at a store: the most exact one. */
import type { Combination } from './productMetaNames.ts'
import { refuse } from './productRows.ts'
import { productRules } from './texts/productRules.ts'

export interface Entry<T> {
  combination: Combination
  store: string | null
  value: T
  name: string
}

/**
 * Looks each variant up among what is stated for its dimensions, not through the whole list: with 2,000 variants that have
 * each a price the list would be read millions of times.
 * @returns the value of the most specific entry for a variant at a store; two equally specific ones refuse the save
 */
export function resolver<T>(
  entries: readonly Entry<T>[],
): (picks: readonly string[], store: string | null) => T | null {
  const at = entryResolver(entries)
  return (picks, store) => at(picks, store)?.value ?? null
}

/** As resolver, with the whole entry: what says the value, and for whom else. */
export function entryResolver<T>(
  entries: readonly Entry<T>[],
): (picks: readonly string[], store: string | null) => Entry<T> | null {
  const groups = groupsOf(entries)
  return (picks, store) => {
    let best: Entry<T> | null = null
    let bestWeight = 0
    for (const { weight, dimensions, hasStore, at } of groups) {
      if (best && weight < bestWeight) break
      if (hasStore && store === null) continue
      const entry = at.get(
        placeOf(
          dimensions.map((dimension) => picks[dimension] ?? ''),
          hasStore ? store : null,
        ),
      )
      if (!entry) continue
      if (best) {
        refuse(
          productRules.both_apply({
            name: best.name,
            other: entry.name,
            picks: picks.join(', '),
          }),
          entry.name,
        )
      }
      best = entry
      bestWeight = weight
    }
    return best
  }
}

interface Group<T> {
  weight: number
  /** Which dimensions its entries name. */
  dimensions: number[]
  hasStore: boolean
  at: Map<string, Entry<T>>
}

/** Entries that name the same dimensions together, the most specific first. */
function groupsOf<T>(entries: readonly Entry<T>[]): Group<T>[] {
  const groups = new Map<string, Group<T>>()
  for (const entry of entries) {
    const { picks, size } = entry.combination
    const dimensions = picks.flatMap((pick, dimension) => (pick === null ? [] : [dimension]))
    const hasStore = entry.store !== null
    const name = `${dimensions.join(' ')}${hasStore}`
    const group = groups.get(name) ?? {
      weight: size * 2 + (hasStore ? 1 : 0),
      dimensions,
      hasStore,
      at: new Map<string, Entry<T>>(),
    }
    groups.set(name, group)
    group.at.set(
      placeOf(
        dimensions.map((dimension) => picks[dimension] ?? ''),
        entry.store,
      ),
      entry,
    )
  }
  return [...groups.values()].toSorted((a, b) => b.weight - a.weight)
}

function placeOf(picks: readonly string[], store: string | null): string {
  return [...picks, store ?? ''].join('\n')
}
