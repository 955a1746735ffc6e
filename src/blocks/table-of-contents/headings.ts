/** The headings of a document that are listed in its table of contents (F-POST-06 `as_tb_content`). */
import type { Block } from '../block.ts'
import { plainText } from '../plainText.ts'

export interface TocHeading {
  /** What the heading's element is called, to link to it. */
  anchor: string
  text: string
  level: number
}

/** Headings in the order of the page; those that are hidden, empty or taken off the list are left out. */
export function headingsOf(blocks: readonly Block[]): TocHeading[] {
  return blocks.flatMap((block) => {
    if (typeof block !== 'object' || block === null || block.do_not_render || block.state?.is_hidden === true) return []
    const below = Array.isArray(block.children) ? headingsOf(block.children) : []
    if (block.type !== 'heading' || block.state.as_tb_content === false) return below
    const text = plainText(typeof block.state.text === 'string' ? block.state.text : '')
    const { element_id: given } = block.state
    const level = Number(block.state.level ?? 2) || 2
    return text ? [{ anchor: typeof given === 'string' && given ? given : `h-${block.id}`, text, level }, ...below] : below
  })
}

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
