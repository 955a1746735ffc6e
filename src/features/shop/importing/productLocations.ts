/** The cells of a product beside its variants: category, tags and pictures, and what a variant costs at each place. */
import { siteLanguage } from '#features/settings/index.ts'
import { createHash } from 'node:crypto'
import { saveCategory, slugOf, type SaveContext } from '#features/content/index.ts'
import { mediaUrl, storeFile } from '#features/media/index.ts'
import type { Db } from '#platform/context.ts'
import { decimalText, minor } from '../pricing/money.ts'
import { readPrice } from '../pricing/readPrice.ts'
import { pictureUrl, picturesOfMetas, type DraftPicture } from '../catalogue/pictureMetas.ts'
import type { Meta, StorePrice } from '../catalogue/productRows.ts'
import { cellOf, type CsvOptions, type NamedRow, type Terms, lineError } from './importKind.ts'
import { importProblems } from './texts/importProblems.ts'

export const placeColumns = ['category', 'tags', 'images'] as const

const pictureFolder = 'imported'
const maxPictures = 20

/** Categories by id and by what a file may call them. */
export interface Categories {
  titleOf: Map<string, string>
  idOf: Map<string, string>
}

export async function readCategories(db: Db): Promise<Categories> {
  const known = await db
    .selectFrom('category')
    .select(['id', 'title', 'slug'])
    .where('taxonomy', '=', 'category')
    .execute()
  return {
    titleOf: new Map(known.map(({ id, title }) => [id, title])),
    idOf: new Map(
      known.flatMap(({ id, title, slug }) => [
        [slug.toLowerCase(), id] as const,
        [title.toLowerCase(), id] as const,
      ]),
    ),
  }
}

/** Stands for a category that comes with the import. */
const comingCategory = 'coming'
const longestTitle = 120

/** The category that the row wants, null for none. @throws Error where there is no such category and none is made */
export async function categoryCell(
  context: SaveContext,
  row: NamedRow,
  now: string | null,
  { categories, options }: { categories: Categories; options: CsvOptions },
): Promise<string | null> {
  const cell = cellOf(row, 'category')
  if (cell === undefined) return now
  if (cell === '') return null
  const { idOf, titleOf } = categories
  // Where they may be made, another spelling of the same address is that one.
  const known =
    idOf.get(cell.toLowerCase()) ??
    (options.makesCategories
      ? (idOf.get(slugOf(cell, await siteLanguage(context))) ?? idOf.get(slugOf(cell)))
      : undefined)
  if (known) return known
  if (cell.length > longestTitle) throw new Error(importProblems.category_too_long({ most: longestTitle }))
  options.onMissingCategory(cell)
  if (!options.makesCategories) throw new Error(importProblems.category_missing({ category: cell }))
  if (!options.isWrite) return comingCategory
  if (!context.viewer.can('taxonomy.write'))
    throw new Error(importProblems.category_forbidden({ category: cell }))
  const made = await saveCategory(context, { title: cell })
  idOf.set(cell.toLowerCase(), made.id)
  titleOf.set(made.id, made.title)
  return made.id
}

export function tagsCell(row: NamedRow, now: readonly string[]): string[] {
  const cell = cellOf(row, 'tags')
  return cell === undefined
    ? [...now]
    : [
        ...new Set(
          cell
            .split(';')
            .map((tag) => tag.trim())
            .filter(Boolean),
        ),
      ]
}

/** URLs of pictures, of this site or of the web; undefined where the file says nothing. @throws Error naming what is none */
function pictureCell(row: NamedRow): string[] | undefined {
  const cell = cellOf(row, 'images')
  if (cell === undefined) return undefined
  const urls = [...new Set(cell.split(/[\s;]+/).filter(Boolean))]
  if (urls.length > maxPictures) throw lineError(row, importProblems.too_many_pictures({ most: maxPictures }))
  const wrong = urls.find((url) => !/^(\/media\/\S|https?:\/\/\S)/.test(url))
  if (wrong !== undefined) throw lineError(row, importProblems.bad_picture({ text: wrong }))
  return urls
}

/** Where a picture of the web stands here once it was fetched: its name holds a mark of its URL, so that it is fetched once. */
const markOf = (url: string) => createHash('sha256').update(url).digest('hex').slice(0, 12)

