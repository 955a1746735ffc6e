/** Which taxes and which shipping price hold for an address: read from the zone tables, decided by plain functions. */
import type { Db } from '#platform/context.ts'
import type { ShopFacts } from './facts.ts'
import { minor, type Minor } from './money.ts'
import type { Address } from './schema.ts'
import type { Rate } from './totals.ts'

interface Place {
  country: string
  region: string
  postcode: string
}

export interface TaxTable {
  ratesFor(taxClass: string): Rate[]
  shippingRates: Rate[]
}

/** The most exact zone wins: postcode before region before country. */
export async function taxTableOf(db: Db, facts: ShopFacts, address: Address | null): Promise<TaxTable> {
  const place: Place | null =
    address ?? (facts.baseCountry ? { country: facts.baseCountry, region: '', postcode: '' } : null)
  if (!place) return { ratesFor: () => [], shippingRates: [] }
  const zones = await db
    .selectFrom('tax_zone')
    .selectAll()
    .where('site_id', '=', facts.siteId)
    .where('country', '=', place.country)
    .execute()
  const fitting = zones
    .filter((zone) => zone.region === '' || zone.region.toLowerCase() === place.region.toLowerCase())
    .filter((zone) => place.postcode.startsWith(zone.postcode_prefix))
    .sort((a, b) => b.postcode_prefix.length - a.postcode_prefix.length || b.region.length - a.region.length)
  const zone = fitting[0]
  if (!zone) return { ratesFor: () => [], shippingRates: [] }
  const rates = await db
    .selectFrom('tax_rate')
    .selectAll()
    .where('site_id', '=', facts.siteId)
    .where('zone_id', '=', zone.id)
    .orderBy('priority')
    .orderBy('id')
    .execute()
  const plain = (rows: typeof rates): Rate[] => rows.map(({ title, ppm }) => ({ title, ppm }))
  return {
    ratesFor: (taxClass) => plain(rates.filter((rate) => rate.tax_class === taxClass)),
    shippingRates: plain(rates.filter((rate) => rate.applies_to_shipping && rate.tax_class === 'standard')),
  }
}

export interface ShippingChoice {
  id: string
  title: string
  amount: Minor
  isPickup: boolean
}

/**
 * The ways to deliver, in the shop's order: rates of the first zone that fits the address, and pickup at the store.
 * @returns null where the shop has no shipping rates at all: delivery is then free of charge and of questions
 */
export async function shippingChoices(
  db: Db,
  facts: ShopFacts,
  of: { address: Address | null; weightGrams: number; subtotal: Minor; storeId: string | null },
): Promise<ShippingChoice[] | null> {
  const rates = await db
    .selectFrom('shipping_rate')
    .selectAll()
    .where('site_id', '=', facts.siteId)
    .orderBy('position')
    .orderBy('amount_minor')
    .orderBy('id')
    .execute()
  if (rates.length === 0) return null
  const zones = await db
    .selectFrom('shipping_zone')
    .selectAll()
    .where('site_id', '=', facts.siteId)
    .orderBy('position')
    .orderBy('id')
    .execute()
  const { address } = of
  const zone = address
    ? zones.find(
        ({ countries, regions, postcode_prefixes }) =>
          (countries.length === 0 || countries.includes(address.country)) &&
          (regions.length === 0 ||
            regions.some((region) => region.toLowerCase() === address.region.toLowerCase())) &&
          (postcode_prefixes.length === 0 ||
            postcode_prefixes.some((prefix) => address.postcode.startsWith(prefix))),
      )
    : undefined
  const isWithin = (value: number, low: number | null, high: number | null) =>
    (low === null || value >= low) && (high === null || value <= high)
  return rates
    .filter((rate) => (rate.store_id === null ? rate.zone_id === zone?.id : rate.store_id === of.storeId))
    .filter((rate) => isWithin(of.weightGrams, rate.min_g, rate.max_g))
    .filter((rate) => isWithin(of.subtotal, rate.min_subtotal_minor, rate.max_subtotal_minor))
    .map((rate) => ({
      id: rate.id,
      title: rate.title,
      amount: minor(rate.amount_minor),
      isPickup: rate.store_id !== null,
    }))
}
