/** Makes the draft of a product from its metas by the product grammar, and writes it back as metas. */
import { metaPrefixes } from '#constants.ts'
import { choiceName } from '#ui/choiceText.ts'
import { readBarcode } from './barcode.ts'
import { metasOfRows, rowsOfMetas } from './productMetaCodec.ts'
import type { Meta, ProductRows, VariantRow } from './productRows.ts'
import { slug } from '../slug.ts'
import { renamedMeta, renamesAsMeta, renamesOf } from './productRenames.ts'
import { decimalText, minor, noCurrency, parseAmount, type Minor } from '../pricing/money.ts'
import { dimensionsOf } from './choiceChanges.ts'
import { gramsOf } from './draftProblems.ts'
import type { DraftVariant, ProductDraft } from './productDraft.ts'

const plainNames = new Set([
  'product_price',
  'product_base_price',
  'product_weight',
  'product_quantity',
  'product_sku',
  'product_gtin',
  'product_is_digital',
  'product_tax_class',
  renamedMeta,
])

const isProductMeta = ({ name }: Meta) =>
  plainNames.has(name) || Object.values(metaPrefixes).some((prefix) => name.startsWith(prefix))

/**
 * A price that is none in this currency is in its field as it is, so that it can be put right.
 * @throws Error with the reason, where the metas do not fit the grammar
 */
export function draftOf(
  metas: readonly Meta[],
  stores: readonly string[],
  code: string,
  language?: string,
): ProductDraft {
  const currency = code || noCurrency
  const misfits: Meta[] = []
  const rows = rowsOfMetas(metas, stores, currency, language, misfits)
  const amountText = (amount: Minor | null | undefined) =>
    amount == null ? '' : amount < 0 ? (misfits[-1 - amount]?.value ?? '') : decimalText(amount, currency)
  const ofStores = rows.variants.flatMap(({ prices }) =>
    prices.filter(({ store }) => store !== null).flatMap(({ amount, base }) => [amount, base ?? minor(0)]),
  )
  const textOf = (name: string) => metas.find((meta) => meta.name === name)?.value ?? ''
  const only = rows.hasVariants ? undefined : rows.variants[0]
  const choices = [
    ...rows.dimensions.map(({ type, options }) => ({
      name: choiceName(type),
      values: options.map(({ label }) => label),
      isVariant: true,
    })),
    ...rows.options.map(({ name, values }) => ({ name: choiceName(name), values, isVariant: false })),
  ]
  const general = only?.prices.find(({ store }) => store === null)
  return {
    price: textOf('product_price') || amountText(general?.amount),
    before: textOf('product_base_price'),
    weight: textOf('product_weight'),
    sku: textOf('product_sku') || (only?.sku ?? ''),
    gtin: textOf('product_gtin') || (only?.gtin ?? ''),
    isDigital: rows.isDigital,
    taxClass: rows.taxClass === 'standard' ? '' : rows.taxClass,
    choices,
    storedValues: choices.flatMap(({ values }) => values.map(slug)),
    renames: [],
    pastRenames: renamesOf(metas),
    variants: rows.variants.map((variant) =>
      variantOf(rows, variant, textOf('product_weight').trim(), amountText),
    ),
    unreadable: misfits.filter((_, index) => ofStores.includes(minor(-1 - index))),
  }
}

function variantOf(
  rows: ProductRows,
  variant: VariantRow,
  weight: string,
  amountText: (amount: Minor | null | undefined) => string,
): DraftVariant {
  const general = variant.prices.find(({ store }) => store === null)
  return {
    key: variant.key,
    known: variant.key,
    title: rows.dimensions
      .map(
        ({ type, options }) => options.find((option) => option.slug === variant.selection[type])?.label ?? '',
      )
      .join(', '),
    selection: variant.selection,
    price: amountText(general?.amount),
    before: amountText(general?.base),
    sku: variant.sku ?? '',
    gtin: variant.gtin ?? '',
    weight:
      variant.weightGrams > 0 && String(variant.weightGrams) !== weight ? String(variant.weightGrams) : '',
    storePrices: variant.prices.filter(
      ({ store, amount, base }) => store !== null && amount >= 0 && (base ?? 0) >= 0,
    ),
    quantities: variant.quantities,
  }
}

/** Writes the draft as metas beside those that are not of the grammar; an emptied price leaves no meta. */
export function metasOfDraft(
  draft: ProductDraft,
  metas: readonly Meta[],
  code: string,
  language?: string,
): Meta[] {
  const currency = code || noCurrency
  const amount = (text: string) => (text.trim() === '' ? null : parseAmount(text, currency, language))
  const dimensions = dimensionsOf(draft.choices)
  const isSimple = dimensions.length === 0
  const rows: ProductRows = {
    dimensions,
    options: draft.choices
      .filter(({ isVariant }) => !isVariant)
      .map(({ name, values }) => ({ name: slug(name), values })),
    hasVariants: !isSimple,
    isDigital: draft.isDigital,
    // Their meta is not of the form and stays as it is.
    downloads: [],
    downloadTimes: null,
    downloadDays: null,
    taxClass: slug(draft.taxClass) || 'standard',
    variants: draft.variants.map((variant) => {
      const source = isSimple
        ? { ...variant, price: draft.price, before: draft.before, sku: draft.sku, gtin: draft.gtin }
        : variant
      const general = amount(source.price)
      return {
        key: variant.key,
        selection: variant.selection,
        sku: source.sku.trim() || null,
        gtin: readBarcode(source.gtin).gtin ?? null,
        weightGrams: gramsOf(variant.weight, language) ?? 0,
        prices: [
          ...(general === null ? [] : [{ store: null, amount: general, base: amount(source.before) }]),
          ...variant.storePrices,
        ],
        quantities: variant.quantities,
      }
    }),
  }
  const written = metasOfRows(rows, currency)
  const weight = gramsOf(draft.weight, language)
  const price = isSimple ? null : amount(draft.price)
  return [
    ...metas.filter((meta) => !isProductMeta(meta)),
    ...written.filter(({ name }) => name !== 'product_weight'),
    ...renamesAsMeta([...draft.pastRenames, ...draft.renames]),
    ...(price === null ? [] : [{ name: 'product_price', value: decimalText(price, currency) }]),
    ...(weight === null ? [] : [{ name: 'product_weight', value: String(weight) }]),
  ]
}
