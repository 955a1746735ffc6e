/** Which taxes hold for an address: decided by plain functions on the shop's table of tax zones. */
import { compactPostcode, postcodeBegins } from '#blocks/cart/postcodes.ts'
import { isSameRegion } from '#blocks/cart/regions.ts'
import type { Address } from '../schema.ts'
import type { Rate } from './totals.ts'
import type { RateTables, Place } from './rates.ts'

export interface TaxTable {
  ratesFor(taxClass: string): Rate[]
  shippingRates: Rate[]
}

const noTaxes: TaxTable = { ratesFor: () => [], shippingRates: [] }

/**
 * The most exact zone wins: postcode before region before country.
 * @param baseCountry where taxes are taken from while there is no address
 */
export function taxTableOf(
  tables: RateTables,
  baseCountry: string | null,
  address: Address | null,
): TaxTable {
  const place: Place | null =
    address ?? (baseCountry ? { country: baseCountry, region: '', postcode: '' } : null)
  if (!place) return noTaxes
  const [zone] = tables.taxZones
    .filter(({ country }) => country === place.country)
    .filter(({ region }) => region === '' || isSameRegion(place.country, region, place.region))
    .filter(({ postcode_prefix }) => postcodeBegins(place.postcode, postcode_prefix))
    .sort(
      (a, b) =>
        compactPostcode(b.postcode_prefix).length - compactPostcode(a.postcode_prefix).length ||
        b.region.length - a.region.length,
    )
  if (!zone) return noTaxes
  const rates = tables.taxRates.filter(({ zone_id }) => zone_id === zone.id)
  const plain = (rows: typeof rates): Rate[] => rows.map(({ title, ppm }) => ({ title, ppm }))
  return {
    ratesFor: (taxClass) => plain(rates.filter((rate) => rate.tax_class === taxClass)),
    shippingRates: plain(rates.filter((rate) => rate.applies_to_shipping && rate.tax_class === 'standard')),
  }
}
