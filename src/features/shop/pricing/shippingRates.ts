/** Which deliveries there are for an address and a cart, and what each costs: decided by plain functions on the shop's table of shipping zones. */
import { postcodeBegins } from '#blocks/cart/postcodes.ts'
import { isSameRegion } from '#blocks/cart/regions.ts'
import { minor, type Minor } from './money.ts'
import type { Address } from '../schema.ts'
import type { RateTables } from './rates.ts'

export interface ShippingChoice {
  id: string
  title: string
  amount: Minor
  isPickup: boolean
}

/**
 * The ways to deliver, in the shop's order: rates of the first zone that fits the address, then pickup at the store.
 * @returns null where the shop has no shipping rates at all: delivery is then free of charge and of questions
 */
export function shippingChoices(
  tables: RateTables,
  of: { address: Address | null; weightGrams: number; subtotal: Minor; pickupStoreId: string | null },
): ShippingChoice[] | null {
  if (tables.shippingRates.length === 0) return null
  const { address } = of
  const zone = address
    ? tables.shippingZones.find(
        ({ countries, regions, postcode_prefixes }) =>
          (countries.length === 0 || countries.includes(address.country)) &&
          (regions.length === 0 ||
            regions.some((region) => isSameRegion(address.country, region, address.region))) &&
          (postcode_prefixes.length === 0 ||
            postcode_prefixes.some((prefix) => postcodeBegins(address.postcode, prefix))),
      )
    : undefined
  const isWithin = (value: number, low: number | null, high: number | null) =>
    (low === null || value >= low) && (high === null || value <= high)
  return tables.shippingRates
    .filter((rate) =>
      rate.store_id === null ? rate.zone_id === zone?.id : rate.store_id === of.pickupStoreId,
    )
    .filter((rate) => isWithin(of.weightGrams, rate.min_g, rate.max_g))
    .filter((rate) => isWithin(of.subtotal, rate.min_subtotal_minor, rate.max_subtotal_minor))
    .map((rate) => ({
      id: rate.id,
      title: rate.title,
      amount: minor(rate.amount_minor),
      isPickup: rate.store_id !== null,
    }))
    .toSorted((a, b) => Number(a.isPickup) - Number(b.isPickup))
}

/** The ways to deliver as calls answer them. */
export function shippingView(choices: readonly ShippingChoice[] | null) {
  return (choices ?? []).map(({ id, title, amount, isPickup }) => ({
    id,
    title,
    amount_minor: amount,
    is_pickup: isPickup,
  }))
}

/** The shop sends things, not only hands them over. */
export function delivers(tables: RateTables): boolean {
  return tables.shippingRates.some(({ store_id }) => store_id === null)
}

/** The countries that some zone with a price serves; null: every country. */
export function servedCountries({ shippingZones, shippingRates }: RateTables): string[] | null {
  const serving = shippingZones.filter(({ id }) => shippingRates.some(({ zone_id }) => zone_id === id))
  if (serving.some(({ countries }) => countries.length === 0)) return null
  return [...new Set(serving.flatMap(({ countries }) => countries))].sort()
}

/** A way was chosen that is not among these: another place, address, weight or sum may no longer have it. */
export function isDeliveryGone(options: readonly ShippingChoice[] | null, chosenId: string | null): boolean {
  return options !== null && chosenId !== null && !options.some(({ id }) => id === chosenId)
}

/**
 * What the shopper chose, else the first way to send it; picking it up is chosen by people, or where nothing else is.
 * @returns null also where what was chosen is gone: nobody pays for a way that somebody else chose
 */
export function chosenShipping(
  tables: RateTables,
  options: readonly ShippingChoice[] | null,
  chosenId: string | null,
): ShippingChoice | null {
  if (!options || isDeliveryGone(options, chosenId)) return null
  const chosen = options.find(({ id }) => id === chosenId) ?? options.find(({ isPickup }) => !isPickup)
  return chosen ?? (delivers(tables) ? null : (options[0] ?? null))
}
