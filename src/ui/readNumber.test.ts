/** Amounts as people type them in five notations; what is ambiguous is refused. */
import { fc, test as property } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import { inLanguage } from '#platform/language/inLanguage.ts'
import { decimalText, minor, parseAmount, readAmount } from '#features/shop/pricing/money.ts'
import { decimalsOf, unitsOf } from './currencyDecimals.ts'
import { readNumber, writtenNumber, type NumberRules } from './readNumber.ts'

test('F-SHOP-01 F-UI-05 1.1 a comma is a decimal comma where it can only be one', () => {
  for (const text of [
    '12,50',
    '12.50',
    ' 12,50 ',
    '€12,50',
    '12.50 EUR',
    '12,50 €',
    '١٢٫٥٠',
    '۱۲٫۵۰',
    '１２．５０',
    '12,5',
  ])
    expect([text, parseAmount(text, 'EUR')]).toEqual([text, 1250])
  for (const text of [
    '1.234,50',
    '1,234.50',
    '1 234,50',
    '1\u202f234,50',
    '1\u00a0234.50',
    "1'234.50",
    '1’234,50',
    '١٬٢٣٤٫٥٠',
    '1234,5',
  ])
    expect([text, parseAmount(text, 'EUR')]).toEqual([text, 123_450])
  for (const text of ['12,34,567.50', '1.234.567,50', '1,234,567.50'])
    expect([text, parseAmount(text, 'INR')]).toEqual([text, 123_456_750])
  expect(parseAmount('1,234,567', 'EUR')).toBe(123_456_700)
})

test.each([
  ['1´234.50', '1234.50'],
  ['12、50', '12.50'],
  ['12،50', '12.50'],
  ['\u061c12.50', '12.50'],
  ['\u20671,234\u2069', '1234'],
  ['12,34,567', '1234567'],
  ['12,34,56,789', '123456789'],
  ['12,34,5,678', undefined],
  ['1 234.567,50', undefined],
  ['1.234 567,50', undefined],
  ['1.234,567 890', undefined],
])('F-SHOP-01 1.1 %s is read as %s', (typed, text) => {
  expect(readNumber(typed, { decimals: 2 }).text).toBe(text)
})

test('F-SHOP-01 1.1 what is no number is told as what it should be; a currency without a code of its own takes any sign', () => {
  expect(readNumber('abc', { decimals: 2, isSmall: true }).problem).toBe('“abc” is not a number')
  expect(readAmount('USD', 'EUR').problem).toBe('“USD” is not a price: write it like 1234.50')
  expect(readNumber('5.50 USD', { decimals: 2, units: ['XXX'] }).problem).toContain('“U” is not a digit')
  expect(readNumber('5.50', { decimals: 2, units: ['', '%'] }).text).toBe('5.50')
  // What is no language is read as English.
  expect(readNumber('1,234', { decimals: 2, language: 'no language' }).text).toBe('1234')
})

test('F-SHOP-01 1.1 the ten digits of every script are read, those of neighbouring scripts too', () => {
  for (const zero of [0x30, 0x0660, 0x06f0, 0x0966, 0x0e50, 0xff10, 0x1_16d0, 0x1_16da, 0x1_d7ce, 0x1_d7d8]) {
    const digits = Array.from({ length: 9 }, (_, digit) => String.fromCodePoint(zero + 1 + digit))
    expect([zero, readNumber(digits.join(''), { decimals: 0 }).text]).toEqual([zero, '123456789'])
    expect([zero, readNumber(`7${String.fromCodePoint(zero)}`, { decimals: 0 }).text]).toEqual([zero, '70'])
  }
})

