/**
 * The product grammar: product metas to typed rows and back. Names are never split on `_`: every legal name is
 * built from the variant definitions and the store locations, and metas are looked up in that dictionary.
 */
import { metaPrefixes, untrackedQuantity } from '#constants.ts'
import { decimalText, parseAmount, type Minor } from './money.ts'
import { problem } from './problems.ts'

export interface Meta {
  name: string
  value: string
}

/** A variant dimension: `size` with the options S, M, L in their order. */
export interface Dimension {
  type: string
  options: { slug: string; label: string }[]
}

/** A choice that changes neither stock nor price. */
export interface ProductOption {
  name: string
  values: string[]
}

export interface StorePrice {
  /** Slug of the store location, or null for all stores. */
  store: string | null
  amount: Minor
  base: Minor | null
}

export interface VariantRow {
  key: string
  /** Option slug by dimension type. */
  selection: Record<string, string>
  sku: string | null
  weightGrams: number
  prices: StorePrice[]
  /** Stated quantities; a missing one is not tracked. */
  quantities: { store: string | null; quantity: number }[]
}

export interface ProductRows {
  dimensions: Dimension[]
  options: ProductOption[]
  hasVariants: boolean
  isDigital: boolean
  /** Media ids of its files; a product that has some is digital. */
  downloads: string[]
  taxClass: string
  variants: VariantRow[]
}

export const grammarLimits = { dimensions: 3, options: 100, variants: 2000 } as const
const suffixes = ['price', 'base_price', 'sku', 'weight', 'quantity'] as const
type Suffix = (typeof suffixes)[number]

/** The slug effect: lower case, whitespace to `_`. */
export function slug(text: string): string {
  return text.trim().toLowerCase().replace(/\s+/g, '_')
}

function refuse(summary: string, name: string): never {
  throw problem('product.grammar', { summary, name })
}

interface Combination {
  /** The chosen option slug per dimension, null where any option fits. */
  picks: (string | null)[]
  size: number
}

interface NameMeaning {
  combination: Combination
  store: string | null
  suffix: Suffix
}

function parseList(meta: Meta): string[] {
  try {
    const value: unknown = JSON.parse(meta.value)
    if (Array.isArray(value) && value.every((entry): entry is string => typeof entry === 'string'))
      return value
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
  }
  return refuse(`${meta.name} must be a list of texts`, meta.name)
}

function readDimensions(metas: readonly Meta[]): Dimension[] {
  const dimensions = metas
    .filter(({ name }) => name.startsWith(metaPrefixes.variantDefinition))
    .map((meta) => {
      const type = slug(meta.name.slice(metaPrefixes.variantDefinition.length))
      if (!type) refuse(`${meta.name} names no variant type`, meta.name)
      const options = parseList(meta).map((label) => ({ slug: slug(label), label: label.trim() }))
      if (options.length === 0) refuse(`${meta.name} lists no options`, meta.name)
      if (options.length > grammarLimits.options) {
        refuse(`${meta.name} lists more than ${grammarLimits.options} options`, meta.name)
      }
      if (options.some((option) => !option.slug)) refuse(`${meta.name} lists an empty option`, meta.name)
      if (new Set(options.map((option) => option.slug)).size < options.length) {
        refuse(`${meta.name} lists an option twice`, meta.name)
      }
      return { type, options }
    })
  if (dimensions.length > grammarLimits.dimensions) {
    refuse(`A product has at most ${grammarLimits.dimensions} variant types`, metaPrefixes.variantDefinition)
  }
  if (new Set(dimensions.map(({ type }) => type)).size < dimensions.length) {
    refuse('Two variant types have the same name', metaPrefixes.variantDefinition)
  }
  const variants = dimensions.reduce((count, { options }) => count * options.length, 1)
  if (variants > grammarLimits.variants) {
    refuse(`A product has at most ${grammarLimits.variants} variants`, metaPrefixes.variantDefinition)
  }
  return dimensions
}

function readOptions(metas: readonly Meta[]): ProductOption[] {
  return metas
    .filter(({ name }) => name.startsWith(metaPrefixes.option))
    .map((meta) => ({ name: slug(meta.name.slice(metaPrefixes.option.length)), values: parseList(meta) }))
    .filter(({ values }) => values.length > 0)
}

