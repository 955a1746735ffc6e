/** The product grammar: product metas to typed rows and back. */
import { metaPrefixes } from '#constants.ts'
import { readBarcode, refuseTwins } from './barcode.ts'
import { resolver, type Entry } from './productMetaEntries.ts'
import { readDimensions, readDownloads, readOptions } from './productMetaLists.ts'
import { keyOf, nameDictionary, picksOf, stemOf, type Combination, type Suffix } from './productMetaNames.ts'
import { readNumber } from '#ui/readNumber.ts'
import { decimalText, minor, type Minor } from '../pricing/money.ts'
import { refuse, type Meta, type ProductRows, type StorePrice, type VariantRow } from './productRows.ts'
import { slug } from '../slug.ts'
import { readPrice } from '../pricing/readPrice.ts'
import { productRules } from './texts/productRules.ts'

export function wholeNumber(meta: Meta): number {
  const { text } = readNumber(meta.value, { decimals: 0 })
  return text === undefined ? refuse(productRules.not_whole({ name: meta.name }), meta.name) : Number(text)
}

/** Null where it is not stated. */
function limitOf(meta: Meta | undefined, most: number): number | null {
  if (!meta || meta.value.trim() === '') return null
  const value = wholeNumber(meta)
  return value >= 1 && value <= most
    ? value
    : refuse(productRules.out_of_range({ name: meta.name, most }), meta.name)
}

interface Terms {
  currency: string
  language: string | undefined
  misfits: Meta[] | undefined
}

function amountOf(meta: Meta, { currency, language, misfits }: Terms): Minor {
  const { amount, problem } = readPrice(meta.value, currency, language)
  if (amount !== undefined) return amount
  if (!misfits) return refuse(`${meta.name}: ${problem}`, meta.name)
  misfits.push(meta)
  return minor(-misfits.length)
}

const longestSku = 200

function skuOf({ name, value }: Meta): string {
  const sku = value.trim()
  if (sku.length > longestSku) refuse(productRules.sku_too_long({ longest_sku: longestSku }), name)
  return sku
}

/** A barcode that is none stands as it is where misfits are taken, so that its field can say what is wrong. */
function gtinOf(meta: Meta, { misfits }: Terms): string {
  const { gtin, problem } = readBarcode(meta.value)
  return gtin ?? (misfits ? meta.value.trim() : refuse(problem, meta.name))
}

/**
 * Turns a product's metas into typed rows.
 * @param stores slugs of the store locations
 * @param currency ISO code, `XXX` while none is set
 * @param misfits takes prices that cannot be read, where one of them must not be in the way of the others: the first
 *   is in the rows as -1, the second as -2 (no price is below zero). Without it such a price is refused.
 * @throws Problem product.grammar (422), naming the meta
 */
