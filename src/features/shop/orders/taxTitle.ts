/** A tax as people read it beside an order: `VAT 20 %, included`. */
import { currentTag } from '#platform/language/current.ts'
import { taxTitles } from './texts/taxTitles.ts'

/** A rate has up to four decimals, and none of them is left out. */
const rateDecimals = 4

/** @param isIncluded the prices hold it already */
export function taxTitle({ title, ppm }: { title: string; ppm: number }, isIncluded: boolean): string {
  const rate = new Intl.NumberFormat(currentTag(), { maximumFractionDigits: rateDecimals }).format(
    ppm / 10_000,
  )
  return isIncluded ? taxTitles.included({ title, rate }) : taxTitles.added({ title, rate })
}