test('F-SHOP-01 1.1 what can be read in two ways is refused with a sentence', () => {
  for (const text of [
    '1.234',
    '12,5,0',
    '1,23,4',
    '12.50.1',
    '1,2.3,4',
    '19.999',
    '1.23,456',
    '12²',
    '1,',
    ',5',
    '12,-',
    '1..2',
    '1 2',
    '-5',
    'abc',
    '',
    '12345678901',
    '1,2345',
  ])
    for (const language of ['en', 'de', 'fr', 'ar', 'de-CH']) {
      const { amount, problem } = readAmount(text, 'EUR', language)
      expect([text, language, amount ?? null]).toEqual([text, language, null])
      expect(problem).toMatch(/^“/)
    }
  expect(readAmount('1.234', 'EUR').problem).toBe(
    '“1.234” can be 1234 or 1.234: write 1234.00, or 2 decimals',
  )
  expect(readAmount('12,5,0', 'EUR').problem).toBe('“12,5,0” is not a price: write it like 1234.50')
  expect(readAmount('12,5o', 'EUR').problem).toBe(
    '“12,5o” is not a price: “o” is not a digit. Write it like 1234.50',
  )
  expect(readAmount('12,50', 'JPY').problem).toBe('“12,50”: whole numbers only')
  // What is not grouped as thousands are can only have too many decimals.
  for (const text of ['1250.000', '0.500', '0,500'])
    expect(readAmount(text, 'EUR').problem).toBe(readAmount('9.8765', 'EUR').problem?.replace('9.8765', text))
  expect(readAmount('0.500', 'JPY').problem).toBe('“0.500”: whole numbers only')
})

test('F-SHOP-01 1.1 an amount may have the sign or code of its own currency, before or behind; another one is refused', () => {
  for (const [code, ...texts] of [
    ['EUR', '5,50 €', '€5.50', '€ 5,50', '5.50 EUR', 'eur 5,50', '5,50\u00a0€'],
    ['USD', '$5.50', '5,50 $', '5.50 USD', 'USD 5.50', '＄5.50'],
    ['CAD', '$5.50', 'CA$5.50', '5.50 CAD'],
    ['GBP', '£5.50', '5.50 GBP'],
    ['SEK', '5,50 kr', 'SEK 5,50'],
  ] as const)
    for (const text of texts) expect([code, text, parseAmount(text, code)]).toEqual([code, text, 550])
  for (const [code, ...texts] of [
    ['USD', '€5.50', '5,50 €', '5.50 EUR', 'eur 5.50', '£5', '$€5'],
    ['EUR', '$5.50', 'US$5.50', '5.50 USD'],
    ['CAD', 'US$5.50', '5.50 USD'],
  ] as const)
    for (const text of texts)
      expect(readAmount(text, code).problem).toBe(
        `“${text}” is in another currency: write it in ${code}, like 1234.50`,
      )
  // What is no currency is told as before.
  expect(readAmount('5.50 abc', 'USD').problem).toBe(
    '“5.50 abc” is not a price: “a” is not a digit. Write it like 1234.50',
  )
  expect(readNumber('$5', { decimals: 2, units: ['%'], isSmall: true }).problem).toBe(
    '“$5” is not a number: “$” is not a digit',
  )
})

test('F-SHOP-01 1.1 a single comma before three digits is read by the language of the site', () => {
  expect([
    parseAmount('1,234', 'EUR', 'en'),
    parseAmount('1,234', 'EUR', 'de'),
    parseAmount('1,234', 'EUR', 'fr'),
  ]).toEqual([123_400, null, null])
  expect([
    parseAmount('1,234', 'JPY', 'en'),
    parseAmount('1.234', 'JPY', 'de'),
    parseAmount('1.234', 'JPY', 'en'),
    parseAmount('1,234', 'JPY', 'de'),
  ]).toEqual([1234, 1234, null, null])
  expect([
    parseAmount('1,234', 'KWD', 'en'),
    parseAmount('1,234', 'KWD', 'de'),
    parseAmount('1,234', 'KWD', 'ar'),
    parseAmount('1.234', 'KWD', 'de'),
  ]).toEqual([null, 1234, null, 1234])
})

/**
 * What is typed, read by the language of the site: minor units, or `·` where it is refused. A point is how amounts are kept
 * and exported, so that in a currency with two decimals it never stands for thousands alone.
 */
