/** A price as it is typed: read by the site's language, and refused where no card can be charged so much. */
import { readAmount, type Minor } from './money.ts'
import { problem } from '../problems.ts'
import { priceProblem } from './chargeUnits.ts'

type ReadPrice = { amount: Minor; problem?: undefined } | { amount?: undefined; problem: string }

export function readPrice(text: string, currency: string, language?: string): ReadPrice {
  const read = readAmount(text, currency, language)
  if (read.problem !== undefined) return read
  const wrong = priceProblem(read.amount, currency)
  return wrong === null ? read : { problem: wrong }
}

/** An amount of a call in minor units, and the path of its field in the input. */
export type GivenAmount = readonly [field: string, amount: number | null | undefined]

/** The same for amounts that calls give in minor units. @throws Problem price.not_chargeable (422) */
export function refuseUnchargeablePrices(amounts: readonly GivenAmount[], currency: string): void {
  for (const [field, amount] of amounts) {
    const why = typeof amount === 'number' ? priceProblem(amount, currency) : null
    if (why !== null) throw problem('price.not_chargeable', { why, field })
  }
}
