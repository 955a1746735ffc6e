/** Which of the values that a product states holds for a variant at a store: the most exact one. */
import type { Combination } from './grammarNames.ts'
import { refuse } from './productRows.ts'

export interface Entry<T> {
  combination: Combination
  store: string | null
  value: T
  name: string
}

/** The most specific entry for a variant at a store; two equally specific ones refuse the save. */
export function resolve<T>(
  entries: readonly Entry<T>[],
  picks: readonly string[],
  store: string | null,
): Entry<T> | null {
  let best: Entry<T> | null = null
  let rival: Entry<T> | null = null
  for (const entry of entries) {
    if (entry.store !== null && entry.store !== store) continue
    if (!entry.combination.picks.every((pick, at) => pick === null || pick === picks[at])) continue
    if (best === null || weightOf(entry) > weightOf(best)) {
      best = entry
      rival = null
    } else if (weightOf(entry) === weightOf(best)) rival = entry
  }
  if (best && rival) {
    refuse(
      `${best.name} and ${rival.name} both apply to ${picks.join(', ')}; add the exact combination`,
      rival.name,
    )
  }
  return best
}

function weightOf(entry: Entry<unknown>): number {
  return entry.combination.size * 2 + (entry.store === null ? 0 : 1)
}
