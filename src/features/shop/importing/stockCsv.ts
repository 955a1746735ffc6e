/** Stock as CSV: a row for each variant and place, found by sku, or by handle and variant. An empty number is not counted. */
import { readSetting } from '#features/settings/index.ts'
import { readNumber } from '#ui/readNumber.ts'
import type { SaveContext } from '#features/content/index.ts'
import type { Db } from '#platform/context.ts'
import { implicitStore, storesOf, type Store } from '../pricing/shopContext.ts'
import { adjustStocks, type StockChange } from '../inventory/stock.ts'
import {
  cellOf,
  outcomeOf,
  reasonOf,
  type CsvKind,
  type CsvOptions,
  type LineOutcome,
  type NamedRow,
} from './importKind.ts'
import { importProblems } from './texts/importProblems.ts'

const columns = ['sku', 'handle', 'variant', 'place', 'on_hand', 'held', 'title'] as const
const batch = 1000

function variantsOf(db: Db) {
  return db
    .selectFrom('product_variant')
    .innerJoin('live', (join) => join.onRef('live.post_id', '=', 'product_variant.post_id'))
    .select([
      'product_variant.id',
      'product_variant.sku',
      'product_variant.variant_key',
      'live.slug',
      'live.title',
    ])
    .where('product_variant.is_retired', '=', false)
}

const placesOf = (stores: readonly Store[]) =>
  stores.length === 0 ? [{ id: implicitStore, slug: '' }] : stores

async function levelsOf(db: Db, variantIds: readonly string[]) {
  const levels =
    variantIds.length === 0
      ? []
      : await db.selectFrom('stock_level').selectAll().where('variant_id', 'in', variantIds).execute()
  return new Map(levels.map((level) => [`${level.variant_id} ${level.store_id}`, level]))
}

async function* rows(db: Db): AsyncGenerator<string[][]> {
  const places = placesOf(await storesOf(db))
  for (let after = ''; ;) {
    let query = variantsOf(db).orderBy('product_variant.id').limit(batch)
    if (after !== '') query = query.where('product_variant.id', '>', after)
    const variants = await query.execute()
    const last = variants.at(-1)
    if (!last) return
    after = last.id
    const levels = await levelsOf(
      db,
      variants.map(({ id }) => id),
    )
    yield variants.flatMap((variant) =>
      places.map((place) => {
        const level = levels.get(`${variant.id} ${place.id}`)
        return [
          variant.sku ?? '',
          variant.slug,
          variant.variant_key,
          place.slug,
          level?.tracked ? String(level.on_hand) : '',
          String(level?.reserved ?? 0),
          variant.title,
        ]
      }),
    )
  }
}

async function take(
  context: SaveContext,
  groups: readonly NamedRow[][],
  { isWrite }: CsvOptions,
): Promise<LineOutcome[]> {
  const { db } = context
  const all = groups.flat()
  const values = (column: string) => [...new Set(all.flatMap((row) => cellOf(row, column) || []))]
  const [skus, handles] = [values('sku'), values('handle')]
  const variants =
    skus.length + handles.length === 0
      ? []
      : await variantsOf(db)
          .where((where) =>
            where.or([
              ...(skus.length > 0 ? [where('product_variant.sku', 'in', skus)] : []),
              ...(handles.length > 0 ? [where('live.slug', 'in', handles)] : []),
            ]),
          )
          .execute()
  const bySku = new Map(variants.flatMap((variant) => (variant.sku ? [[variant.sku, variant] as const] : [])))
  const byName = new Map(variants.map((variant) => [`${variant.slug} ${variant.variant_key}`, variant]))
  const places = placesOf(await storesOf(db))
  const levels = await levelsOf(
    db,
    variants.map(({ id }) => id),
  )
  const language = await readSetting(db, 'site_language')
  const outcomes: LineOutcome[] = []
  const changes: StockRow[] = []
  for (const row of all) {
    const variant =
      bySku.get(cellOf(row, 'sku') ?? '') ??
      byName.get(`${cellOf(row, 'handle') ?? ''} ${cellOf(row, 'variant') || 'default'}`)
    const place = places.find(({ slug }) => slug === (cellOf(row, 'place') || places[0]?.slug))
    const cell = cellOf(row, 'on_hand') ?? ''
    // As a spreadsheet writes it: 1,500 or 12.0 are numbers of items, 12.5 is none.
    const wanted =
      cell === '' ? '' : (readNumber(cell.replace(/\.0{1,2}$/, ''), { decimals: 0, language }).text ?? cell)
    if (!variant) outcomes.push(...outcomeOf([row], 'refused', importProblems.no_such_variant))
    else if (!place)
      outcomes.push(
        ...outcomeOf([row], 'refused', importProblems.no_place({ place: cellOf(row, 'place') ?? '' })),
      )
    else if (!/^\d{0,7}$/.test(wanted))
      outcomes.push(...outcomeOf([row], 'refused', importProblems.not_a_quantity({ text: wanted })))
    else {
      const level = levels.get(`${variant.id} ${place.id}`)
      const now = level?.tracked ? String(level.on_hand) : ''
      const isSame = wanted === '' ? now === '' : now !== '' && Number(now) === Number(wanted)
      if (!isSame && wanted !== '' && Number(wanted) < (level?.reserved ?? 0))
        outcomes.push(
          ...outcomeOf([row], 'refused', importProblems.below_held({ held: level?.reserved ?? 0 })),
        )
      else if (isSame || !isWrite)
        outcomes.push(...outcomeOf([row], isSame ? 'unchanged' : 'changed', variant.title))
      else
        changes.push({
          row,
          title: variant.title,
          change: {
            variantId: variant.id,
            storeId: place.id,
            set: wanted === '' ? null : Number(wanted),
            reason: 'import',
            actorId: context.viewer.id,
          },
        })
    }
  }
  return [...outcomes, ...(await change(context, changes))]
}

interface StockRow {
  row: NamedRow
  title: string
  change: StockChange
}

/** All in one go; where that is refused, or a place stands twice in the file, each by itself. */
async function change(context: SaveContext, changes: readonly StockRow[]): Promise<LineOutcome[]> {
  const places = new Set(changes.map(({ change: { variantId, storeId } }) => `${variantId} ${storeId}`))
  if (places.size === changes.length) {
    try {
      await context.transaction((db) =>
        adjustStocks(
          context,
          db,
          changes.map((one) => one.change),
        ),
      )
      return changes.flatMap(({ row, title }) => outcomeOf([row], 'changed', title))
    } catch (error) {
      const [only] = changes
      if (only && changes.length === 1) return outcomeOf([only.row], 'refused', reasonOf(error))
    }
  }
  const outcomes: LineOutcome[] = []
  for (const one of changes) outcomes.push(...(await change(context, [one])))
  return outcomes
}

export const stockCsv: CsvKind = {
  columns: async () => [...columns],
  rows,
  needed: ['on_hand'],
  keyOf: (row) => String(row.line),
  take,
}
