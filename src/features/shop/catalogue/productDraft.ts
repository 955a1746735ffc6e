/**
 * A product as its form shows it: texts to type in, choices, and one row a variant. It is made from the metas by the
 * product grammar and written back by it, so that nobody has to know how a meta is named.
 */
import { metaPrefixes } from '#constants.ts'
import { choiceName } from '#ui/choiceText.ts'
import { readBarcode } from './barcode.ts'
import { metasOfRows, rowsOfMetas } from './productMetaCodec.ts'
import {
  productMetaLimits,
  slug,
  type Meta,
  type ProductRows,
  type StorePrice,
  type VariantRow,
} from './productRows.ts'
import { isFreed, renamedMeta, renamesAsMeta, renamesOf, withRename, type Rename } from './productRenames.ts'
import { readNumber } from '#ui/readNumber.ts'
import { decimalText, minor, noCurrency, parseAmount, type Minor } from '../pricing/money.ts'
import { readPrice } from '../pricing/readPrice.ts'

export interface DraftChoice {
  name: string
  values: string[]
  /** True: each value is a variant with its own price and stock; false: it is only noted with the order. */
  isVariant: boolean
  /** What its name field holds where that is no name it can have: empty, or another choice's. */
  typed?: string
}

export interface DraftVariant {
  key: string
  /** The key that the shop knows it by until the save: its stock stands there. */
  known: string
  title: string
  selection: Record<string, string>
  price: string
  before: string
  sku: string
  /** The barcode. */
  gtin: string
  /** Grams, where they differ from the product's. */
  weight: string
  /** Prices of single stores, kept as they are; one that cannot be read goes with the next save. */
  storePrices: StorePrice[]
  quantities: { store: string | null; quantity: number }[]
  /** By what they were known by, the variants whose stock, sku and barcode this one took over when choices changed. */
  takesOver?: string[]
}

export interface ProductDraft {
  /** The price that changes in percent start from; of a product without variants its price. */
  price: string
  before: string
  weight: string
  sku: string
  gtin: string
  isDigital: boolean
  taxClass: string
  choices: DraftChoice[]
  variants: DraftVariant[]
  /** Prices of single stores that cannot be read. */
  unreadable: Meta[]
  /** Values as the shop knows them, until the save. */
  storedValues: readonly string[]
  /** What got another name since the product was read, and before. */
  renames: Rename[]
  pastRenames: Rename[]
}

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
 * A price that is none in this currency stands in its field as it is, so that it can be put right.
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

/**
 * Changes the choices and makes the variants anew. What a combination had stays with it. A new one starts from the price of
 * the variant that it refines; the sku and barcode of a variant that goes are those of its first heir.
 */
export function withChoices(draft: ProductDraft, choices: DraftChoice[]): ProductDraft {
  const dimensions = dimensionsOf(choices)
  let combinations: { slug: string; label: string; type: string }[][] = [[]]
  for (const { type, options } of dimensions) {
    combinations = combinations.flatMap((picks) => options.map((option) => [...picks, { ...option, type }]))
    if (combinations.length > productMetaLimits.variants) combinations.length = productMetaLimits.variants
  }
  const wasSimple = isSimpleDraft(draft)
  // A product without choices has its sku and barcode in its own fields.
  const before = wasSimple
    ? draft.variants.map((variant) => ({
        ...variant,
        price: draft.price,
        before: draft.before,
        sku: draft.sku,
        gtin: draft.gtin,
      }))
    : draft.variants
  const byKey = new Map(before.map((variant) => [variant.key, variant]))
  const knowns = new Set(before.map(({ known }) => known))
  const made = combinations.map((picks): DraftVariant => {
    const selection = Object.fromEntries(picks.map(({ type, slug: picked }) => [type, picked]))
    const key =
      picks.length === 0 ? 'default' : picks.map(({ type, slug: picked }) => `${type}_${picked}`).join('.')
    const title = picks.map(({ label }) => label).join(', ')
    const stays = byKey.get(key)
    if (stays) return { ...stays, title, selection }
    const source = before.find((variant) => mayBecome(variant, selection))
    return {
      key,
      known: freshName(key, knowns),
      title,
      selection,
      price: source?.price || draft.price,
      before: source?.before ?? draft.before,
      sku: '',
      gtin: '',
      weight: source?.weight ?? '',
      storePrices: source?.storePrices ?? [],
      quantities: [],
    }
  })
  const [were, are] = [new Set(before.map(({ known }) => known)), new Set(made.map(({ known }) => known))]
  const fresh = made.filter(({ known }) => !were.has(known))
  const takenOver = Map.groupBy(
    before.filter(({ known }) => !are.has(known)),
    (gone) => fresh.find(({ selection }) => mayBecome(gone, selection))?.known,
  )
  const variants = made.map((variant) => {
    const gone = were.has(variant.known) ? undefined : takenOver.get(variant.known)
    return gone?.[0]
      ? {
          ...variant,
          sku: gone[0].sku,
          gtin: gone[0].gtin,
          takesOver: gone.flatMap(({ known, takesOver = [] }) => [known, ...takesOver]),
        }
      : variant
  })
  const isSimple = dimensions.length === 0
  if (isSimple === wasSimple) return { ...draft, choices, variants }
  const [first] = variants
  return {
    ...draft,
    choices,
    variants,
    price: draft.price || (isSimple ? (first?.price ?? '') : ''),
    sku: isSimple ? (first?.sku ?? '') : '',
    gtin: isSimple ? (first?.gtin ?? '') : '',
  }
}

