/** What the first heading of level 1 on a page says: the page is called so while nobody has given it a title. */
import { isRecord } from '#platform/isRecord.ts'
import { plainText } from './plainText.ts'

const longest = 300

/** @param blocks as they are stored @returns '' where there is no such heading */
export function pageHeading(blocks: unknown): string {
  if (!Array.isArray(blocks)) return ''
  for (const block of blocks.filter(isRecord)) {
    const { type, state, children } = block
    const isFirst = type === 'heading' && isRecord(state) && Number(state.level) === 1
    const words =
      isFirst && typeof state.text === 'string' ? plainText(state.text).trim() : pageHeading(children)
    if (words !== '') return words.slice(0, longest)
  }
  return ''
}