/** Every combination of picks, from none to one option of each dimension. */
function combinationsOf(dimensions: readonly Dimension[]): Combination[] {
  let found: Combination[] = [{ picks: [], size: 0 }]
  for (const { options } of dimensions) {
    found = found.flatMap(({ picks, size }) => [
      { picks: [...picks, null], size },
      ...options.map((option) => ({ picks: [...picks, option.slug], size: size + 1 })),
    ])
  }
  return found
}

function stemOf(dimensions: readonly Dimension[], { picks, size }: Combination): string {
  if (size === 0) return 'default'
  return dimensions.flatMap(({ type }, at) => (picks[at] == null ? [] : [`${type}_${picks[at]}`])).join('_')
}

/**
 * Builds every legal name of a product.
 * @throws Problem product.grammar (422) where two combinations give the same name
 */
export function nameDictionary(
  dimensions: readonly Dimension[],
  stores: readonly string[],
): Map<string, NameMeaning> {
  const names = new Map<string, NameMeaning>()
  for (const combination of combinationsOf(dimensions)) {
    const stem = stemOf(dimensions, combination)
    for (const store of [null, ...stores]) {
      for (const suffix of suffixes) {
        const marker = store === null ? '' : `_store_${store}`
        const name = `${metaPrefixes.variant}${stem}${marker}_${suffix}`
        if (names.has(name)) refuse(`The name ${name} could mean two different things`, name)
        names.set(name, { combination, store, suffix })
      }
    }
  }
  return names
}

function keyOf(dimensions: readonly Dimension[], picks: readonly string[]): string {
  if (dimensions.length === 0) return 'default'
  return dimensions.map(({ type }, at) => `${type}_${picks[at] ?? ''}`).join('.')
}

interface Entry<T> {
  combination: Combination
  store: string | null
  value: T
  name: string
}

/** The most specific entry for a variant at a store; two equally specific ones refuse the save. */
function resolve<T>(
  entries: readonly Entry<T>[],
  picks: readonly string[],
  store: string | null,
): Entry<T> | null {
  let best: Entry<T> | null = null
  let rival: Entry<T> | null = null
  for (const entry of entries) {
    if (entry.store !== null && entry.store !== store) continue
    if (!entry.combination.picks.every((pick, at) => pick === null || pick === picks[at])) continue
    if (best === null || weightOf(entry) > weightOf(best)) {
      best = entry
      rival = null
    } else if (weightOf(entry) === weightOf(best)) rival = entry
  }
  if (best && rival) {
    refuse(
      `${best.name} and ${rival.name} both apply to ${picks.join(', ')}; add the exact combination`,
      rival.name,
    )
  }
  return best
}

function weightOf(entry: Entry<unknown>): number {
  return entry.combination.size * 2 + (entry.store === null ? 0 : 1)
}

function wholeNumber(meta: Meta): number {
  if (!/^\d{1,9}$/.test(meta.value.trim())) refuse(`${meta.name} must be a whole number`, meta.name)
  return Number(meta.value.trim())
}

function amountOf(meta: Meta, currency: string): Minor {
  const amount = parseAmount(meta.value, currency)
  return amount ?? refuse(`${meta.name}: ${meta.value} is not a price in ${currency}`, meta.name)
}

/**
 * Turns a product's metas into typed rows.
 * @param stores slugs of the store locations
 * @param currency ISO code, `XXX` while none is set
 * @throws Problem product.grammar (422), naming the meta
 */
