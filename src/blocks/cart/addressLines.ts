/** A postal address as lines to read: on orders, letters, invoices and packing slips. */
import { countryName } from './countries.ts'
import type { CheckoutAddress } from './useCheckout.ts'

/** Returns the lines that have something in them; the country by its name. */
export function addressLines({ name, line1, line2, postcode, city, region, country }: Omit<CheckoutAddress, 'phone'>): string[] {
  return [name, line1, line2, `${postcode} ${city}`.trim(), region, countryName(country)].filter(Boolean)
}
