/**
 * Changing the currency (issue 1.3): everything of the shop that says money is taken along in one transaction, what was
 * sold before keeps its own currency, and for a day the change can be taken back to the same amounts.
 */
import { sql, type Transaction } from 'kysely'
import { isCurrency, readSettings, saveSetting } from '#features/settings/index.ts'
import type { Context, Db, Platform } from '#platform/context.ts'
import { dropAllCachedPages } from '#platform/database/changeCounter.ts'
import type { Database } from '#platform/database/schema.ts'
import { formatPrice } from '#ui/price.ts'
import { takeCurrency } from '../pricing/currencyLock.ts'
import { currencyDataOf } from '../pricing/shopContext.ts'
import { noCurrency, readAmount, type Minor } from '../pricing/money.ts'
import { isPriceMeta } from '../catalogue/priceMetas.ts'
import { problem } from '../problems.ts'
import { rewriteProduct } from '../catalogue/products.ts'
import type { Meta } from '../catalogue/productRows.ts'
import { readPrice } from '../pricing/readPrice.ts'
import { convert, inverted, readRate, sameNumber, type Conversion, type Rounding } from './convert.ts'
import { walkMoney, type Place, type Rewritten, type Walk } from './moneyOfShop.ts'
import { textsNaming } from './textsNaming.ts'
import type { CurrencyPreview, CurrencyState, CurrencyRequest, MoneyCounts } from './currencySchema.ts'

export const undoHours = 24
const maxSamples = 12

interface Now {
  currency: string
  language: string
}

async function siteMoney(db: Db): Promise<Now> {
  const { currency, site_language: language } = await readSettings(db, ['currency', 'site_language'])
  return { currency, language }
}

/** Bounds of sums keep their places beside one another: 99.99 and 100.00 never become the same. */
const isBound = ({ name }: Place): boolean => name.endsWith('_subtotal_minor')

/** @throws Problem currency.unknown, currency.same, currency.rate (422) */
function conversionOf(now: Now, request: CurrencyRequest): { conversion: Conversion; rate: string | null } {
  if (!isCurrency(request.to)) throw problem('currency.unknown', { code: request.to })
  if (request.to === now.currency) throw problem('currency.same', { code: request.to })
  const read = request.rate === undefined || request.rate === '' ? null : readRate(request.rate, now.language)
  if (request.rate && !read) throw problem('currency.rate', { rate: request.rate })
  return {
    conversion: {
      from: now.currency || noCurrency,
      to: request.to,
      rate: read?.rate ?? sameNumber,
      rounding: request.rounding,
    },
    rate: read?.text ?? null,
  }
}

const converting =
  (conversion: Conversion) =>
  (place: Place, _text: string, amount: Minor): Minor =>
    convert(amount, isBound(place) ? { ...conversion, rounding: 'smallest' } : conversion)

/** What is in the shop, and what cannot be lost of the last change. */
export async function currencyState(platform: Platform): Promise<CurrencyState> {
  return platform.transaction(async (db) => {
    const now = await siteMoney(db)
    const { counts } = await walkMoney(db, {
      from: now.currency,
      to: now.currency,
      language: now.language,
      amount: (_place, _text, amount) => amount,
    })
    const last = await undoable(platform, db, now)
    return {
      currency: now.currency,
      counts: { ...counts, ...(await countOthers(db, now.currency)) },
      last: last && {
        from: last.from_currency,
        to: last.to_currency,
        rate: last.rate,
        made_at: last.made_at.toISOString(),
        undo_until: endOf(last.made_at).toISOString(),
      },
    }
  })
}

const endOf = (madeAt: Date) => new Date(madeAt.getTime() + undoHours * 3_600_000)

async function countOthers(
  db: Db,
  currency: string,
): Promise<Pick<MoneyCounts, 'carts' | 'waiting_orders' | 'past_orders'>> {
  const { rows } = await sql<Pick<MoneyCounts, 'carts' | 'waiting_orders' | 'past_orders'>>`
    select (select count(*)::int from cart where state = 'active'
        and exists (select 1 from cart_line line where line.cart_id = cart.id)) as carts,
      (select count(*)::int from orders where currency = ${currency || noCurrency}
        and (order_state = 'pending' or (order_state in ('placed', 'completed') and payment_state = 'unpaid'))) as waiting_orders,
      (select count(*)::int from orders where placed_at is not null) as past_orders`.execute(db)
  return rows[0] ?? { carts: 0, waiting_orders: 0, past_orders: 0 }
}

