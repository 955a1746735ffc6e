/** Products as CSV: one row a variant, found by handle or sku. What a file does not name stays as it is. */
import { sql } from 'kysely'
import { savePost, type SaveContext } from '#features/content/index.ts'
import type { Db } from '#platform/context.ts'
import { shopContext } from '../pricing/shopContext.ts'
import { pictureUrl, picturesOfMetas, withPictures } from '../catalogue/pictureMetas.ts'
import { rowsOfMetas } from '../catalogue/productMetaCodec.ts'
import type { Meta } from '../catalogue/productRows.ts'
import { slug } from '../slug.ts'
import { draftOf, metasOfDraft } from '../catalogue/draftMetas.ts'
import type { ProductDraft } from '../catalogue/productDraft.ts'
import { barcodeOwners } from '../catalogue/uniqueBarcodes.ts'
import { starterBlocks } from '../catalogue/starterBlocks.ts'
import {
  cellOf,
  outcomeOf,
  reasonOf,
  type CsvKind,
  type CsvOptions,
  type LineOutcome,
  type NamedRow,
  lineError,
} from './importKind.ts'
import {
  categoryCell,
  placeColumns,
  readCategories,
  storeCells,
  storeColumns,
  tagsCell,
  wantedPictures,
  type Categories,
} from './productLocations.ts'
import { applyRows, barcodeOf, optionColumns, rowsOfDraft } from './productCsvRows.ts'
import { importProblems } from './texts/importProblems.ts'

const ownColumns = [
  'handle',
  'title',
  'description',
  'status',
  'tax_class',
  'digital',
  ...placeColumns,
  ...optionColumns,
  'sku',
  'price',
  'price_before',
  'weight_g',
  'gtin',
] as const
const batch = 200

interface StoredProduct {
  id: string
  number: number
  title: string
  slug: string
  description: string
  status: string
  metas: readonly (Meta & { id: string })[]
  category_id: string | null
  tags: string[]
}

function storedProducts(db: Db) {
  return db
    .selectFrom('post')
    .innerJoin('post_version', (join) =>
      join
        .onRef('post_version.post_id', '=', 'post.id')
        .onRef('post_version.number', '=', 'post.current_number'),
    )
    .select([
      'post.id',
      'post_version.number',
      'post_version.title',
      'post_version.slug',
      'post_version.description',
      'post_version.status',
      'post_version.metas',
      'post_version.category_id',
      'post_version.tags',
    ])
    .where('post.type', '=', 'product')
    .where('post.trashed_at', 'is', null)
    .where('post_version.is_working', '=', false)
}

async function* rows(db: Db): AsyncGenerator<string[][]> {
  const shop = await shopOf(db)
  for (let after = ''; ;) {
    let query = storedProducts(db).orderBy('post.id').limit(batch)
    if (after !== '') query = query.where('post.id', '>', after)
    const found: StoredProduct[] = await query.execute()
    const last = found.at(-1)
    if (!last) return
    after = last.id
    yield found.flatMap((product) => rowsOf(product, shop))
  }
}

interface Shop {
  stores: string[]
  currency: string
  language: string
  categories: Categories
}

async function shopOf(db: Db): Promise<Shop> {
  const { stores, currency, language } = await shopContext(db)
  return {
    stores: stores.map(({ slug: short }) => short),
    currency,
    language,
    categories: await readCategories(db),
  }
}

function rowsOf(product: StoredProduct, shop: Shop): string[][] {
  const draft = draftOf(product.metas, shop.stores, shop.currency, shop.language)
  const common = [
    product.slug,
    product.title,
    product.description,
    product.status,
    draft.taxClass,
    draft.isDigital ? 'yes' : 'no',
    shop.categories.titleOf.get(product.category_id ?? '') ?? '',
    product.tags.join('; '),
    picturesOfMetas(product.metas).map(pictureUrl).join(' '),
  ]
  return rowsOfDraft(draft).map((variant, index) => [
    ...common,
    ...variant,
    ...storeCells(draft.variants[index]?.storePrices ?? [], shop.stores, shop.currency),
  ])
}

async function take(
  context: SaveContext,
  groups: readonly NamedRow[][],
  options: CsvOptions,
): Promise<LineOutcome[]> {
  const shop = await shopOf(context.db)
  const known = await knownProducts(context, groups)
  const outcomes: LineOutcome[] = []
  for (const group of ofOneProduct(groups, known)) {
    try {
      outcomes.push(...(await takeProduct(context, group, { known: known.of(group), shop, options })))
    } catch (error) {
      outcomes.push(...outcomeOf(group, 'refused', reasonOf(error)))
    }
  }
  return outcomes
}

