/** The shop's own settings: tax mode, manual payments, and the tables of taxes, shipping and discounts. */
import { z } from 'zod'
import type { Transaction } from 'kysely'
import { countryName } from '#blocks/cart/countries.ts'
import { regionCode } from '#blocks/cart/regions.ts'
import { saveSetting } from '#features/settings/index.ts'
import type { Db, Platform } from '#platform/context.ts'
import { dropAllCachedPages } from '#platform/database/changeCounter.ts'
import type { Database } from '#platform/database/schema.ts'
import { holdCurrency } from '../pricing/currencyLock.ts'
import { currencyOf, shopContext, storesOf } from '../pricing/shopContext.ts'
import { noCurrency } from '../pricing/money.ts'
import { problem } from '../problems.ts'
import { shippingTexts } from './texts/shippingTexts.ts'
import { refuseUnchargeablePrices, type GivenAmount } from '../pricing/readPrice.ts'

const title = z.string().trim().min(1).max(100)
const country = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{2}$/, { error: () => shippingTexts.choose_country })
const amount = z.int().min(0).max(100_000_000_000)
const grams = z.int().min(0).max(100_000_000)
const texts = z.array(z.string().trim().min(1).max(40)).max(300)

const taxZone = z.strictObject({
  title,
  country,
  region: z.string().trim().max(60).default(''),
  postcode_prefix: z.string().trim().max(20).default(''),
  rates: z
    .array(
      z.strictObject({
        title,
        tax_class: z.string().trim().min(1).max(60).default('standard'),
        /** 20 % = 200,000. */
        ppm: z.int().min(0).max(1_000_000),
        applies_to_shipping: z.boolean().default(true),
      }),
    )
    .max(20),
})

const givenTaxZone = taxZone
  .superRefine(({ country, region }, context) => {
    if (regionCode(country, region) === null)
      context.addIssue({ code: 'custom', path: ['region'], message: noRegion(region, [country]) })
  })
  .overwrite((zone) => ({ ...zone, region: regionCode(zone.country, zone.region) ?? zone.region }))

const shippingRate = z.strictObject({
  title,
  amount_minor: amount,
  min_g: grams.nullable().default(null),
  max_g: grams.nullable().default(null),
  min_subtotal_minor: amount.nullable().default(null),
  max_subtotal_minor: amount.nullable().default(null),
})

const shippingZone = z.strictObject({
  title,
  countries: z.array(country).max(300).default([]),
  regions: texts.default([]),
  postcode_prefixes: texts.default([]),
  rates: z.array(shippingRate).max(50),
})

const givenShippingZone = shippingZone
  .superRefine(({ countries, regions }, context) => {
    for (const region of regions) {
      if (codeAmong(countries, region) === null)
        context.addIssue({ code: 'custom', path: ['regions'], message: noRegion(region, countries) })
    }
  })
  .overwrite((zone) => ({
    ...zone,
    regions: zone.regions.map((region) => codeAmong(zone.countries, region) ?? region),
  }))

/** The code of a region in the first of these countries that has one; null: none of them has it. */
function codeAmong(countries: readonly string[], region: string): string | null {
  if (countries.length === 0) return region
  return countries.map((country) => regionCode(country, region)).find((code) => code !== null) ?? null
}

function noRegion(region: string, countries: readonly string[]): string {
  return shippingTexts.no_region({
    region,
    countries: countries.map((code) => countryName(code)).join(', '),
  })
}

const pickupRate = z.strictObject({
  /** The short name of the store location. */
  store: z.string().trim().min(1).max(200),
  title,
  amount_minor: amount,
})

const discount = z.strictObject({
  code: z.string().trim().min(1).max(60),
  kind: z.enum(['percent', 'fixed', 'free_shipping']),
  /** ppm for percent, minor units for fixed. */
  value: amount,
  min_subtotal_minor: amount.default(0),
  limit_total: z.int().min(1).nullable().default(null),
  limit_per_customer: z.int().min(1).nullable().default(null),
  starts_at: z.iso.datetime().nullable().default(null),
  ends_at: z.iso.datetime().nullable().default(null),
})