/** Says what a change would do; nothing of it is kept. */
export async function previewCurrency(
  platform: Platform,
  request: CurrencyRequest,
): Promise<CurrencyPreview> {
  return platform.transaction(async (db) => {
    const now = await siteMoney(db)
    const { conversion } = conversionOf(now, request)
    const walk = await walkMoney(db, {
      from: now.currency,
      to: request.to,
      language: now.language,
      amount: converting(conversion),
    })
    const rounded = walk.seen.filter(({ before, after }) => !isExact(before, after, conversion)).length
    const { texts, more } = await textsNaming(db, now.currency)
    return {
      from: now.currency,
      to: request.to,
      rounded,
      texts,
      more_texts: more,
      samples: samplesOf(walk, now.currency, request.to),
      unreadable: walk.unreadable.slice(0, 50),
      counts: { ...walk.counts, ...(await countOthers(db, now.currency)) },
    }
  })
}

function isExact(before: Minor, after: Minor, { from, to, rate }: Conversion): boolean {
  const [old, fresh] = [currencyDataOf(from).exponent, currencyDataOf(to).exponent]
  return (
    BigInt(before) * rate.numerator * 10n ** BigInt(fresh) ===
    BigInt(after) * rate.denominator * 10n ** BigInt(old)
  )
}

function samplesOf({ seen }: Walk, from: string, to: string): CurrencyPreview['samples'] {
  const titles = new Set<string>()
  const some = seen.filter(({ title }) => !titles.has(title) && titles.add(title)).slice(0, maxSamples)
  return some.map(({ title, before, after }) => ({
    title,
    before: formatPrice(before, currencyDataOf(from || noCurrency)),
    after: formatPrice(after, currencyDataOf(to)),
  }))
}

/** @throws Problem currency.unknown, currency.same, currency.rate (422) */
export async function changeCurrency(context: Context, request: CurrencyRequest): Promise<void> {
  await context.transaction(async (db) => {
    await takeCurrency(db)
    const now = await siteMoney(db)
    const { conversion, rate } = conversionOf(now, request)
    await takeAlong(context, db, {
      now,
      conversion,
      rate,
      rounding: request.rounding,
      userId: context.viewer.id,
    })
  })
}

/**
 * The plain way, by the list of settings: the first choice takes the amounts along as numbers; later it is for shops without
 * amounts only. @throws Problem currency.guided (409)
 */
export async function chooseCurrency(
  platform: Platform,
  db: Transaction<Database>,
  value: unknown,
  userId: string | null,
): Promise<void> {
  await takeCurrency(db)
  const now = await siteMoney(db)
  const to = value ?? ''
  if (to === now.currency || typeof to !== 'string' || (to !== '' && !isCurrency(to))) return
  const { counts, seen } = await walkMoney(db, {
    from: now.currency,
    to: now.currency,
    language: now.language,
    amount: (_place, _text, amount) => amount,
  })
  const hasAmounts =
    seen.length > 0 ||
    Object.entries(counts).some(
      ([name, count]) => name !== 'shipping_rates' && name !== 'pickup_rates' && count > 0,
    )
  if (!hasAmounts) return
  if (now.currency !== '' || to === '') throw problem('currency.guided', { code: now.currency })
  await takeAlong(platform, db, {
    now,
    conversion: { from: noCurrency, to, rate: sameNumber, rounding: 'smallest' },
    rate: null,
    rounding: 'smallest',
    userId,
  })
}

interface Taking {
  now: Now
  conversion: Conversion
  rate: string | null
  rounding: Rounding
  userId: string | null
}

async function takeAlong(
  platform: Platform,
  db: Transaction<Database>,
  { now, conversion, rate, rounding, userId }: Taking,
): Promise<void> {
  const changeId = platform.newId()
  await db
    .insertInto('currency_change')
    .values({
      id: changeId,
      from_currency: now.currency,
      to_currency: conversion.to,
      rate,
      rounding,
      made_by: userId,
      made_at: platform.clock.now(),
      undone_at: null,
    })
    .execute()
  await rewriteMoney(
    platform,
    db,
    { from: now.currency, to: conversion.to, language: now.language },
    converting(conversion),
    (rows) => remember(db, changeId, rows),
    userId,
  )
}

async function remember(db: Db, changeId: string, rows: readonly Rewritten[]): Promise<void> {
  await db
    .insertInto('currency_change_amount')
    .values(
      rows.map(({ kind, id, before, after }) => ({
        change_id: changeId,
        kind,
        thing_id: id,
        before: JSON.stringify(before),
        after: JSON.stringify(after),
      })),
    )
    .execute()
}

