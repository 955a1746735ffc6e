/** Between a product's draft and its rows: a column for the name and one for the value of each choice that makes variants. */
import { readBarcode } from '../catalogue/barcode.ts'
import { productMetaLimits } from '../catalogue/productRows.ts'
import { slug } from '../slug.ts'
import { readNumber } from '#ui/readNumber.ts'
import { decimalText, parseAmount } from '../pricing/money.ts'
import { readPrice } from '../pricing/readPrice.ts'
import { type DraftChoice, type ProductDraft } from '../catalogue/productDraft.ts'
import { withChoices } from '../catalogue/choiceChanges.ts'
import { cellOf, type NamedRow, type Terms, lineError } from './importKind.ts'
import { storePricesOf } from './productLocations.ts'
import { importProblems } from './texts/importProblems.ts'

const places = Array.from({ length: productMetaLimits.dimensions }, (_, index) => index + 1)
export const optionColumns = places.flatMap((place) => [`option${place}_name`, `option${place}_value`])

/** The cells from the first option to the weight, one list a variant. */
export function rowsOfDraft(draft: ProductDraft): string[][] {
  const dimensions = draft.choices.filter(({ isVariant }) => isVariant)
  if (dimensions.length === 0)
    return [[...optionColumns.map(() => ''), draft.sku, draft.price, draft.before, draft.weight, draft.gtin]]
  return draft.variants.map((variant) => [
    ...places.flatMap((place) => {
      const choice = dimensions[place - 1]
      if (!choice) return ['', '']
      const picked = variant.selection[slug(choice.name)]
      return [choice.name, choice.values.find((value) => slug(value) === picked) ?? '']
    }),
    variant.sku,
    variant.price,
    variant.before,
    variant.weight || draft.weight,
    variant.gtin,
  ])
}

interface Pick {
  name: string
  value: string
}

function picksOf(row: NamedRow): Pick[] {
  return places.flatMap((place) => {
    const name = cellOf(row, `option${place}_name`) ?? ''
    const value = cellOf(row, `option${place}_value`) ?? ''
    // As other shops write that there is nothing to choose.
    if ((name === '' && value === '') || value === 'Default Title') return []
    if (name === '' || value === '') throw lineError(row, importProblems.option_incomplete({ number: place }))
    return [{ name, value }]
  })
}

interface Applying extends Terms {
  /** Places that may have prices of their own. */
  stores: readonly string[]
  /** The variant of this product that has a sku now. */
  variantOf(sku: string): string | null
}

/**
 * The draft as the rows want it. A value that the product does not know becomes one of its choices; none is taken away.
 * @throws Error with the reason, where a row means no variant or says no price
 */
export function applyRows(
  draft: ProductDraft,
  rows: readonly NamedRow[],
  { stores, variantOf, ...terms }: Applying,
): ProductDraft {
  const picks = rows.map(picksOf)
  let next = withNewValues(draft, picks)
  const isSimple = !next.choices.some(({ isVariant }) => isVariant)
  const variants = new Map(next.variants.map((variant) => [variant.key, variant]))
  for (const [index, row] of rows.entries()) {
    if (isSimple) {
      next = { ...next, ...changeOf(row, next, terms, next.weight) }
      const { price, before, sku, gtin } = next
      for (const [key, variant] of variants)
        variants.set(key, {
          ...variant,
          price,
          before,
          sku,
          gtin,
          storePrices: storePricesOf(row, variant.storePrices, stores, terms),
        })
      continue
    }
    const key = keyOf(next, picks[index] ?? []) ?? variantOf(cellOf(row, 'sku') ?? '')
    const variant = variants.get(key ?? '')
    if (!variant) throw lineError(row, importProblems.means_no_variant)
    const { weight: own, ...change } = changeOf(row, variant, terms, variant.weight || next.weight)
    const weight = own === next.weight ? '' : own
    const storePrices = storePricesOf(row, variant.storePrices, stores, terms)
    variants.set(variant.key, {
      ...variant,
      ...change,
      storePrices,
      weight: weight === '' && variant.weight === own ? variant.weight : weight,
    })
  }
  next = { ...next, variants: [...variants.values()] }
  const skus = (isSimple ? [next.sku] : next.variants.map(({ sku }) => sku)).filter(Boolean)
  if (new Set(skus).size < skus.length) throw new Error(importProblems.sku_twice)
  return next
}

