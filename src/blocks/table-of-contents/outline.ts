/** The headings of a document as a list of lists. Apart from `headings.ts`, which the editor loads before its first key. */
import type { TocHeading } from './headings.ts'

export interface TocEntry extends TocHeading {
  entries: TocEntry[]
}

/** Headings under the headings they belong to; a level that is skipped is no level of the list. */
export function outlineOf(headings: readonly TocHeading[]): TocEntry[] {
  const top: TocEntry[] = []
  const open: TocEntry[] = []
  for (const heading of headings) {
    while (open.length > 0 && (open.at(-1)?.level ?? 0) >= heading.level) open.pop()
    const entry = { ...heading, entries: [] }
    ;(open.at(-1)?.entries ?? top).push(entry)
    open.push(entry)
  }
  return top
}