/** Writes every amount anew, then the setting, then what the shop reads of products. */
async function rewriteMoney(
  platform: Platform,
  db: Transaction<Database>,
  of: { from: string; to: string; language: string },
  amount: (place: Place, text: string, amount: Minor) => Minor,
  write: (rows: Rewritten[]) => Promise<void>,
  userId: string | null,
): Promise<void> {
  await walkMoney(db, { ...of, amount, write })
  await raiseVersions(db)
  await saveSetting(platform, db, 'currency', of.to === '' ? null : of.to, userId)
  await db
    .updateTable('cart')
    .set({ currency: of.to || noCurrency })
    .where('state', '=', 'active')
    .execute()
  const { rows } = await sql<{ post_id: string; metas: (Meta & { id: string })[] }>`
    select live.post_id, version.metas from live join post_version version on version.id = live.version_id
    where live.type = 'product' order by live.post_id`.execute(db)
  for (const { post_id: postId, metas } of rows) {
    // A price that is none stays in the form to be put right; the others go on.
    const fine = metas.filter(
      (meta) =>
        !isPriceMeta(meta) ||
        meta.value.trim() === '' ||
        readPrice(meta.value, of.to || noCurrency, of.language).problem === undefined,
    )
    await rewriteProduct(platform, db, { postId, metas: fine, isLive: true })
  }
  await dropAllCachedPages(db, 'content')
}

/** Who has a product open from before is told so when saving, as after any other change: its prices are of the old currency. */
async function raiseVersions(db: Transaction<Database>): Promise<void> {
  await sql`
    update post_version version set based_on = based_on + 1 from post
    where post.type = 'product' and version.post_id = post.id
      and version.is_working and version.based_on = post.current_number`.execute(db)
  await sql`
    update post_version version set number = number + 1 from post
    where post.type = 'product' and version.post_id = post.id
      and version.number = post.current_number and not version.is_working`.execute(db)
  await sql`update post set current_number = current_number + 1 where type = 'product'`.execute(db)
}

async function undoable({ clock }: Platform, db: Db, now: Now) {
  const last = await db
    .selectFrom('currency_change')
    .selectAll()
    .orderBy('made_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const isFresh =
    last && last.undone_at === null && endOf(last.made_at) > clock.now() && last.to_currency === now.currency
  return isFresh ? last : null
}

/** @throws Problem currency.too_late (409) */
export async function undoCurrency(context: Context): Promise<void> {
  const { viewer } = context
  await context.transaction(async (db) => {
    await takeCurrency(db)
    const now = await siteMoney(db)
    const change = await undoable(context, db, now)
    if (!change) throw problem('currency.too_late', { hours: undoHours })
    const rate = change.rate === null ? sameNumber : (readRate(change.rate)?.rate ?? sameNumber)
    const back = inverted({ from: change.from_currency || noCurrency, to: change.to_currency, rate })
    const memory = await readMemory(db, change.id)
    // What was changed since has no amount from before: it goes back by the rate.
    const amount = (place: Place, text: string, value: Minor): Minor => {
      const known = memory(place, text)
      const read = known === undefined ? null : readAmount(known, back.to, now.language).amount
      return read ?? convert(value, back)
    }
    await rewriteMoney(
      context,
      db,
      { from: now.currency, to: change.from_currency, language: now.language },
      amount,
      async () => undefined,
      viewer.id,
    )
    await db
      .updateTable('currency_change')
      .set({ undone_at: context.clock.now() })
      .where('id', '=', change.id)
      .execute()
    await forget(db, change.id)
  })
}

/** The amount that stood at a place before, where it still says what the change wrote; a new version is known by its product. */
async function readMemory(
  db: Db,
  changeId: string,
): Promise<(place: Place, text: string) => string | undefined> {
  const { rows } = await sql<{
    kind: string
    thing_id: string
    post_id: string | null
    before: Record<string, string>
    after: Record<string, string>
  }>`
    select amount.kind, amount.thing_id, version.post_id, amount.before, amount.after from currency_change_amount amount
    left join post_version version on version.id = amount.thing_id
    where amount.change_id = ${changeId} order by version.number nulls first`.execute(db)
  const known = new Map<string, string>()
  for (const { thing_id: id, post_id: postId, before, after } of rows) {
    for (const [name, text] of Object.entries(after)) {
      const was = before[name]
      if (was === undefined) continue
      known.set(`${id} ${name} ${text}`, was)
      if (postId) known.set(`${postId} ${name} ${text}`, was)
    }
  }
  return ({ id, postId, name }, text) =>
    known.get(`${id} ${name} ${text}`) ?? known.get(`${postId} ${name} ${text}`)
}

async function forget(db: Db, changeId: string): Promise<void> {
  await db.deleteFrom('currency_change_amount').where('change_id', '=', changeId).execute()
}

/** Amounts from before are kept as long as a change can be undone. */
export async function forgetOldAmounts({ db, clock }: Platform): Promise<void> {
  await sql`
    delete from currency_change_amount amount using currency_change change
    where change.id = amount.change_id
      and change.made_at < ${new Date(clock.now().getTime() - undoHours * 3_600_000)}::timestamptz`.execute(
    db,
  )
}