/** Rows that name their product by sku alone, or stand apart in the file, are saved in one go all the same. */
function ofOneProduct(
  groups: readonly NamedRow[][],
  known: Awaited<ReturnType<typeof knownProducts>>,
): NamedRow[][] {
  const merged = new Map<string, NamedRow[]>()
  for (const group of groups) {
    const [first] = group
    const key = known.of(group).product?.id ?? ((first && cellOf(first, 'handle')) || `line ${first?.line}`)
    const before = merged.get(key)
    if (before) for (const row of group) before.push(row)
    else merged.set(key, [...group])
  }
  return [...merged.values()]
}

/** One parameter whatever the number of values: a statement has room for 65,535 of them, a file names more. */
function among(column: string, values: readonly string[], type: 'text' | 'uuid') {
  return sql<boolean>`${sql.ref(column)} = any(${values}::${sql.raw(type)}[])`
}

/** The products that some rows may mean, with two questions for any number of rows. */
async function knownProducts(context: SaveContext, groups: readonly NamedRow[][]) {
  const { db } = context
  const handles = new Set<string>()
  const skus = new Set<string>()
  for (const row of groups.flat()) {
    const [handle, sku] = [cellOf(row, 'handle'), cellOf(row, 'sku')]
    if (handle) handles.add(handle)
    if (sku) skus.add(sku)
  }
  const owners =
    skus.size === 0
      ? []
      : await db
          .selectFrom('product_variant')
          .select(['sku', 'post_id', 'variant_key'])
          .where(among('sku', [...skus], 'text'))
          .execute()
  const postIds = owners.map(({ post_id }) => post_id)
  const found: StoredProduct[] =
    handles.size + postIds.length === 0
      ? []
      : await storedProducts(db)
          .where((where) =>
            where.or([
              ...(handles.size > 0 ? [among('post_version.slug', [...handles], 'text')] : []),
              ...(postIds.length > 0 ? [among('post.id', postIds, 'uuid')] : []),
            ]),
          )
          .execute()
  const ownerOf = new Map(owners.map((row) => [row.sku, row]))
  const barcodes = await barcodeOwners(db, groups.flat().map(barcodeOf).filter(Boolean))
  return {
    of(group: readonly NamedRow[]): Known {
      const [first] = group
      const handle = first ? cellOf(first, 'handle') : undefined
      const bySku = group
        .map((row) => ownerOf.get(cellOf(row, 'sku') ?? ''))
        .find((owner) => owner !== undefined)
      const product = handle
        ? found.find((one) => one.slug === handle)
        : found.find((one) => one.id === bySku?.post_id)
      return {
        product: product ?? null,
        variantOf: (sku) => {
          const owner = ownerOf.get(sku)
          return owner && owner.post_id === product?.id ? owner.variant_key : null
        },
        isOthers(sku) {
          const owner = ownerOf.get(sku)
          return owner !== undefined && owner.post_id !== product?.id
        },
        barcodeOwner: (gtin) =>
          barcodes.find((one) => one.gtin === gtin && one.post_id !== product?.id)?.title ?? null,
      }
    },
  }
}

/** What is in the shop of the product that some rows mean. */
interface Known {
  product: StoredProduct | null
  /** The variant of this product that has a sku. */
  variantOf(sku: string): string | null
  /** True for a sku that another product has. */
  isOthers(sku: string): boolean
  /** The title of another product that has a barcode. */
  barcodeOwner(gtin: string): string | null
}

interface Taking {
  known: Known
  shop: Shop
  options: CsvOptions
}

