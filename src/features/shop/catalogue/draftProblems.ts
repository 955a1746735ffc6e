/** What keeps a product from being saved, by the name of the field, and prices by percent. */
import { readBarcode } from './barcode.ts'
import { productMetaLimits } from './productRows.ts'
import { slug } from '../slug.ts'
import { decimalSign, readNumber } from '#ui/readNumber.ts'
import { decimalText, minor, noCurrency, parseAmount } from '../pricing/money.ts'
import { readPrice } from '../pricing/readPrice.ts'
import type { ProductDraft } from './productDraft.ts'
import { variantTexts } from './texts/variantTexts.ts'

/** What is in the way of saving, by the name of the field; empty where nothing does. */
export function draftProblems(draft: ProductDraft, code: string, language?: string): Record<string, string> {
  const currency = code || noCurrency
  const problems: Record<string, string> = {}
  const checkAmount = (field: string, text: string) => {
    const { problem } = readPrice(text, currency, language)
    if (text.trim() !== '' && problem !== undefined) problems[field] = problem
  }
  const checkWeight = (field: string, text: string) => {
    if (text.trim() !== '' && gramsOf(text, language) === null) problems[field] = variantTexts.whole_grams
  }
  const checkBarcode = (field: string, text: string) => {
    const { problem } = readBarcode(text)
    if (text.trim() !== '' && problem !== undefined) problems[field] = problem
  }
  checkAmount('price', draft.price)
  checkAmount('before', draft.before)
  checkWeight('weight', draft.weight)
  if (draft.variants.every(({ key }) => key === 'default')) checkBarcode('gtin', draft.gtin)
  for (const variant of draft.variants) {
    checkAmount(`${variant.key}.price`, variant.price)
    checkAmount(`${variant.key}.before`, variant.before)
    checkWeight(`${variant.key}.weight`, variant.weight)
    if (variant.key !== 'default') checkBarcode(`${variant.key}.gtin`, variant.gtin)
  }
  const names = draft.choices.map(({ name }) => slug(name))
  const skus = draft.variants.map(({ sku }) => sku.trim())
  for (const [index, variant] of draft.variants.entries()) {
    if (skus[index] !== '' && skus.indexOf(skus[index] ?? '') < index)
      problems[`${variant.key}.sku`] = variantTexts.sku_taken
  }
  for (const [index, { values, isVariant, typed }] of draft.choices.entries()) {
    const before = draft.choices.slice(0, index)
    if (typed?.trim()) problems[`choices.${index}.name`] = variantTexts.choice_taken
    else if (names[index] === '' || typed !== undefined)
      problems[`choices.${index}.name`] = variantTexts.choice_name_missing
    else if (names.indexOf(names[index] ?? '') < index)
      problems[`choices.${index}.name`] = variantTexts.choice_taken
    else if (isVariant && before.filter((one) => one.isVariant).length >= productMetaLimits.dimensions)
      problems[`choices.${index}.name`] = variantTexts.too_many_choices({
        dimensions: productMetaLimits.dimensions,
      })
    if (values.length === 0) problems[`choices.${index}.values`] = variantTexts.choice_values_missing
  }
  return problems
}

/** Whole grams; null where it is empty or no number. */
export function gramsOf(text: string, language?: string): number | null {
  const read = readNumber(text, { decimals: 0, language, units: ['g'] }).text
  return read === undefined ? null : Number(read)
}

/** `15` for a price 15 % above the base; empty where either is missing. */
export function percentOf(base: string, price: string, code: string, language?: string): string {
  const [from, to] = [
    parseAmount(base, code || noCurrency, language),
    parseAmount(price, code || noCurrency, language),
  ]
  if (!from || to === null) return ''
  return String(Math.round(((to - from) / from) * 1000) / 10).replace('.', decimalSign(language ?? 'en'))
}

/** The price that is a number of percent above or below the base, to the smallest coin; null where that is no price. */
export function priceAt(base: string, percent: string, code: string, language?: string): string | null {
  const currency = code || noCurrency
  const from = parseAmount(base, currency, language)
  const [, sign = '', typed = ''] = /^\s*([-+−]?)(.*)$/s.exec(percent) ?? []
  const read = readNumber(typed, { decimals: 4, language, isSmall: true, units: ['%'] }).text
  const share = Number(read) * (sign === '-' || sign === '−' ? -1 : 1)
  if (from === null || read === undefined || share < -100) return null
  return decimalText(minor(Math.round((from * (1000 + Math.round(share * 10))) / 1000)), currency)
}
