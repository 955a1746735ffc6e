/** A postal address as lines to read: on orders, letters, invoices and packing slips. */
import { countryName } from './countries.ts'
import { regionName } from './regions.ts'
import type { CheckoutAddress } from './useCheckout.ts'

/** Returns the lines that have something in them; region and country by their names. */
export function addressLines({
  name,
  line1,
  line2,
  postcode,
  city,
  region,
  country,
}: Omit<CheckoutAddress, 'phone'>): string[] {
  return [
    name,
    line1,
    line2,
    `${postcode} ${city}`.trim(),
    regionName(country, region),
    countryName(country),
  ].filter(Boolean)
}