const amounts: readonly (readonly [
  typed: string,
  currency: string,
  en: number | '·',
  de: number | '·',
  fr: number | '·',
  swiss: number | '·',
])[] = [
  ['12', 'EUR', 1200, 1200, 1200, 1200],
  ['12.5', 'EUR', 1250, 1250, 1250, 1250],
  ['12,5', 'EUR', 1250, 1250, 1250, 1250],
  ['12.50', 'EUR', 1250, 1250, 1250, 1250],
  ['12,50', 'EUR', 1250, 1250, 1250, 1250],
  ['12,500', 'EUR', 1_250_000, '·', '·', '·'],
  ['12.500', 'EUR', '·', '·', '·', '·'],
  ['1250', 'EUR', 125_000, 125_000, 125_000, 125_000],
  ['1 250', 'EUR', 125_000, 125_000, 125_000, 125_000],
  ["1'250", 'EUR', 125_000, 125_000, 125_000, 125_000],
  ['1.250', 'EUR', '·', '·', '·', '·'],
  ['1,250', 'EUR', 125_000, '·', '·', '·'],
  ['1.250,00', 'EUR', 125_000, 125_000, 125_000, 125_000],
  ['1,250.00', 'EUR', 125_000, 125_000, 125_000, 125_000],
  ['1 250,00', 'EUR', 125_000, 125_000, 125_000, 125_000],
  ['1.250,5', 'EUR', 125_050, 125_050, 125_050, 125_050],
  ['1,250,000', 'EUR', 125_000_000, 125_000_000, 125_000_000, 125_000_000],
  ['12,34,567', 'EUR', 123_456_700, 123_456_700, 123_456_700, 123_456_700],
  ['12,34,56', 'EUR', '·', '·', '·', '·'],
  ['1,2,34,567', 'EUR', '·', '·', '·', '·'],
  ['1,234 567', 'EUR', '·', '·', '·', '·'],
  ["1'234 567", 'EUR', '·', '·', '·', '·'],
  ['1250,000', 'EUR', '·', '·', '·', '·'],
  ['0,001', 'EUR', '·', '·', '·', '·'],
  ['0,500', 'EUR', '·', '·', '·', '·'],
  ['0,500', 'JPY', '·', '·', '·', '·'],
  ['0.123.456', 'EUR', '·', '·', '·', '·'],
  ['0,5', 'EUR', 50, 50, 50, 50],
  ['0,500', 'KWD', '·', 500, 500, '·'],
  ['1\u2018250', 'EUR', 125_000, 125_000, 125_000, 125_000],
  ['1\u2019250', 'EUR', 125_000, 125_000, 125_000, 125_000],
  ['1\u02bc250', 'EUR', 125_000, 125_000, 125_000, 125_000],
  ['1\uff07250', 'EUR', 125_000, 125_000, 125_000, 125_000],
  ['1`250', 'EUR', 125_000, 125_000, 125_000, 125_000],
  ['1\u00b4250', 'EUR', 125_000, 125_000, 125_000, 125_000],
  ['1\u00a0250', 'EUR', 125_000, 125_000, 125_000, 125_000],
  ['1\u2007250', 'EUR', 125_000, 125_000, 125_000, 125_000],
  ['1\u2009250', 'EUR', 125_000, 125_000, 125_000, 125_000],
  ['1\u202f250', 'EUR', 125_000, 125_000, 125_000, 125_000],
  ['\u200e12,50\u200f', 'EUR', 1250, 1250, 1250, 1250],
  ["1'234,567.00", 'EUR', '·', '·', '·', '·'],
  ["1'234.567,00", 'EUR', '·', '·', '·', '·'],
  ['1 234.567', 'EUR', '·', '·', '·', '·'],
  ['12 50', 'EUR', '·', '·', '·', '·'],
  ['1234 567', 'EUR', '·', '·', '·', '·'],
  ['007', 'EUR', 700, 700, 700, 700],
  ['0', 'EUR', 0, 0, 0, 0],
  ['999999999', 'EUR', 99_999_999_900, 99_999_999_900, 99_999_999_900, 99_999_999_900],
  ['1000000000', 'EUR', '·', '·', '·', '·'],
  ['12', 'JPY', 12, 12, 12, 12],
  ['12.5', 'JPY', '·', '·', '·', '·'],
  ['12,50', 'JPY', '·', '·', '·', '·'],
  ['1.250', 'JPY', '·', 1250, '·', '·'],
  ['1,250', 'JPY', 1250, '·', '·', '·'],
  ['1 250', 'JPY', 1250, 1250, 1250, 1250],
  ['1.250.000', 'JPY', 1_250_000, 1_250_000, 1_250_000, 1_250_000],
  ['12.5', 'KWD', 12_500, 12_500, 12_500, 12_500],
  ['12,50', 'KWD', 12_500, 12_500, 12_500, 12_500],
  ['1.250', 'KWD', 1250, 1250, 1250, 1250],
  ['1,250', 'KWD', '·', 1250, 1250, '·'],
  ['1.2505', 'KWD', '·', '·', '·', '·'],
  ['1.250,500', 'KWD', 1_250_500, 1_250_500, 1_250_500, 1_250_500],
]

