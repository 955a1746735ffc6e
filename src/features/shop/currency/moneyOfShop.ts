/**
 * Everything of the shop that says money in the site's currency, walked through once: prices in every version of every
 * product, delivery, pickup, sums from which something holds, discounts. Orders, invoices and refunds are not among it: they
 * keep the currency that they were made in.
 */
import { sql, type Transaction } from 'kysely'
import type { Database } from '#platform/database/schema.ts'
import { decimalText, minor, noCurrency, readAmount, type Minor } from '../pricing/money.ts'
import { isPriceMeta } from '../catalogue/priceMetas.ts'
import type { Meta } from '../catalogue/productRows.ts'
import { slug } from '../slug.ts'
import type { MoneyCounts } from './currencySchema.ts'
import { currencyTexts } from './texts/currencyTexts.ts'

/** Where an amount stands. */
export interface Place {
  kind: 'version' | 'shipping_rate' | 'discount'
  id: string
  /** Of versions: the product. */
  postId: string | null
  /** The meta or column. */
  name: string
}

/** What is written of one thing: amounts by name, as plain decimals. */
export interface Rewritten extends Omit<Place, 'name'> {
  before: Record<string, string>
  after: Record<string, string>
}

export interface Walk {
  counts: Omit<MoneyCounts, 'carts' | 'waiting_orders' | 'past_orders'>
  /** Of what is in the shop now. */
  seen: { title: string; before: Minor; after: Minor }[]
  unreadable: { title: string; value: string }[]
}

interface Walking {
  /** The currency that the amounts are in, and the one that they get. */
  from: string
  to: string
  language: string
  amount: (place: Place, text: string, amount: Minor) => Minor
  /** Absent: nothing is written. */
  write?: (rows: Rewritten[]) => Promise<void>
}

const batch = 500

export async function walkMoney(db: Transaction<Database>, how: Walking): Promise<Walk> {
  const walk: Walk = {
    counts: {
      products: 0,
      prices: 0,
      prices_before: 0,
      store_prices: 0,
      drafts: 0,
      older_versions: 0,
      trashed: 0,
      shipping_rates: 0,
      pickup_rates: 0,
      thresholds: 0,
      discounts: 0,
    },
    seen: [],
    unreadable: [],
  }
  await walkVersions(db, how, walk)
  await walkDelivery(db, how, walk)
  await walkDiscounts(db, how, walk)
  return walk
}

interface Version {
  id: string
  post_id: string
  title: string
  metas: (Meta & { id: string })[]
  is_working: boolean
  is_current: boolean
  is_trashed: boolean
}

async function walkVersions(db: Transaction<Database>, how: Walking, walk: Walk): Promise<void> {
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const { rows } = await sql<Version>`
      select version.id, version.post_id, version.title, version.metas, version.is_working,
        not version.is_working and version.number = post.current_number as is_current, post.trashed_at is not null as is_trashed
      from post_version version join post on post.id = version.post_id
      where post.type = 'product' and version.id > ${after} and position('price' in version.metas::text) > 0
      order by version.id limit ${batch}`.execute(db)
    const last = rows.at(-1)
    if (!last) return
    after = last.id
    const changed: (Rewritten & { metas: Version['metas'] })[] = []
    for (const version of rows) {
      const one = versionIn(version, how, walk)
      if (one) changed.push(one)
    }
    if (how.write && changed.length > 0) {
      const given = changed.map(({ id, metas }) => ({ id, metas }))
      await sql`
        update post_version set metas = given.metas from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given (id uuid, metas jsonb)
        where post_version.id = given.id`.execute(db)
      await how.write(changed.map(({ metas: _metas, ...row }) => row))
    }
  }
}