export function rowsOfMetas(
  metas: readonly Meta[],
  stores: readonly string[],
  currency: string,
): ProductRows {
  const dimensions = readDimensions(metas)
  const names = nameDictionary(dimensions, stores)
  const plain = new Map(metas.map((meta) => [meta.name, meta]))
  const given: {
    price: Entry<Minor>[]
    base_price: Entry<Minor>[]
    sku: Entry<string>[]
    weight: Entry<number>[]
    quantity: Entry<number>[]
  } = { price: [], base_price: [], sku: [], weight: [], quantity: [] }
  const seen = new Set<string>()
  for (const meta of metas) {
    if (!meta.name.startsWith(metaPrefixes.variant) || meta.value.trim() === '') continue
    const name = slug(meta.name)
    const meaning = names.get(name)
    if (!meaning) refuse(`${meta.name} fits no variant and store of this product`, meta.name)
    if (seen.has(name)) refuse(`${meta.name} is given twice`, meta.name)
    seen.add(name)
    const { combination, store, suffix } = meaning
    const common = { combination, store, name: meta.name }
    if (suffix === 'sku') given.sku.push({ ...common, value: meta.value.trim() })
    else if (suffix === 'weight') given.weight.push({ ...common, value: wholeNumber(meta) })
    else if (suffix === 'quantity') given.quantity.push({ ...common, value: wholeNumber(meta) })
    else given[suffix].push({ ...common, value: amountOf(meta, currency) })
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
  fallback('product_base_price', given.base_price, (meta) => amountOf(meta, currency), !hasVariantPrices)
  fallback('product_price', given.price, (meta) => amountOf(meta, currency), !hasVariantPrices)
  fallback('product_weight', given.weight, wholeNumber)
  fallback('product_quantity', given.quantity, wholeNumber)
  const isSimple = dimensions.length === 0
  fallback('product_sku', given.sku, (meta) => meta.value.trim(), isSimple)

  const variants = picksOf(dimensions).map((picks) => {
    const at = <T>(list: readonly Entry<T>[], store: string | null): T | null =>
      resolve(list, picks, store)?.value ?? null
    const prices: StorePrice[] = []
    const quantities: VariantRow['quantities'] = []
    for (const store of [null, ...stores]) {
      const amount = at(given.price, store)
      const base = at(given.base_price, store)
      const general = prices[0]?.store === null ? prices[0] : undefined
      if (amount !== null && !(general && general.amount === amount && general.base === base)) {
        prices.push({ store, amount, base })
      }
      const quantity = at(given.quantity, store)
      const known = quantities[0]?.store === null ? quantities[0].quantity : null
      if (quantity !== null && quantity !== known) quantities.push({ store, quantity })
    }
    return {
      key: keyOf(dimensions, picks),
      selection: Object.fromEntries(dimensions.map(({ type }, index) => [type, picks[index] ?? ''])),
      sku: at(given.sku, null),
      weightGrams: at(given.weight, null) ?? 0,
      prices,
      quantities,
    }
  })
  const keys = new Set(variants.map(({ key }) => key))
  if (keys.size < variants.length)
    refuse('Two combinations give the same variant key', metaPrefixes.variantDefinition)
  const skus = variants.flatMap(({ sku }) => (sku === null ? [] : [sku]))
  if (new Set(skus).size < skus.length) refuse('Two variants have the same sku', `${metaPrefixes.variant}sku`)
  const downloads = readDownloads(plain.get('product_downloads'))
  return {
    dimensions,
    options: readOptions(metas),
    hasVariants: dimensions.length > 0,
    isDigital:
      downloads.length > 0 ||
      ['1', 'true', 'yes'].includes((plain.get('product_is_digital')?.value ?? '').toLowerCase()),
    downloads,
    taxClass: slug(plain.get('product_tax_class')?.value ?? '') || 'standard',
    variants,
  }
}

const mediaId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** A list of media ids, as JSON or separated by commas. */
function readDownloads(meta: Meta | undefined): string[] {
  const ids = (meta?.value ?? '').replace(/[[\]"]/g, '').split(',').map((id) => id.trim().toLowerCase()).filter(Boolean)
  if (meta && ids.some((id) => !mediaId.test(id))) refuse('A download is not a file of the media library', meta.name)
  return [...new Set(ids)]
}

function picksOf(dimensions: readonly Dimension[]): string[][] {
  let found: string[][] = [[]]
  for (const { options } of dimensions) {
    found = found.flatMap((picks) => options.map((option) => [...picks, option.slug]))
  }
  return found
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
  if (rows.downloads.length > 0) metas.push({ name: 'product_downloads', value: JSON.stringify(rows.downloads) })
  if (rows.taxClass !== 'standard') metas.push({ name: 'product_tax_class', value: rows.taxClass })
  for (const variant of rows.variants) {
    const picks = rows.dimensions.map(({ type }) => variant.selection[type] ?? '')
    const stem = stemOf(rows.dimensions, { picks, size: picks.length })
    const put = (store: string | null, suffix: Suffix, value: string) => {
      const marker = store === null ? '' : `_store_${store}`
      const isPlain = rows.dimensions.length === 0 && store === null
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
    if (variant.weightGrams > 0) put(null, 'weight', String(variant.weightGrams))
    for (const { store, quantity } of variant.quantities) put(store, 'quantity', String(quantity))
  }
  return metas
}

/** True where the stated quantity means "not counted" (F-CONST-13). */
export function isUntracked(quantity: number | null): boolean {
  return quantity === null || quantity === untrackedQuantity
}