test.each(amounts)(
  'F-SHOP-12 6 %s in %s is %s in English, %s in German, %s in French, %s in Swiss German',
  (typed, currency, ...read) => {
    const amounts = ['en', 'de', 'fr', 'de-CH'].map(
      (language) => parseAmount(typed, currency, language) ?? '·',
    )
    expect(amounts).toEqual(read)
  },
)

property.prop([
  fc.integer({ min: 0, max: 99_999_999 }),
  fc.constantFrom(['', '.'], ['', ','], [',', '.'], ['.', ','], [' ', ','], ["'", '.'], ['\u202f', ',']),
  fc.constantFrom('en', 'de', 'fr', 'de-CH', 'ar', 'hi'),
  fc.boolean(),
])(
  'F-SHOP-12 6 however somebody writes an amount, it is read as that amount or refused: never a hundredfold',
  (cents, [group = '', decimal = ''], language, isShort) => {
    const [whole = '', fraction = ''] = decimalText(minor(cents), 'EUR').split('.')
    const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group)
    const written = isShort && fraction.endsWith('0') ? fraction.slice(0, 1) : fraction
    expect([cents, null]).toContain(parseAmount(`${grouped}${decimal}${written}`, 'EUR', language))
    if (fraction === '00') expect([cents, null]).toContain(parseAmount(grouped, 'EUR', language))
  },
)

test.each([
  ["1'2o", { decimals: 2 }, "“1'2o” is not a number: “o” is not a digit. Write it like 1234.50"],
  ['abc', { decimals: 2 }, '“abc” is not a number: write it like 1234.50'],
  ['abc', { decimals: 0 }, '“abc” is not a number: write it like 1234'],
  ['abc', { decimals: 3, what: 'price' }, '“abc” is not a price: write it like 1234.500'],
  ['1.5', { decimals: 0 }, '“1.5”: whole numbers only'],
  ['1.555', { decimals: 2, isSmall: true }, '“1.555” has more than 2 decimals'],
  ['1,234', { decimals: 2, language: 'de' }, '“1,234” can be 1234 or 1,234: write 1234,00, or 2 decimals'],
  ['1.234', { decimals: 0, language: 'en' }, '“1.234” can be 1234 or 1.234: write 1234'],
  ['1,234', { decimals: 3, language: 'en' }, '“1,234” can be 1234 or 1.234: write 1234.000 or 1.234'],
  ['1234567890', { decimals: 2 }, '“1234567890” is too large for a number'],
] as const)('1.1 6 %s, read by %o, is refused: %s', (typed, rules, problem) => {
  expect(readNumber(typed, rules)).toEqual({ problem })
})

