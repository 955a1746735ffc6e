/** A postal address as lines to read, in the order of its country: on orders, emails, invoices and packing slips. */
import { countryName } from './countries.ts'
import { regionName } from './regions.ts'
import type { CheckoutAddress } from './useCheckout.ts'

/**
 * How town, region (`code`: by its abbreviation) and postcode stand; `|` begins a line. After Google's address data (libaddressinput)
 * and the Universal Postal Union's sheets; a country that is not named here writes the postcode before the town, the region below.
 */
const usual = 'postcode city|region'
const orders: readonly (readonly [order: string, countries: string])[] = [
  ['city, code postcode', 'US'],
  ['city code postcode', 'AU CA'],
  ['city|region|postcode', 'GB IE KE LK RU SZ UA ZA'],
  ['city postcode|region', 'BD BH BN BT IN JO KH LB LS MM MV NG NP NZ PE PG PK SA SG'],
  ['city|region postcode', 'ID TH VN'],
  ['city, region postcode', 'CN CO HK IQ JP KR TW'],
  ['city - code|postcode', 'BR'],
  ['postcode city, region', 'MX'],
  ['postcode city code', 'IT'],
  ['city, postcode|region', 'LV'],
]
const orderOf = new Map(
  orders.flatMap(([order, countries]) => countries.split(' ').map((country) => [country, order] as const)),
)

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
  const parts = new Map([
    ['city', city],
    ['postcode', postcode],
    ['region', regionName(country, region)],
    // Only a region of a list has an abbreviation.
    ['code', region],
  ])
  const place = (orderOf.get(country) ?? usual).split('|').map((line) => filled(line, parts))
  return [name, line1, line2, ...place, countryName(country)].filter(Boolean)
}

/** The parts of a line that have something in them; what is between two of them goes with one that is missing. */
function filled(line: string, parts: ReadonlyMap<string, string>): string {
  let text = ''
  let between = ''
  for (const token of line.split(/(\w+)/)) {
    const part = parts.get(token)
    if (part === undefined) between = token
    else if (part !== '') text += (text === '' ? '' : between) + part
  }
  return text
}
