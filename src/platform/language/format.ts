/** Numbers, days and lists as the language that holds writes them; amounts of money: `#ui/price.ts`. */
import { currentTag } from './current.ts'
import { shown } from './message.ts'

export const formatNumber = (value: number): string => shown(value)

/** A share of 1 in whole percent: `45%`, in German `45 %`. */
export function formatShare(share: number): string {
  return new Intl.NumberFormat(currentTag(), { style: 'percent' }).format(share)
}

/** `5 minutes`. @param unit of Intl: `second`, `day` */
export function formatLength(count: number, unit: string): string {
  return new Intl.NumberFormat(currentTag(), { style: 'unit', unit, unitDisplay: 'long' }).format(count)
}

/** `Tea, coffee or milk`. */
export function formatChoice(items: readonly string[]): string {
  return new Intl.ListFormat(currentTag(), { type: 'disjunction' }).format(items)
}

/** `Tea, coffee and milk`. */
export function formatList(items: readonly string[]): string {
  return new Intl.ListFormat(currentTag()).format(items)
}

/** A name that `Intl` writes, as it stands alone in a list: some languages write names of languages small. */
export const capitalized = (name: string, tag = currentTag()): string =>
  name.charAt(0).toLocaleUpperCase(tag) + name.slice(1)

/** A title as it stands within a sentence: `Search orders`. Names in it keep their capitals; German nouns do, too. */
export const inSentence = (title: string): string =>
  currentTag().startsWith('de') ? title : title.charAt(0).toLowerCase() + title.slice(1)
