/**
 * A time of day as people write it (`10:00`, `9.30`, `10 am`, `18 Uhr`), or words in its place (`noon`, `after lunch`), which
 * stay words. What begins with a digit and is no time is a mistake that the field says.
 */
import { fields as texts } from './texts/fields.ts'

const pattern = /^(\d{1,2})(?:[:.h](\d{2}))?\s*(am|pm|a\.m\.|p\.m\.|uhr|h)?$/i
const hour = 60
/** From then on what ends before it begins goes on after midnight, until the morning. */
const evening = 17 * hour
const morning = 9 * hour

const halfOf = (text: string): string =>
  pattern.exec(text.trim())?.[3]?.replaceAll('.', '').toLowerCase() ?? ''

/** Returns the minute of the day; null for words and for what is no time. */
export function readTime(text: string, half = halfOf(text)): number | null {
  const [, hours = '', minutes = '0'] = pattern.exec(text.trim()) ?? []
  if (hours === '' || Number(hours) > 24 || Number(minutes) > 59) return null
  const isPm = half === 'pm' && Number(hours) < 12
  const isMidnight = half === 'am' && Number(hours) === 12
  return (isMidnight ? 0 : Number(hours) + (isPm ? 12 : 0)) * hour + Number(minutes)
}

/** Minutes of a day; `to` may be after midnight. What is not said, or is no time, is null. */
export interface WrittenSpan {
  from: number | null
  to: number | null
}

/** `5` to `6 pm` is in the evening, `11` to `1 pm` begins in the morning. */
export function readSpan(start: string, end: string): WrittenSpan {
  const to = readTime(end)
  const sameHalf = halfOf(start) === '' && halfOf(end) !== '' ? readTime(start, halfOf(end)) : null
  const from = sameHalf !== null && to !== null && sameHalf < to ? sameHalf : readTime(start)
  if (from === null || to === null || to > from) return { from, to }
  return { from, to: from >= evening && to <= morning ? to + 24 * hour : null }
}

/** What is wrong with it, in words. @param start when what it ends begins */
export function timeProblem(text: string, start?: string): string | undefined {
  if (/^\d/.test(text.trim()) && readTime(text) === null) return texts.time_wrong
  const isOver =
    start !== undefined &&
    readTime(text) !== null &&
    readTime(start) !== null &&
    readSpan(start, text).to === null
  return isOver ? texts.time_before_start : undefined
}