async function takeProduct(
  context: SaveContext,
  group: readonly NamedRow[],
  { known, shop, options }: Taking,
): Promise<LineOutcome[]> {
  const { isWrite } = options
  const [first] = group
  if (!first) return []
  const { product, variantOf } = known
  const texts = textsOf(first, product)
  if (!product && texts.title === '') return outcomeOf(group, 'refused', importProblems.title_missing)
  for (const row of group) refuseOthersCodes(row, { known, options })
  const before = product
    ? draftOf(product.metas, shop.stores, shop.currency, shop.language)
    : emptyDraft(shop)
  const draft = applyRows(withTexts(before, first), group, {
    currency: shop.currency,
    language: shop.language,
    stores: shop.stores,
    variantOf,
  })
  const category = await categoryCell(context, first, product?.category_id ?? null, {
    categories: shop.categories,
    options,
  })
  const tags = tagsCell(first, product?.tags ?? [])
  const pictures = await wantedPictures(context, first, product?.metas ?? [], isWrite)
  const metas = withPictures(
    metasOfDraft(draft, product?.metas ?? [], shop.currency, shop.language),
    pictures,
  )
  // Reading them again by the grammar finds what the shop would refuse.
  rowsOfMetas(metas, shop.stores, shop.currency, shop.language)
  const isSame =
    product !== null &&
    JSON.stringify(before) === JSON.stringify(draft) &&
    sameTexts(texts, product) &&
    category === product.category_id &&
    JSON.stringify(tags) === JSON.stringify(product.tags) &&
    JSON.stringify(pictures) === JSON.stringify(picturesOfMetas(product.metas))
  if (isSame) return outcomeOf(group, 'unchanged', texts.title)
  if (isWrite) {
    const withIds = metas.map((meta) => ({
      ...meta,
      id: product?.metas.find((one) => one.name === meta.name)?.id,
    }))
    const changed = {
      title: texts.title,
      description: texts.description,
      status: texts.status,
      category,
      tags,
      metas: withIds,
    }
    await savePost(
      context,
      product
        ? { id: product.id, version: product.number, ...changed }
        : {
            type: 'product',
            slug: texts.handle || undefined,
            value: starterBlocks(`p${context.newId().slice(-10)}`),
            ...changed,
          },
    )
  }
  return outcomeOf(group, product ? 'changed' : 'created', texts.title)
}

/** @throws Error where another product of the file, or of the shop, has the row's sku, or one of the shop its barcode */
function refuseOthersCodes(row: NamedRow, { known, options }: Pick<Taking, 'known' | 'options'>): void {
  const sku = cellOf(row, 'sku') ?? ''
  const clash = options.clashOf(row)
  if (clash !== undefined) throw lineError(row, importProblems.sku_in_file({ other: String(clash), sku }))
  if (known.isOthers(sku)) throw lineError(row, importProblems.sku_of_another({ sku }))
  const gtin = barcodeOf(row)
  const owner = known.barcodeOwner(gtin)
  if (owner !== null) throw lineError(row, importProblems.barcode_of({ title: owner, gtin }))
}

/** As other shops write it. */
const statusNames: Readonly<Record<string, string>> = { active: 'published', archived: 'draft' }

function textsOf(row: NamedRow, product: StoredProduct | null) {
  const given = cellOf(row, 'status') || product?.status || 'draft'
  const status = statusNames[given.toLowerCase()] ?? given
  if (status !== 'published' && status !== 'draft' && status !== product?.status)
    throw new Error(importProblems.no_status({ status }))
  return {
    handle: cellOf(row, 'handle') ?? product?.slug ?? '',
    title: cellOf(row, 'title') || product?.title || '',
    description: row.at.get('description') ?? product?.description ?? '',
    // What is planned or private stays so; the list of products changes that.
    status: status === 'published' || status === 'draft' ? status : undefined,
  } as const
}

function sameTexts(texts: ReturnType<typeof textsOf>, product: StoredProduct): boolean {
  return (
    texts.title === product.title &&
    texts.description === product.description &&
    (texts.status === undefined || texts.status === product.status)
  )
}

function emptyDraft(shop: Shop): ProductDraft {
  return draftOf([], shop.stores, shop.currency)
}

function withTexts(draft: ProductDraft, row: NamedRow): ProductDraft {
  const digital = cellOf(row, 'digital')?.toLowerCase()
  if (digital !== undefined && !['', 'yes', 'no', 'true', 'false', '1', '0'].includes(digital))
    throw new Error(importProblems.not_yes_or_no({ text: digital }))
  const taxClass = cellOf(row, 'tax_class')
  return {
    ...draft,
    isDigital: digital ? ['yes', 'true', '1'].includes(digital) : draft.isDigital,
    taxClass: taxClass === undefined || slug(taxClass) === slug(draft.taxClass) ? draft.taxClass : taxClass,
  }
}

export const productsCsv: CsvKind = {
  columns: async (db) => [...ownColumns, ...storeColumns((await shopOf(db)).stores)],
  rows,
  needed: ['handle', 'sku'],
  otherNames: {
    name: 'title',
    product_name: 'title',
    slug: 'handle',
    url_handle: 'handle',
    variant_sku: 'sku',
    variant_price: 'price',
    regular_price: 'price',
    compare_at_price: 'price_before',
    variant_compare_at_price: 'price_before',
    variant_grams: 'weight_g',
    'weight_(g)': 'weight_g',
    barcode: 'gtin',
    variant_barcode: 'gtin',
    ean: 'gtin',
    'gtin,_upc,_ean,_or_isbn': 'gtin',
  },
  keyOf: (row) =>
    cellOf(row, 'handle') || `sku ${cellOf(row, 'sku') ?? ''} ${cellOf(row, 'sku') ? '' : row.line}`,
  take,
}
