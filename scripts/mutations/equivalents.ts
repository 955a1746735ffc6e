/**
 * Broken places that change nothing anybody can see, each looked at by a person, with the reason. They count as not seen;
 * docs/mutations.md says why they stay. `parts.test.ts` refuses one that is no place any more.
 */
import type { Mutant } from './mutants.ts'

interface Equivalent {
  file: string
  /** What stands there and what is put in its place, as the page shows it; spaces do not count. */
  from: string
  to: string
  /** Part of the line that it stands on: lines move. */
  on: string
  why: string
}

export const equivalents: readonly Equivalent[] = []

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** Whether the entry means this place. @param source the file of the place */
export function isMeant(entry: Equivalent, mutant: Mutant, source: string): boolean {
  return (
    entry.file === mutant.file &&
    plain(entry.from) === plain(mutant.from) &&
    plain(entry.to) === plain(mutant.to) &&
    (source.split('\n')[mutant.line - 1] ?? '').includes(entry.on)
  )
}

/** Why this place may stay unseen; null where nobody says so. */
export function whyUnseen(mutant: Mutant, source: string): string | null {
  return equivalents.find((entry) => isMeant(entry, mutant, source))?.why ?? null
}
