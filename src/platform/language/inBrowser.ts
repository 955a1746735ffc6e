/**
 * What texts with values are written with in browsers (scripts/textsInBrowser.ts): as small as it can be, for the editor's
 * first load has it. On the server `message.ts` keeps its formatters.
 */
import { currentTag } from './current.ts'

/** A value as the language writes it. */
export const shown = (value: string | number): string =>
  typeof value === 'number' ? value.toLocaleString(currentTag()) : value

/** Which form a number takes in the language: `one`, `few`, `other` … */
export const formFor = (count: number): string => new Intl.PluralRules(currentTag()).select(count)