export const shopSettings = z.strictObject({
  prices_include_tax: z.boolean(),
  base_country: country.nullable(),
  manual_payments: z.boolean(),
  /** How to pay by arrangement, such as a bank account. */
  payment_instructions: z.string().trim().max(2000),
  low_stock_at: z.int().min(0).max(1_000_000),
  tax_zones: z.array(taxZone).max(300),
  shipping_zones: z.array(shippingZone).max(300),
  /** What picking up costs, at the store locations where it is possible. */
  pickup_rates: z.array(pickupRate).max(300),
  discounts: z.array(discount).max(1000),
})
export type ShopSettings = z.output<typeof shopSettings>

/** What is changed: regions become the codes of their country's list, and one that is not on it is refused. */
export const shopSettingsChange = shopSettings
  .extend({ tax_zones: z.array(givenTaxZone).max(300), shipping_zones: z.array(givenShippingZone).max(300) })
  .partial()
  .extend({
    /** The currency that the amounts are meant in: refused where the shop has another one by now. */
    currency: z.string().max(3).optional(),
  })
type ShopSettingsChange = z.output<typeof shopSettingsChange>

export async function readShopSettings(db: Db): Promise<ShopSettings> {
  const shop = await shopContext(db)
  const taxZones = await db.selectFrom('tax_zone').selectAll().orderBy('id').execute()
  const taxRates = await db.selectFrom('tax_rate').selectAll().orderBy('priority').execute()
  const zones = await db.selectFrom('shipping_zone').selectAll().orderBy('position').execute()
  const rates = await db.selectFrom('shipping_rate').selectAll().orderBy('position').execute()
  const discounts = await db.selectFrom('discount').selectAll().orderBy('id').execute()
  return {
    prices_include_tax: shop.pricesIncludeTax,
    base_country: shop.baseCountry,
    manual_payments: shop.manualPayments,
    payment_instructions: shop.paymentInstructions,
    low_stock_at: shop.lowStockAt,
    tax_zones: taxZones.map((zone) => ({
      title: zone.title,
      country: zone.country,
      region: zone.region,
      postcode_prefix: zone.postcode_prefix,
      rates: taxRates
        .filter((rate) => rate.zone_id === zone.id)
        .map(({ title, tax_class, ppm, applies_to_shipping }) => ({
          title,
          tax_class,
          ppm,
          applies_to_shipping,
        })),
    })),
    shipping_zones: zones.map((zone) => ({
      title: zone.title,
      countries: zone.countries,
      regions: zone.regions,
      postcode_prefixes: zone.postcode_prefixes,
      rates: rates
        .filter((rate) => rate.zone_id === zone.id)
        .map(({ title, amount_minor, min_g, max_g, min_subtotal_minor, max_subtotal_minor }) => ({
          title,
          amount_minor,
          min_g,
          max_g,
          min_subtotal_minor,
          max_subtotal_minor,
        })),
    })),
    pickup_rates: rates.flatMap(({ store_id, title, amount_minor }) => {
      const store = shop.stores.find(({ id }) => id === store_id)
      return store ? [{ store: store.slug, title, amount_minor }] : []
    }),
    discounts: discounts.map((row) => ({
      code: row.code,
      kind: row.kind,
      value: row.value,
      min_subtotal_minor: row.min_subtotal_minor,
      limit_total: row.limit_total,
      limit_per_customer: row.limit_per_customer,
      starts_at: row.starts_at?.toISOString() ?? null,
      ends_at: row.ends_at?.toISOString() ?? null,
    })),
  }
}

/** What buyers pay or are given of it; the sums from which a price holds are not charged. */
function amountsOf({
  shipping_zones = [],
  pickup_rates = [],
  discounts = [],
}: Partial<ShopSettings>): GivenAmount[] {
  return [
    ...shipping_zones.flatMap((zone, z) =>
      zone.rates.map(({ amount_minor }, r): GivenAmount => [
        `shipping_zones.${z}.rates.${r}.amount_minor`,
        amount_minor,
      ]),
    ),
    ...pickup_rates.map(({ amount_minor }, p): GivenAmount => [
      `pickup_rates.${p}.amount_minor`,
      amount_minor,
    ]),
    ...discounts.map(({ kind, value }, d): GivenAmount => [
      `discounts.${d}.value`,
      kind === 'fixed' ? value : null,
    ]),
  ]
}

