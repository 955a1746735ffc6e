/** What text inputs make of what is typed (F-UI-05, F-UI-06; SPEC.md section 5). Plain functions. */

import { decimalsOf, unitsOf } from './currencyDecimals.ts'
import { readNumber, writtenNumber, type NumberRules } from './readNumber.ts'

/** Number type: parsed to a float, with a decimal comma as well as a point; invalid becomes 0. */
export function parseNumberInput(text: string): number {
  const [, sign = '', typed = ''] =
    /^\s*([-+−]?)\s*([\p{Nd}][\p{Nd}.,'’\u066b\u066c\u00a0\u202f]*)/u.exec(text) ?? []
  const read = readNumber(typed.replace(/[.,]$/, ''), { decimals: 12 }).text
  const number =
    read === undefined || /e/i.test(text)
      ? Number.parseFloat(text)
      : Number(read) * (sign === '-' || sign === '−' ? -1 : 1)
  return Number.isFinite(number) ? number : 0
}

export interface MoneyTerms {
  /** ISO 4217; '' while the site has none. */
  currency: string
  /** BCP 47 */
  language: string
}

/** Currency type: thousands signs go and a decimal comma becomes a point; what cannot be read stays as it is. */
export function settledAmount(text: string, money: MoneyTerms = { currency: '', language: 'en' }): string {
  return readNumber(text, amountRules(money)).text ?? text
}

/** What the field of an amount shows while nobody types in it. */
export function shownAmount(text: string, money: MoneyTerms): string {
  return writtenNumber(text, amountRules(money))
}

/** Why the text of an amount cannot be read; less than nothing can be. */
export function amountProblem(text: string, money: MoneyTerms): string | undefined {
  return text.trim() === '' ? undefined : readNumber(text.replace(/^\s*[-−]/, ''), amountRules(money)).problem
}

const amountRules = ({ currency, language }: MoneyTerms): NumberRules => ({
  decimals: decimalsOf(currency),
  language,
  units: unitsOf(currency),
  what: 'price',
})

/** Slug effect on blur: each run of whitespace becomes an underscore. */
export function slugEffect(text: string): string {
  return text.trim().replace(/\s+/g, '_')
}

/** Array inputs: Enter adds a token; empty text and what is there already add nothing. */
export function addToken(tokens: readonly string[], text: string): string[] {
  const token = text.trim()
  return token === '' || tokens.includes(token) ? [...tokens] : [...tokens, token]
}

/** Cuts at a number of code points: what `max length` lets through. */
export function limitLength(text: string, maximum: number): string {
  const points = Array.from(text)
  return points.length <= maximum ? text : points.slice(0, maximum).join('')
}