function withNewValues(draft: ProductDraft, picks: readonly Pick[][]): ProductDraft {
  const wanted = picks.flat()
  if (wanted.length === 0) return draft
  const choices: DraftChoice[] = draft.choices.map((choice) => ({ ...choice, values: [...choice.values] }))
  let isNew = false
  for (const { name, value } of wanted) {
    const known = choices.find((choice) => choice.isVariant && slug(choice.name) === slug(name))
    if (!known) {
      const at = choices.findLastIndex(({ isVariant }) => isVariant) + 1
      choices.splice(at, 0, { name, values: [value], isVariant: true })
      isNew = true
    } else if (!known.values.some((one) => slug(one) === slug(value))) {
      known.values.push(value)
      isNew = true
    }
  }
  if (!isNew) return draft
  const made = withChoices(draft, choices)
  const before = new Set(draft.variants.map(({ key }) => key))
  // A combination that only the cross of all values makes is not for sale until a row gives it a price.
  return {
    ...made,
    variants: made.variants.map((variant) =>
      before.has(variant.key)
        ? variant
        : { ...variant, price: '', before: '', sku: '', gtin: '', storePrices: [] },
    ),
  }
}

function keyOf(draft: ProductDraft, picks: readonly Pick[]): string | null {
  const dimensions = draft.choices.filter(({ isVariant }) => isVariant)
  if (picks.length !== dimensions.length) return null
  const parts = dimensions.map(({ name }) => {
    const pick = picks.find((one) => slug(one.name) === slug(name))
    return pick ? `${slug(name)}_${slug(pick.value)}` : null
  })
  return parts.includes(null) ? null : parts.join('.')
}

interface Sold {
  price: string
  before: string
  sku: string
  gtin: string
}

function changeOf(row: NamedRow, now: Sold, terms: Terms, weightNow: string): Sold & { weight: string } {
  const cell = cellOf(row, 'weight_g')
  const weight =
    cell === '' ? '' : cell && readNumber(cell, { decimals: 0, language: terms.language, units: ['g'] }).text
  if (cell !== undefined && weight === undefined)
    throw lineError(row, importProblems.not_a_weight({ text: cell }))
  return {
    price: amountCell(row, 'price', now.price, terms),
    before: amountCell(row, 'price_before', now.before, terms),
    sku: cellOf(row, 'sku') ?? now.sku,
    gtin: barcodeCell(row, now.gtin),
    weight: weight ?? weightNow,
  }
}

/** The barcode of a row; '' where it has none, or one that is refused for itself. */
export function barcodeOf(row: NamedRow): string {
  return readBarcode(cellOf(row, 'gtin') ?? '').gtin ?? ''
}

function barcodeCell(row: NamedRow, now: string): string {
  const cell = cellOf(row, 'gtin')
  if (cell === undefined || cell === '') return cell ?? now
  const { gtin, problem } = readBarcode(cell)
  if (gtin === undefined) throw lineError(row, problem)
  return gtin
}

/** The same amount written in another way is no change. */
function amountCell(row: NamedRow, column: string, now: string, { currency, language }: Terms): string {
  const cell = cellOf(row, column)
  if (cell === undefined || cell === now.trim()) return now
  if (cell === '') return ''
  const { amount, problem } = readPrice(cell, currency, language)
  if (amount === undefined) throw lineError(row, problem)
  return parseAmount(now, currency, language) === amount ? now : decimalText(amount, currency)
}