/** Saves what is given and leaves the rest; a list that is given replaces the stored one. */
export async function saveShopSettings(
  platform: Platform,
  db: Transaction<Database>,
  change: ShopSettingsChange,
  userId: string | null,
): Promise<void> {
  await holdCurrency(db)
  const code = await currencyOf(db)
  if (change.currency !== undefined && (change.currency || noCurrency) !== code)
    throw problem('currency.changed', { code })
  refuseUnchargeablePrices(amountsOf(change), code)
  const { tax_zones, shipping_zones, pickup_rates, discounts, ...plain } = change
  for (const name of [
    'prices_include_tax',
    'base_country',
    'manual_payments',
    'payment_instructions',
    'low_stock_at',
  ] as const) {
    if (plain[name] !== undefined) await saveSetting(platform, db, `shop.${name}`, plain[name], userId)
  }
  if (tax_zones) await replaceTaxes(platform, db, tax_zones)
  if (shipping_zones) await replaceShipping(platform, db, shipping_zones)
  if (pickup_rates) await replacePickup(platform, db, pickup_rates)
  if (discounts) await saveDiscounts(platform, db, discounts)
  await dropAllCachedPages(db, 'content')
}

async function replaceTaxes(platform: Platform, db: Db, zones: ShopSettings['tax_zones']): Promise<void> {
  await db.deleteFrom('tax_zone').execute()
  for (const { rates, ...zone } of zones) {
    const id = platform.newId()
    await db
      .insertInto('tax_zone')
      .values({ id, ...zone })
      .execute()
    for (const [priority, rate] of rates.entries()) {
      await db
        .insertInto('tax_rate')
        .values({ id: platform.newId(), zone_id: id, priority, ...rate })
        .execute()
    }
  }
}

async function replaceShipping(
  platform: Platform,
  db: Db,
  zones: ShopSettings['shipping_zones'],
): Promise<void> {
  await db.deleteFrom('shipping_zone').execute()
  for (const [position, { rates, ...zone }] of zones.entries()) {
    const id = platform.newId()
    await db
      .insertInto('shipping_zone')
      .values({ id, position, ...zone })
      .execute()
    for (const [order, rate] of rates.entries()) {
      await db
        .insertInto('shipping_rate')
        .values({
          id: platform.newId(),
          zone_id: id,
          store_id: null,
          position: order,
          ...rate,
        })
        .execute()
    }
  }
}

/** @throws Problem store.unknown (422) */
async function replacePickup(
  platform: Platform,
  db: Db,
  pickups: ShopSettings['pickup_rates'],
): Promise<void> {
  const stores = await storesOf(db)
  await db.deleteFrom('shipping_rate').where('store_id', 'is not', null).execute()
  for (const [position, { store, title, amount_minor }] of pickups.entries()) {
    const place = stores.find(({ slug }) => slug === store)
    if (!place) throw problem('store.unknown', { store, field: `pickup_rates.${position}.store` })
    const nowhere = {
      zone_id: null,
      min_g: null,
      max_g: null,
      min_subtotal_minor: null,
      max_subtotal_minor: null,
    }
    await db
      .insertInto('shipping_rate')
      .values({
        id: platform.newId(),
        store_id: place.id,
        title,
        amount_minor,
        position,
        ...nowhere,
      })
      .execute()
  }
}

/** A code keeps its row, and with it how often it was used; a code that is left out ends. */
async function saveDiscounts(
  platform: Platform,
  db: Db,
  discounts: ShopSettings['discounts'],
): Promise<void> {
  const now = platform.clock.now()
  const known = await db.selectFrom('discount').select(['id', 'code']).execute()
  const byCode = new Map(known.map(({ id, code }) => [code.toLowerCase(), id]))
  const codes = discounts.map(({ code }) => code.toLowerCase())
  const twice = codes.findIndex((code, index) => codes.indexOf(code) < index)
  if (twice >= 0) throw problem('discount.twice', { field: `discounts.${twice}.code` })
  for (const { starts_at, ends_at, ...row } of discounts) {
    const values = {
      ...row,
      starts_at: starts_at ? new Date(starts_at) : null,
      ends_at: ends_at ? new Date(ends_at) : null,
    }
    const id = byCode.get(row.code.toLowerCase())
    await (id
      ? db.updateTable('discount').set(values).where('id', '=', id).execute()
      : db
          .insertInto('discount')
          .values({ id: platform.newId(), currency: null, created_at: now, ...values })
          .execute())
  }
  const gone = known.filter(({ code }) => !codes.includes(code.toLowerCase())).map(({ id }) => id)
  if (gone.length > 0) await db.deleteFrom('discount').where('id', 'in', gone).execute()
}
