/** The headings of a document that are listed in its table of contents (F-POST-06 `as_tb_content`). */
import { isRecord } from '#platform/isRecord.ts'
import { plainText } from '../plainText.ts'
import { elementIdOf } from '../shell/elementId.ts'

export interface TocHeading {
  /** What the heading's element is called, to link to it. */
  anchor: string
  text: string
  level: number
}

/** Headings in the order of the page; those that are hidden, empty or taken off the list are left out. */
export function headingsOf(blocks: readonly unknown[]): TocHeading[] {
  return blocks.flatMap((block) => {
    if (!isRecord(block) || block.do_not_render === true) return []
    const state = isRecord(block.state) ? block.state : {}
    if (state.is_hidden === true) return []
    const own = block.type === 'heading' ? headingOf(String(block.id), state) : null
    return [...(own ? [own] : []), ...(Array.isArray(block.children) ? headingsOf(block.children) : [])]
  })
}

function headingOf(
  id: string,
  { text: html, level, as_tb_content: isListed, element_id }: Record<string, unknown>,
): TocHeading | null {
  const text = plainText(typeof html === 'string' ? html : '')
  if (isListed === false || !text) return null
  return { anchor: elementIdOf(element_id) || `h-${id}`, text, level: Number(level) || 2 }
}