export function rowsOfMetas(
  metas: readonly Meta[],
  stores: readonly string[],
  currency: string,
  language?: string,
  misfits?: Meta[],
): ProductRows {
  const terms = { currency, language, misfits }
  const dimensions = readDimensions(metas)
  const names = nameDictionary(dimensions, stores)
  const plain = new Map(metas.map((meta) => [meta.name, meta]))
  const given: {
    price: Entry<Minor>[]
    base_price: Entry<Minor>[]
    sku: Entry<string>[]
    gtin: Entry<string>[]
    weight: Entry<number>[]
    quantity: Entry<number>[]
  } = { price: [], base_price: [], sku: [], gtin: [], weight: [], quantity: [] }
  const seen = new Set<string>()
  for (const meta of metas) {
    if (!meta.name.startsWith(metaPrefixes.variant) || meta.value.trim() === '') continue
    const name = slug(meta.name)
    const meaning = names.get(name)
    if (!meaning) refuse(productRules.fits_nothing({ name: meta.name }), meta.name)
    if (seen.has(name)) refuse(productRules.given_twice({ name: meta.name }), meta.name)
    seen.add(name)
    const { combination, store, suffix } = meaning
    const common = { combination, store, name: meta.name }
    if (suffix === 'sku') given.sku.push({ ...common, value: skuOf(meta) })
    else if (suffix === 'gtin') given.gtin.push({ ...common, value: gtinOf(meta, terms) })
    else if (suffix === 'weight') given.weight.push({ ...common, value: wholeNumber(meta) })
    else if (suffix === 'quantity') given.quantity.push({ ...common, value: wholeNumber(meta) })
    else given[suffix].push({ ...common, value: amountOf(meta, terms) })
  }

  const everything: Combination = { picks: dimensions.map(() => null), size: 0 }
  const fallback = <T>(name: string, list: Entry<T>[], read: (meta: Meta) => T, isUsed = true): void => {
    const meta = plain.get(name)
    if (!meta || meta.value.trim() === '') return
    const value = read(meta)
    const isStated = list.some((entry) => entry.combination.size === 0 && entry.store === null)
    if (isUsed && !isStated) list.push({ combination: everything, store: null, value, name })
  }
  // Once a product has variant prices, product_price is no fall-back for combinations without one (A-02b).
  const hasVariantPrices = given.price.length > 0
  fallback('product_base_price', given.base_price, (meta) => amountOf(meta, terms), !hasVariantPrices)
  fallback('product_price', given.price, (meta) => amountOf(meta, terms), !hasVariantPrices)
  fallback('product_weight', given.weight, wholeNumber)
  fallback('product_quantity', given.quantity, wholeNumber)
  const isSimple = dimensions.length === 0
  fallback('product_sku', given.sku, skuOf, isSimple)
  fallback('product_gtin', given.gtin, (meta) => gtinOf(meta, terms), isSimple)

  const at = {
    price: resolver(given.price),
    base: resolver(given.base_price),
    quantity: resolver(given.quantity),
    sku: resolver(given.sku),
    gtin: resolver(given.gtin),
    weight: resolver(given.weight),
  }
  const variants = picksOf(dimensions).map((picks) => {
    const prices: StorePrice[] = []
    const quantities: VariantRow['quantities'] = []
    for (const store of [null, ...stores]) {
      const amount = at.price(picks, store)
      const base = at.base(picks, store)
      const general = prices[0]?.store === null ? prices[0] : undefined
      if (amount !== null && !(general && general.amount === amount && general.base === base)) {
        prices.push({ store, amount, base })
      }
      const quantity = at.quantity(picks, store)
      const known = quantities[0]?.store === null ? quantities[0].quantity : null
      if (quantity !== null && quantity !== known) quantities.push({ store, quantity })
    }
    return {
      key: keyOf(dimensions, picks),
      selection: Object.fromEntries(dimensions.map(({ type }, index) => [type, picks[index] ?? ''])),
      sku: at.sku(picks, null),
      gtin: at.gtin(picks, null),
      weightGrams: at.weight(picks, null) ?? 0,
      prices,
      quantities,
    }
  })
  const keys = new Set(variants.map(({ key }) => key))
  if (keys.size < variants.length) refuse(productRules.key_twice, metaPrefixes.variantDefinition)
  const skus = variants.flatMap(({ sku }) => (sku === null ? [] : [sku]))
  if (new Set(skus).size < skus.length) refuse(productRules.sku_twice, `${metaPrefixes.variant}sku`)
  // What is only read (to be put right in its form) shows what is there.
  if (!misfits) refuseTwins(variants)
  const downloads = readDownloads(plain.get('product_downloads'))
  return {
    dimensions,
    options: readOptions(metas),
    hasVariants: dimensions.length > 0,
    isDigital:
      downloads.length > 0 ||
      ['1', 'true', 'yes'].includes((plain.get('product_is_digital')?.value ?? '').toLowerCase()),
    downloads,
    downloadTimes: limitOf(plain.get('product_download_times'), 1000),
    downloadDays: limitOf(plain.get('product_download_days'), 3650),
    taxClass: slug(plain.get('product_tax_class')?.value ?? '') || 'standard',
    variants,
  }
}

/** Turns typed rows back into metas: reading them again gives the same rows. */
export function metasOfRows(rows: ProductRows, currency: string): Meta[] {
  const metas: Meta[] = []
  for (const { type, options } of rows.dimensions) {
    metas.push({
      name: `${metaPrefixes.variantDefinition}${type}`,
      value: JSON.stringify(options.map(({ label }) => label)),
    })
  }
  for (const { name, values } of rows.options) {
    metas.push({ name: `${metaPrefixes.option}${name}`, value: JSON.stringify(values) })
  }
  if (rows.isDigital) metas.push({ name: 'product_is_digital', value: '1' })
  if (rows.downloads.length > 0)
    metas.push({ name: 'product_downloads', value: JSON.stringify(rows.downloads) })
  if (rows.downloadTimes !== null)
    metas.push({ name: 'product_download_times', value: String(rows.downloadTimes) })
  if (rows.downloadDays !== null)
    metas.push({ name: 'product_download_days', value: String(rows.downloadDays) })
  if (rows.taxClass !== 'standard') metas.push({ name: 'product_tax_class', value: rows.taxClass })
  // Beside a price of one store, product_price is no fall-back (A-02b): the price of all others needs the exact name.
  const hasStorePrices = rows.variants.some(({ prices }) => prices.some(({ store }) => store !== null))
  for (const variant of rows.variants) {
    const picks = rows.dimensions.map(({ type }) => variant.selection[type] ?? '')
    const stem = stemOf(rows.dimensions, { picks, size: picks.length })
    const put = (store: string | null, suffix: Suffix, value: string) => {
      const marker = store === null ? '' : `_store_${store}`
      const isPlain =
        rows.dimensions.length === 0 && store === null && !(hasStorePrices && suffix.endsWith('price'))
      metas.push({
        name: isPlain ? `product_${suffix}` : `${metaPrefixes.variant}${stem}${marker}_${suffix}`,
        value,
      })
    }
    for (const { store, amount, base } of variant.prices) {
      put(store, 'price', decimalText(amount, currency))
      if (base !== null) put(store, 'base_price', decimalText(base, currency))
    }
    if (variant.sku !== null) put(null, 'sku', variant.sku)
    if (variant.gtin !== null) put(null, 'gtin', variant.gtin)
    if (variant.weightGrams > 0) put(null, 'weight', String(variant.weightGrams))
    for (const { store, quantity } of variant.quantities) put(store, 'quantity', String(quantity))
  }
  return metas
}