function versionIn(
  version: Version,
  { from, to, language, amount }: Walking,
  { counts, seen, unreadable }: Walk,
) {
  const { id, post_id: postId, title } = version
  const isShown = version.is_current && !version.is_trashed
  const row: Rewritten = { kind: 'version', id, postId, before: {}, after: {} }
  let count = 0
  const metas = version.metas.map((meta) => {
    if (!isPriceMeta(meta) || meta.value.trim() === '') return meta
    const read = readAmount(meta.value, from || noCurrency, language)
    if (read.amount === undefined) {
      if (isShown) unreadable.push({ title, value: meta.value })
      return meta
    }
    count += 1
    const next = amount({ kind: 'version', id, postId, name: meta.name }, meta.value, read.amount)
    if (isShown) {
      if (/_store_/.test(slug(meta.name))) counts.store_prices += 1
      else if (slug(meta.name).endsWith('base_price')) counts.prices_before += 1
      else {
        counts.prices += 1
        seen.push({ title, before: read.amount, after: next })
      }
    }
    row.before[meta.name] = meta.value
    row.after[meta.name] = decimalText(next, to || noCurrency)
    return { ...meta, value: decimalText(next, to || noCurrency) }
  })
  if (count === 0) return null
  if (version.is_working) counts.drafts += 1
  else if (version.is_trashed && version.is_current) counts.trashed += 1
  else if (version.is_current) counts.products += 1
  else counts.older_versions += 1
  return { ...row, metas }
}

async function walkDelivery(db: Transaction<Database>, how: Walking, { counts, seen }: Walk): Promise<void> {
  const rates = await db.selectFrom('shipping_rate').selectAll().orderBy('position').forUpdate().execute()
  for (const rate of rates) {
    const { changed, of } = columnsOf('shipping_rate', rate.id, how)
    const next = {
      amount_minor: of('amount_minor', rate.amount_minor) ?? rate.amount_minor,
      min_subtotal_minor: of('min_subtotal_minor', rate.min_subtotal_minor),
      max_subtotal_minor: of('max_subtotal_minor', rate.max_subtotal_minor),
    }
    counts[rate.store_id === null ? 'shipping_rates' : 'pickup_rates'] += 1
    counts.thresholds += [rate.min_subtotal_minor, rate.max_subtotal_minor].filter(
      (bound) => bound !== null,
    ).length
    if (rate.amount_minor > 0)
      seen.push({
        title: currencyTexts.delivery_named({ title: rate.title }),
        before: minor(rate.amount_minor),
        after: minor(next.amount_minor),
      })
    if (!how.write) continue
    await db.updateTable('shipping_rate').set(next).where('id', '=', rate.id).execute()
    await how.write([changed])
  }
}

async function walkDiscounts(db: Transaction<Database>, how: Walking, { counts, seen }: Walk): Promise<void> {
  const discounts = await db.selectFrom('discount').selectAll().orderBy('id').forUpdate().execute()
  for (const discount of discounts) {
    const { changed, of } = columnsOf('discount', discount.id, how)
    const isFixed = discount.kind === 'fixed'
    const next = {
      value: isFixed ? (of('value', discount.value) ?? 0) : discount.value,
      min_subtotal_minor: of('min_subtotal_minor', discount.min_subtotal_minor) ?? 0,
    }
    if (isFixed) {
      counts.discounts += 1
      seen.push({
        title: currencyTexts.code_named({ code: discount.code }),
        before: minor(discount.value),
        after: minor(next.value),
      })
    }
    if (discount.min_subtotal_minor > 0) counts.thresholds += 1
    if (!how.write) continue
    await db.updateTable('discount').set(next).where('id', '=', discount.id).execute()
    await how.write([changed])
  }
}

function columnsOf(kind: 'shipping_rate' | 'discount', id: string, how: Walking) {
  const changed: Rewritten = { kind, id, postId: null, before: {}, after: {} }
  const of = (name: string, value: number | null): number | null => {
    if (value === null) return null
    const before = decimalText(minor(value), how.from || noCurrency)
    const next = how.amount({ kind, id, postId: null, name }, before, minor(value))
    changed.before[name] = before
    changed.after[name] = decimalText(next, how.to || noCurrency)
    return next
  }
  return { changed, of }
}