test.each([
  ['en', ['free', ' Free ', 'For free'], ['kostenlos', 'freely']],
  ['de', ['free', 'Kostenlos', 'gratis', 'umsonst'], ['gratuito']],
  ['es', ['free', 'Gratis', 'gratuito'], ['umsonst']],
] as const)('F-UI-05 in %s %s is a price of 0, and %s is none', (language, free, others) => {
  const read = (text: string) =>
    inLanguage(language, () => readNumber(text, { decimals: 2, what: 'price' }).text)
  expect(free.map(read)).toEqual(free.map(() => '0'))
  expect(others.map(read)).toEqual(others.map(() => undefined))
  expect(readNumber('free', { decimals: 2 }).text).toBe(undefined)
})

test('1.1 percentages and weights have the same commas', () => {
  const percent = (text: string) => readNumber(text, { decimals: 4, isSmall: true, units: ['%'] }).text
  expect(['19,5', '19.5', '19,5 %', '9,975', '٧٫٥', '7'].map(percent)).toEqual([
    '19.5',
    '19.5',
    '19.5',
    '9.975',
    '7.5',
    '7',
  ])
  expect(readNumber('2,5', { decimals: 0 }).problem).toBe('“2,5”: whole numbers only')
  expect([
    readNumber('1,500', { decimals: 0 }).text,
    readNumber('1.500', { decimals: 0, language: 'de' }).text,
  ]).toEqual(['1500', '1500'])
})

property.prop([
  fc.integer({ min: 0, max: 99_999_999_999 }),
  fc.constantFrom('EUR', 'JPY', 'KWD', 'HUF', 'ISK', 'MGA'),
  fc.constantFrom('en', 'de', 'fr', 'ar', 'hi', 'de-CH', 'xx'),
])(
  'F-SHOP-12 1.1 what the shop writes itself reads back the same in every language',
  (value, code, language) => {
    fc.pre((decimalText(minor(value), code).split('.')[0] ?? '').length <= 9)
    expect(parseAmount(decimalText(minor(value), code), code, language)).toBe(value)
  },
)

property.prop([
  fc.integer({ min: 0, max: 99_999_999_999 }),
  fc.constantFrom('EUR', 'JPY', 'KWD', 'CLF'),
  fc.constantFrom('en', 'de', 'es', 'es-MX', 'fr', 'ar', 'de-CH', 'xx'),
])('13.2 F-SHOP-12 an amount that a field shows is read as the one that is kept', (value, code, language) => {
  const kept = decimalText(minor(value), code)
  fc.pre((kept.split('.')[0] ?? '').length <= 9)
  const decimals = decimalsOf(code)
  const shown = writtenNumber(kept, { decimals, language, what: 'price', units: unitsOf(code) })
  expect(parseAmount(shown, code, language)).toBe(value)
  // What a person reads there is not taken for another amount by whoever reads it in English.
  expect([value, null]).toContain(parseAmount(shown, code))
})

test('13.2 fields write what they hold as the language does; what can be read in two ways stays as it was typed', () => {
  const shown = (text: string, language: string, rules: Partial<NumberRules> = {}) =>
    writtenNumber(text, { decimals: 2, language, ...rules })
  expect(['en', 'de', 'es', 'fr', 'de-CH', 'ar'].map((language) => shown('1234.50', language))).toEqual([
    '1234.50',
    '1234,50',
    '1234,50',
    '1234,50',
    '1234.50',
    '1234.50',
  ])
  expect(shown('1.250', 'de')).toBe('1.250')
  expect(shown('1.250', 'de', { decimals: 3 })).toBe('1,250')
  expect(shown('7.125', 'de', { decimals: 4, isSmall: true })).toBe('7,125')
  expect(shown('1250', 'de', { decimals: 0 })).toBe('1250')
  expect([shown('', 'de'), shown('seven', 'de'), shown('12,5,0', 'de')]).toEqual(['', 'seven', '12,5,0'])
})

property.prop([fc.string({ unit: 'grapheme' })])(
  '1.1 whatever is typed, it is read or refused with a sentence',
  (text) => {
    const { text: plain, problem } = readNumber(text, { decimals: 2 })
    expect(plain === undefined ? typeof problem : /^\d{1,9}(\.\d{1,2})?$/.test(plain)).toBeTruthy()
  },
)
