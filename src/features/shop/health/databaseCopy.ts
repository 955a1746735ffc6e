/**
 * A scratch copy of the shop: a schema of its own with the same tables, checks, keys and triggers, and of the data what a
 * checkout reads. Nothing in it is seen outside, and dropping the schema leaves nothing behind.
 */
import { sql } from 'kysely'
import type { Db, Platform } from '#platform/context.ts'
import { problem } from '../problems.ts'

const prefix = 'plinth_load_test_'

/** Copied whole: small tables that a checkout prices by. */
const rulesOfTheShop = [
  'site',
  'option',
  'store_location',
  'tax_zone',
  'tax_rate',
  'shipping_zone',
  'shipping_rate',
] as const
/** Copied for the one product that is wanted. */
const partsOfTheProduct = ['product', 'live', 'product_variant', 'variant_price', 'price_history'] as const

export interface Wanted {
  postId: string
  variantId: string
  title: string
  storeId: string
}

/** Runs the work on a platform whose tables are the scratch copy's, then drops them whatever happened. */
export async function inScratchCopy<T>(
  platform: Platform,
  options: { connections: number; wanted: Wanted },
  work: (scratch: Platform) => Promise<T>,
): Promise<T> {
  const schema = `${prefix}${platform.newId().replaceAll('-', '')}`
  await dropLeftovers(platform)
  await sql`create schema ${sql.ref(schema)}`.execute(platform.db)
  const own = platform.openSchema(schema, options.connections)
  try {
    await copyTables(platform.db, schema)
    await copyData(own.db, schema, options.wanted)
    // Payments of a load test are test payments, whatever keys the shop has.
    const config = {
      ...platform.config,
      STRIPE_SECRET_KEY: undefined,
      SITE_URL: platform.config.SITE_URL ?? 'http://localhost',
    }
    return await work({ ...platform, config, db: own.db, transaction: own.transaction })
  } finally {
    await own.close()
    await drop(platform.db, schema)
  }
}

/** A copy whose process died is dropped by the next one. */
async function dropLeftovers(platform: Platform): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select nspname as name from pg_namespace where nspname like ${`${prefix.replaceAll('_', '\\_')}%`}`.execute(
    platform.db,
  )
  for (const { name } of rows) await drop(platform.db, name)
}

function drop(db: Db, schema: string) {
  return sql`drop schema if exists ${sql.ref(schema)} cascade`.execute(db)
}

/** Keys, checks and defaults come along; triggers are made again after their own text. */
async function copyTables(db: Db, schema: string): Promise<void> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'`.execute(db)
  for (const { name } of tables) {
    await sql`create table ${sql.ref(`${schema}.${name}`)} (like ${sql.ref(`public.${name}`)} including all)`.execute(
      db,
    )
  }
  const { rows: triggers } = await sql<{ definition: string }>`
    select pg_get_triggerdef(pg_trigger.oid) as definition from pg_trigger
    join pg_class on pg_class.oid = tgrelid join pg_namespace on pg_namespace.oid = relnamespace
    where not tgisinternal and nspname = 'public' and relname in ('orders', 'order_line')`.execute(db)
  for (const { definition } of triggers) {
    await sql.raw(definition.replace(' ON public.', ` ON ${schema}.`)).execute(db)
  }
}

async function copyData(scratch: Db, schema: string, { postId, variantId, storeId }: Wanted): Promise<void> {
  for (const table of rulesOfTheShop) {
    await sql`insert into ${sql.ref(`${schema}.${table}`)} select * from ${sql.ref(`public.${table}`)}`.execute(
      scratch,
    )
  }
  for (const table of partsOfTheProduct) {
    const [column, value] =
      table.endsWith('_price') || table === 'price_history'
        ? ['variant_id', variantId]
        : table === 'product_variant'
          ? ['id', variantId]
          : ['post_id', postId]
    await sql`
      insert into ${sql.ref(`${schema}.${table}`)} select * from ${sql.ref(`public.${table}`)}
      where ${sql.ref(column)} = ${value}`.execute(scratch)
  }
  // The keys of the shop stay out of it.
  await scratch
    .deleteFrom('option')
    .where('name', 'in', ['shop.stripe_key_secret', 'shop.stripe_webhook_secret'])
    .execute()
  // Where it is sent is no part of the load test: it needs no address, so that its price and its taxes are all there is.
  await scratch.updateTable('product_variant').set({ requires_shipping: false }).execute()
  await scratch
    .insertInto('stock_level')
    .values({
      variant_id: variantId,
      store_id: storeId,
      tracked: true,
      on_hand: 0,
      stated: null,
    })
    .execute()
}

/** The newest product that can be bought at the shop's first place. @throws Problem load_test.nothing_to_sell (422) */
export async function somethingToSell(
  platform: Platform,
  storeId: string,
  currency: string,
): Promise<Wanted> {
  const row = await platform.db
    .selectFrom('live')
    .innerJoin('product_variant as variant', (join) => join.onRef('variant.post_id', '=', 'live.post_id'))
    .innerJoin('variant_price as price', (join) => join.onRef('price.variant_id', '=', 'variant.id'))
    .select(['live.post_id', 'live.title', 'variant.id'])
    .where('live.type', '=', 'product')
    .where('live.status', '=', 'published')
    .where('live.publish_at', '<=', platform.clock.now())
    .where('variant.is_retired', '=', false)
    .where('price.currency', '=', currency)
    .where('price.amount_minor', '>', 0)
    .where((where) => where.or([where('price.store_id', 'is', null), where('price.store_id', '=', storeId)]))
    .orderBy('live.publish_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) throw problem('load_test.nothing_to_sell')
  return { postId: row.post_id, variantId: row.id, title: row.title, storeId }
}
