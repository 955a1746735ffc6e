/** What is wrong with an address: a region or a postcode that the country has not, a phone number that is none. */
import { countryName } from '#blocks/cart/countries.ts'
import { isPostcode } from '#blocks/cart/postcodes.ts'
import { regionCode, regionKind } from '#blocks/cart/regions.ts'
import type { FieldProblem } from '#platform/operations/problem.ts'
import { addressProblems } from './texts/addressProblems.ts'

/** Digits of any script with what people write between them, and an extension; nothing is dialled, so the form is free. */
const phoneNumber = /^(?=(?:\P{Nd}*\p{Nd}){5})[+(\p{Nd}][\p{Nd}\s()./-]*(?:(?:ext|x|#)\.?\s*\p{Nd}+)?$/iu

export function addressFaults(given: {
  country: string
  region: string
  postcode: string
  phone: string
}): FieldProblem[] {
  const country = countryName(given.country)
  return [
    ...(regionCode(given.country, given.region) === null
      ? [
          {
            field: 'region',
            message: addressProblems.no_region({ kind: regionKind(given.country), country }),
          },
        ]
      : []),
    ...(given.phone !== '' && !phoneNumber.test(given.phone)
      ? [{ field: 'phone', message: addressProblems.not_a_phone }]
      : []),
    ...(isPostcode(given.country, given.postcode)
      ? []
      : [{ field: 'postcode', message: addressProblems.not_a_postcode({ country }) }]),
  ]
}
