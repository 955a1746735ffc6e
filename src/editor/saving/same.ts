/** Comparing blocks as they are stored. */
import { isRecord } from '#platform/isRecord.ts'

/** Whether two blocks, or lists of blocks, say the same. */
export function same(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other)
}

/** Without the order of keys, and without what is absent or empty by default. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  if (!isRecord(value)) return JSON.stringify(value) ?? 'absent'
  const entries = Object.entries(value).filter(
    ([key, one]) => one !== undefined && !(key === 'children' && Array.isArray(one) && one.length === 0),
  )
  return `{${entries
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, one]) => `${key}:${canonical(one)}`)
    .join()}}`
}