/** The URLs here of pictures of the web that were fetched before. */
async function fetchedPictures(db: Db, urls: readonly string[]): Promise<Map<string, string>> {
  const marks = new Map(urls.filter((url) => /^https?:/.test(url)).map((url) => [markOf(url), url]))
  if (marks.size === 0) return new Map()
  const rows = await db
    .selectFrom('media')
    .select(['id', 'title', 'root', 'folder', 'name'])
    .where('root', '=', 'public')
    .where('folder', '=', pictureFolder)
    .where('title', 'in', [...marks.keys()])
    .execute()
  return new Map(
    rows.flatMap(({ id, title, ...place }) => {
      const url = marks.get(title)
      return url ? [[url, `${mediaUrl(place)}?id=${id}`] as const] : []
    }),
  )
}

/** Brings a picture of the web here through the one way out. @throws Problem egress.*, media.* */
async function fetchPicture(context: SaveContext, url: string): Promise<string> {
  const answer = await context.egress.fetch({ url, maxBytes: 20_000_000, timeoutMs: 15_000 })
  if (answer.status !== 200) throw new Error(importProblems.picture_answer({ url, status: answer.status }))
  const mark = markOf(url)
  const name = new URL(url).pathname.split('/').at(-1) || 'picture'
  const id = await storeFile(context, {
    root: 'public',
    folder: pictureFolder,
    name,
    title: mark,
    bytes: answer.body,
    createdBy: context.viewer.id,
  })
  const { content_type: type, ...place } = await context.db
    .selectFrom('media')
    .select(['root', 'folder', 'name', 'content_type'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (!type.startsWith('image/')) throw new Error(importProblems.not_a_picture({ url }))
  return `${mediaUrl(place)}?id=${id}`
}

export const storeColumns = (stores: readonly string[]): string[] =>
  stores.flatMap((store) => [`price_${store}`, `price_before_${store}`])

export function storeCells(
  prices: readonly StorePrice[],
  stores: readonly string[],
  currency: string,
): string[] {
  return stores.flatMap((store) => {
    const price = prices.find((one) => one.store === store)
    return [
      price ? decimalText(price.amount, currency) : '',
      price?.base ? decimalText(minor(price.base), currency) : '',
    ]
  })
}

/** The prices of single places as the row wants them; an empty cell takes one away, an absent column leaves it. */
export function storePricesOf(
  row: NamedRow,
  now: readonly StorePrice[],
  stores: readonly string[],
  terms: Terms,
): StorePrice[] {
  return stores.flatMap((store) => {
    const before = now.find((one) => one.store === store)
    const [price, base] = [cellOf(row, `price_${store}`), cellOf(row, `price_before_${store}`)]
    const amount = price === undefined ? (before?.amount ?? null) : amountOf(row, price, terms)
    const baseAmount = base === undefined ? (before?.base ?? null) : amountOf(row, base, terms)
    if (amount === null) {
      if (base) throw lineError(row, importProblems.before_needs_price({ place: store }))
      return []
    }
    return [{ store, amount, base: baseAmount }]
  })
}

function amountOf(row: NamedRow, cell: string, { currency, language }: Terms) {
  if (cell === '') return null
  const { amount, problem } = readPrice(cell, currency, language)
  if (amount === undefined) throw lineError(row, problem)
  return amount
}

/** Pictures of the web are fetched when it is written; one that stands here already is the one that was fetched from there. */
export async function wantedPictures(
  context: SaveContext,
  row: NamedRow,
  metas: readonly Meta[],
  isWrite: boolean,
): Promise<DraftPicture[]> {
  const now = picturesOfMetas(metas)
  const wanted = pictureCell(row)
  if (wanted === undefined) return now
  const fetched = await fetchedPictures(context.db, wanted)
  const pictures: DraftPicture[] = []
  for (const url of wanted) {
    const here = url.startsWith('/')
      ? url
      : (fetched.get(url) ?? (isWrite ? await fetchPicture(context, url) : url))
    pictures.push(now.find((one) => pictureUrl(one) === here) ?? here)
  }
  return pictures
}