function isSimpleDraft({ variants }: ProductDraft): boolean {
  return variants.length === 1 && variants[0]?.key === 'default'
}

/** A key that no other variant's stock stands under. */
function freshName(key: string, knowns: ReadonlySet<string>): string {
  let name = key
  for (let next = 2; knowns.has(name); next += 1) name = `${key}~${next}`
  return name
}

/** True where nothing of what was picked contradicts: of one more choice each value refines it, of one less it is one of several. */
function mayBecome(gone: DraftVariant, selection: Readonly<Record<string, string>>): boolean {
  return Object.entries(gone.selection).every(
    ([type, picked]) => selection[type] === undefined || selection[type] === picked,
  )
}

/** Each variant that goes, with the new one that took over what it has. Names may have changed in the same act: they say nothing here. */
function heirsOf(
  before: readonly DraftVariant[],
  after: readonly DraftVariant[],
): [DraftVariant, DraftVariant | undefined][] {
  const [were, are] = [new Set(before.map(({ known }) => known)), new Set(after.map(({ known }) => known))]
  const fresh = after.filter(({ known }) => !were.has(known))
  return before
    .filter(({ known }) => !are.has(known))
    .map((gone) => [gone, fresh.find(({ takesOver = [] }) => takesOver.includes(gone.known))])
}

/**
 * Gives a choice (`option: null`) or one of its values another name; its variants keep all that they have.
 * @returns null where it is none, another one has that name, or another value had it until the next save
 */
export function withName(
  draft: ProductDraft,
  index: number,
  option: string | null,
  name: string,
): ProductDraft | null {
  const choice = draft.choices[index]
  if (!choice) return null
  const type = slug(choice.name)
  const others =
    option === null
      ? draft.choices.filter((one) => one !== choice).map((one) => one.name)
      : choice.values.filter((one) => one !== option)
  if (
    slug(name) === '' ||
    others.some((one) => slug(one) === slug(name)) ||
    (option !== null && isTaken(draft, index, name, option))
  )
    return null
  const { typed: _, ...kept } = choice
  const renamed =
    option === null
      ? { ...kept, name }
      : { ...choice, values: choice.values.map((one) => (one === option ? name.trim() : one)) }
  const choices = draft.choices.with(index, renamed)
  const step: Rename =
    option === null ? { type, option: null, to: slug(name) } : { type, option: slug(option), to: slug(name) }
  if (!choice.isVariant || choice.values.length === 0) return { ...draft, choices }
  if (type === '') return withChoices(draft, choices)
  const dimensions = dimensionsOf(choices)
  const variants = draft.variants.map((variant) => {
    const picked = (at: string) =>
      (at === slug(renamed.name) ? variant.selection[type] : variant.selection[at]) ?? ''
    const selection = Object.fromEntries(
      dimensions.map((dimension) => [
        dimension.type,
        option !== null && dimension.type === type && picked(type) === slug(option)
          ? slug(name)
          : picked(dimension.type),
      ]),
    )
    const title = dimensions
      .map(
        (dimension) => dimension.options.find((one) => one.slug === selection[dimension.type])?.label ?? '',
      )
      .join(', ')
    return {
      ...variant,
      selection,
      title,
      key: dimensions.map((dimension) => `${dimension.type}_${selection[dimension.type]}`).join('.'),
    }
  })
  return { ...draft, choices, variants, renames: withRename(draft.renames, step) }
}

/** What a name field holds, whether it is a name that the choice can have or not: nothing that is typed is thrown away. */
export function withTypedName(draft: ProductDraft, index: number, typed: string): ProductDraft {
  const named = withName(draft, index, null, typed) ?? {
    ...draft,
    choices: draft.choices.map((choice, at) => (at === index ? { ...choice, typed } : choice)),
  }
  return withFreedNames(named)
}

