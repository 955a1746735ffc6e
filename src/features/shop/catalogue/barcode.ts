/** Barcodes as they are typed: a GTIN of 8, 12, 13 or 14 digits (EAN, UPC, ISBN-13), whose last digit checks the others. */
import { refuse, type VariantRow } from './productRows.ts'
import { productRules } from './texts/productRules.ts'

const lengths = [8, 12, 13, 14]

/** @returns the digits alone, or in plain words what is wrong with them */
export function readBarcode(
  text: string,
): { gtin: string; problem?: undefined } | { gtin?: undefined; problem: string } {
  const gtin = text.normalize('NFKC').replace(/[\s\p{Pd}]/gu, '')
  if (!/^\d+$/.test(gtin)) return { problem: productRules.barcode_not_digits({ value: text.trim() }) }
  if (!lengths.includes(gtin.length))
    return { problem: productRules.barcode_length({ gtin, count: gtin.length }) }
  const check = checkDigit(gtin.slice(0, -1))
  if (gtin.at(-1) !== check)
    return {
      problem: productRules.barcode_check({ gtin, check }),
    }
  return { gtin }
}

/** The digit that makes the sum of all, every second one from the right three times, a multiple of ten. */
function checkDigit(digits: string): string {
  const sum = [...digits]
    .reverse()
    .reduce((whole, digit, index) => whole + Number(digit) * (index % 2 === 0 ? 3 : 1), 0)
  return String((10 - (sum % 10)) % 10)
}

/** @throws Problem product.grammar (422) where two variants of the product have one barcode */
export function refuseTwins(variants: readonly Pick<VariantRow, 'key' | 'gtin'>[]): void {
  const first = new Map<string, string>()
  for (const { key, gtin } of variants) {
    if (gtin === null) continue
    const twin = first.get(gtin)
    if (twin !== undefined)
      refuse(
        productRules.variant_has_barcode({
          value: twin.replaceAll('.', ', ').replaceAll('_', ' '),
          gtin,
        }),
        `${key}.gtin`,
      )
    first.set(gtin, key)
  }
}
