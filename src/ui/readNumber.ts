/**
 * Numbers as people type them: 12,50 and 12.50, 1.234,50, 1 234,50, 1'234.50, ١٬٢٣٤٫٥٠. What can be read in two ways is
 * refused with a sentence, never guessed: a price that is wrong by a hundred is worse than one that is asked for again.
 */
import { numbers } from './texts/numbers.ts'

type NumberKind = 'number' | 'price' | 'percentage'

export interface NumberRules {
  /** How many there may be behind the decimal sign. */
  decimals: number
  /** BCP 47: it says whether 1,234 is more than a thousand or little more than one. */
  language?: string | undefined
  /** Nothing of it reaches a thousand, as a percentage: a single sign is the decimal sign. */
  isSmall?: boolean
  /** What it is, for the sentence. */
  what?: NumberKind
  /** Signs that may be before or behind it. */
  units?: readonly string[]
}

/** `text` is plain: digits, and a point where it has decimals. */
export type ReadNumber = { text: string; problem?: undefined } | { text?: undefined; problem: string }

const longestWhole = 9
const quotes = /['\u2018\u2019\u02bc`´]/g

/** Digits of other scripts as ours; the signs of Arabic, Chinese and Japanese as point, comma, apostrophe. */
function plainCharacters(text: string): string {
  // A raised 2 is no digit of an amount, and what is made compatible would have it be one.
  if (/\p{No}/u.test(text)) return ''
  return (
    text
      // First: made compatible, an acute accent alone is a space with an accent over it.
      .replaceAll(quotes, "'")
      .normalize('NFKC')
      .replaceAll(/\p{Nd}/gu, (digit) => String(valueOf(digit)))
      .replaceAll('\u066b', '.')
      .replaceAll('\u066c', "'")
      .replaceAll(/[\u060c\u3001]/g, ',')
      .replaceAll(/\s/g, ' ')
      .replaceAll(/[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g, '')
      .trim()
  )
}

/** The ten digits of a script follow one another, and so do the scripts of Burma that stand side by side. */
function valueOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return (code - zero) % 10
}

/** A sign of the language, as it stands after plainSigns: between thousands comma in English, point in German. */
function signOf(kind: 'group' | 'decimal', language: string): string {
  const known = separators.get(`${kind} ${language}`)
  if (known !== undefined) return known
  const found = plainCharacters(partsIn(language).find(({ type }) => type === kind)?.value ?? '')
  separators.set(`${kind} ${language}`, found)
  return found
}

/** The sign before the decimals: `,` in German; `.` where the language has one that is typed otherwise. */
export const decimalSign = (language: string): string => (signOf('decimal', language) === ',' ? ',' : '.')

/**
 * What a field shows of a number that is kept plainly: `12,50` in German. What would be read as anything else than
 * what is kept, or cannot be read at all, is shown as it stands.
 */
export function writtenNumber(text: string, rules: NumberRules): string {
  const plain = readNumber(text, rules).text
  if (plain === undefined) return text
  const written = plain.replace('.', decimalSign(rules.language ?? 'en'))
  return readNumber(written, rules).text === plain ? written : text
}

const separators = new Map<string, string>()

function partsIn(language: string): Intl.NumberFormatPart[] {
  try {
    return new Intl.NumberFormat(language).formatToParts(1_234_567.5)
  } catch {
    return new Intl.NumberFormat('en').formatToParts(1_234_567.5)
  }
}

/** Thousands apart (1,234,567), or as in India (12,34,567); nobody writes a nought before thousands. */
const isGrouped = (parts: readonly string[]): boolean => {
  const [first = '', ...rest] = parts
  const last = rest.at(-1) ?? ''
  const isIndian = rest.slice(0, -1).every((part) => part.length === 2) && first.length <= 2
  return (
    first.length <= 3 &&
    /^[1-9]/.test(first) &&
    last.length === 3 &&
    (isIndian || rest.every((part) => part.length === 3))
  )
}

export function readNumber(typed: string, rules: NumberRules): ReadNumber {
  const { decimals, language = 'en', isSmall = false, what = 'number', units = [] } = rules
  const text = withoutUnits(plainCharacters(typed), units)
  const shown = typed.trim()
  if (what === 'price' && isFree(text)) return { text: '0' }
  const sign = decimalSign(language)
  const sample = `1234${decimals > 0 ? `${sign}${'50'.padEnd(decimals, '0').slice(0, decimals)}` : ''}`
  const foreign = ofAnotherCurrency(text, units)
  if (foreign !== undefined)
    return { problem: numbers.other_currency({ typed: shown, currency: foreign, sample }) }
  // The letter o for a nought is not seen in most fonts.
  const stray = /\d/.test(text) ? /[^\d.,' ]/u.exec(text)?.[0] : undefined
  const unreadable = { problem: whyUnreadable({ what, typed: shown, sample }, stray, isSmall) }
  if (!/^\d[\d.,' ]*$/.test(text) || !/\d$/.test(text)) return unreadable
  const found = [...text].filter((sign) => !/\d/.test(sign))
  const last = found.at(-1) ?? ''
  const times = found.filter((sign) => sign === last).length
  const mayBeDecimal = (last === '.' || last === ',') && times === 1
  const [whole = '', fraction = ''] = mayBeDecimal ? text.split(last) : [text]
  const isAlone = found.length === 1 && mayBeDecimal
  if (isAlone && fraction.length === 3 && !isSmall) {
    if (decimals < 3) return ofThousands(text, { decimals, language, last, shown, what })
    if (last === ',' && signOf('decimal', language) !== ',') {
      return {
        problem: numbers.two_ways({
          typed: shown,
          large: `${whole}${fraction}`,
          small: `${whole}.${fraction}`,
          large_sample: `${whole}${fraction}.${'0'.repeat(decimals)}`,
          small_sample: `${whole}.${fraction}`,
        }),
      }
    }
  }
  const grouped = whole.split(/[.,' ]/)
  if (new Set([...whole].filter((sign) => !/\d/.test(sign))).size > 1) return unreadable
  if (grouped.length > 1 && !isGrouped(grouped)) return unreadable
  return checked(grouped.join(''), fraction, { decimals, shown, what })
}

/** The word is a price, in the language that holds and in English. */
const isFree = (text: string): boolean =>
  ['free', ...numbers.free_words.split(', ')].includes(text.toLowerCase())

function whyUnreadable(
  of: { what: NumberKind; typed: string; sample: string },
  sign: string | undefined,
  isSmall: boolean,
): string {
  if (sign === undefined) return isSmall ? numbers.not_one(of) : numbers.not_one_like(of)
  return isSmall ? numbers.stray({ ...of, sign }) : numbers.stray_like({ ...of, sign })
}

/** A single sign before three digits, of what has no three decimals: thousands where the language writes them so. */
function ofThousands(
  text: string,
  of: { decimals: number; language: string; last: string; shown: string; what: NumberKind },
): ReadNumber {
  const { decimals, language, last, shown, what } = of
  const [whole = '', fraction = ''] = text.split(last)
  const isThousands = signOf('group', language) === last && isGrouped([whole, fraction])
  // A point is how amounts are kept and exported, so that it stands for thousands only where there is nothing behind a point.
  if (isThousands && (last === ',' || decimals === 0))
    return checked(whole + fraction, '', { decimals, shown, what })
  if (!isGrouped([whole, fraction])) return tooMany(shown, decimals)
  const ways = {
    typed: shown,
    large: `${whole}${fraction}`,
    small: `${whole}${decimalSign(language)}${fraction}`,
    large_sample: `${whole}${fraction}${decimals > 0 ? `${decimalSign(language)}${'0'.repeat(decimals)}` : ''}`,
  }
  return {
    problem: decimals > 0 ? numbers.two_ways_decimals({ ...ways, decimals }) : numbers.two_ways_whole(ways),
  }
}

const tooMany = (shown: string, decimals: number): ReadNumber => ({
  problem:
    decimals === 0
      ? numbers.whole_only({ typed: shown })
      : numbers.too_many_decimals({ typed: shown, decimals }),
})

function checked(
  whole: string,
  fraction: string,
  { decimals, shown, what }: { decimals: number; shown: string; what: NumberKind },
): ReadNumber {
  if (fraction.length > decimals) return tooMany(shown, decimals)
  const digits = whole.replace(/^0+(?=\d)/, '')
  if (digits.length > longestWhole) return { problem: numbers.too_large({ typed: shown, what }) }
  return { text: fraction === '' ? digits : `${digits}.${fraction}` }
}

/** An amount beside the sign or code of a currency that is not its own. @returns the code of its own */
function ofAnotherCurrency(text: string, units: readonly string[]): string | undefined {
  const own = units.find((unit) => /^[A-Z]{3}$/.test(unit) && unit !== 'XXX')
  if (own === undefined || !/\d/.test(text)) return undefined
  const code = /^\p{L}{3}(?!\p{L})|(?<!\p{L})\p{L}{3}$/u.exec(text)?.[0].toUpperCase() ?? ''
  return /\p{Sc}/u.test(text) || Intl.supportedValuesOf('currency').includes(code) ? own : undefined
}

/** Takes a unit away that is before or behind: € 12,50, 12.50 EUR, 19,5 %. */
function withoutUnits(text: string, units: readonly string[]): string {
  for (const unit of units) {
    const lower = text.toLowerCase()
    if (unit === '') continue
    if (lower.startsWith(unit.toLowerCase())) return text.slice(unit.length).trim()
    if (lower.endsWith(unit.toLowerCase())) return text.slice(0, -unit.length).trim()
  }
  return text
}