/** A name that waited in its field for another choice to let it go is given now. */
export function withFreedNames(draft: ProductDraft): ProductDraft {
  return draft.choices.reduce(
    (next, { typed }, index) => (typed === undefined ? next : (withName(next, index, null, typed) ?? next)),
    draft,
  )
}

/**
 * True where a name belonged to another value until the next save: it can be had after it.
 * @param option the value that gets the name; nothing for one that is new
 */
export function isTaken(draft: ProductDraft, index: number, name: string, option?: string): boolean {
  const type = slug(draft.choices[index]?.name ?? '')
  const last = draft.renames.at(-1)
  const isBack =
    option !== undefined && last?.type === type && last.to === slug(option) && last.option === slug(name)
  return !isBack && draft.storedValues.includes(slug(name)) && isFreed(draft.renames, type, name)
}

/**
 * The stock of variants that changed choices brought about, by what they are known by: none is lost and none is made. One
 * choice less adds up what it kept apart, one more leaves all with its first value, and what is new beside counted ones
 * begins at none. A variant that only got another name has its stock where it was.
 * @param pieces what is counted of a variant of before; empty: not counted
 */
export function carriedQuantities(
  before: ProductDraft,
  after: ProductDraft,
  pieces: (variant: DraftVariant) => string,
): Map<string, string> {
  const were = new Set(before.variants.map(({ known }) => known))
  const isCounted = before.variants.some((variant) => pieces(variant) !== '')
  const carried = new Map(
    after.variants.filter(({ known }) => !were.has(known)).map(({ known }) => [known, isCounted ? '0' : '']),
  )
  for (const [gone, heir] of heirsOf(before.variants, after.variants)) {
    if (heir && pieces(gone) !== '')
      carried.set(heir.known, String(Number(carried.get(heir.known)) + Number(pieces(gone))))
  }
  return carried
}

/** What became of the variants: those that go, the new ones that take over what they have, and those that nobody takes over. */
export function passedOn(
  before: ProductDraft,
  after: ProductDraft,
): { gone: DraftVariant[]; heirs: [DraftVariant, DraftVariant[]][]; lost: DraftVariant[] } {
  const pairs = heirsOf(before.variants, after.variants)
  const heirs = Map.groupBy(
    pairs.filter(([, heir]) => heir !== undefined),
    ([, heir]) => heir?.known ?? '',
  )
  return {
    gone: pairs.map(([gone]) => gone),
    heirs: after.variants.flatMap((variant) => {
      const of = heirs.get(variant.known)
      return of ? [[variant, of.map(([gone]) => gone)]] : []
    }),
    lost: pairs.flatMap(([gone, heir]) => (heir ? [] : [gone])),
  }
}

function dimensionsOf(choices: readonly DraftChoice[]): ProductRows['dimensions'] {
  return choices
    .filter(({ isVariant, name, values }) => isVariant && slug(name) !== '' && values.length > 0)
    .map(({ name, values }) => ({
      type: slug(name),
      options: values.map((label) => ({ slug: slug(label), label: label.trim() })),
    }))
}

/** What stands in the way of saving, by the name of the field; empty where nothing does. */
export function draftProblems(draft: ProductDraft, code: string, language?: string): Record<string, string> {
  const currency = code || noCurrency
  const problems: Record<string, string> = {}
  const checkAmount = (field: string, text: string) => {
    const { problem } = readPrice(text, currency, language)
    if (text.trim() !== '' && problem !== undefined) problems[field] = problem
  }
  const checkWeight = (field: string, text: string) => {
    if (text.trim() !== '' && gramsOf(text, language) === null) problems[field] = 'Whole grams, please'
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
      problems[`${variant.key}.sku`] = 'Another variant has this sku'
  }
  for (const [index, { values, isVariant, typed }] of draft.choices.entries()) {
    const before = draft.choices.slice(0, index)
    if (typed?.trim()) problems[`choices.${index}.name`] = 'Another choice has this name.'
    else if (names[index] === '' || typed !== undefined)
      problems[`choices.${index}.name`] = 'Each choice needs a name.'
    else if (names.indexOf(names[index] ?? '') < index)
      problems[`choices.${index}.name`] = 'Another choice has this name.'
    else if (isVariant && before.filter((one) => one.isVariant).length >= productMetaLimits.dimensions)
      problems[`choices.${index}.name`] =
        `At most ${productMetaLimits.dimensions} choices may change price and stock.`
    if (values.length === 0) problems[`choices.${index}.values`] = 'Each choice needs at least one value.'
  }
  return problems
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

/** Whole grams; null where it is empty or no number. */
function gramsOf(text: string, language?: string): number | null {
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
  return String(Math.round(((to - from) / from) * 1000) / 10)
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
