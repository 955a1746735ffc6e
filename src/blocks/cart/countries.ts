/** Countries by their ISO 3166-1 codes; names come from the language data of Node and the browser. */
import { currentTag } from '#platform/language/current.ts'

const codes =
  'AD AE AF AG AL AM AO AR AT AU AZ BA BB BD BE BF BG BH BI BJ BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CL CM CN CO CR CU CV CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FM FR GA GB GD GE GH GM GN GQ GR GT GW GY HK HN HR HT HU ID IE IL IN IQ IR IS IT JM JO JP KE KG KH KI KM KN KP KR KW KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MG MH MK ML MM MN MR MT MU MV MW MX MY MZ NA NE NG NI NL NO NP NR NZ OM PA PE PG PH PK PL PS PT PW PY QA RO RS RU RW SA SB SC SD SE SG SI SK SL SM SN SO SR SS ST SV SY SZ TD TG TH TJ TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VN VU WS XK YE ZA ZM ZW'

/** Where letters arrive without a postcode. */
const withoutPostcodes = new Set(
  'AE AG AO BF BI BJ BO BS BW BZ CD CF CG CI CM DJ DM ER FJ GA GD GH GM GN GQ GW GY HK JM KI KM KN KP LC LY ML MR MW NR QA RW SB SC SL SO SR SS ST SY TD TG TL TO TT TV TZ UG VU WS YE ZW'.split(
    ' ',
  ),
)

/** False too while no country is chosen. */
export function hasPostcodes(country: string): boolean {
  return country !== '' && !withoutPostcodes.has(country)
}

export interface Country {
  code: string
  name: string
}

/** Making one takes far longer than asking it. */
const namesIn = new Map<string, Intl.DisplayNames>()

/** Returns the name of a country; its code where it has none, and what is no code as it is. */
export function countryName(code: string): string {
  const language = currentTag()
  // What has not the form of a code throws there, and codes come from callers.
  if (!/^[A-Z]{2}$/.test(code)) return code
  const names =
    namesIn.get(language) ?? new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
  namesIn.set(language, names)
  return (code && names.of(code)) || code
}

/** Returns all countries by name, in the language that holds. */
export function countries(): Country[] {
  const language = currentTag()
  const names = new Intl.DisplayNames([language], { type: 'region' })
  return codes
    .split(' ')
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((a, b) => a.name.localeCompare(b.name, language))
}

/** The country that the browser's language names, such as PT of `pt-PT`; empty where it names none. */
export function countryOfLanguage(language: string): string {
  const region = /-([A-Z]{2})\b/.exec(language)?.[1] ?? ''
  return codes.split(' ').includes(region) ? region : ''
}
