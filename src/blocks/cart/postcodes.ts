/** What a postcode looks like, by country; without capitals, spaces and hyphens, as people leave them out. */

/** `9` is a digit, `A` a letter, `X` either, `?` makes what is before it optional; several ways by a bar. Unnamed countries take any. */
const shapes: Readonly<Record<string, string>> = {
  AD: '999|AA999',
  AM: '9999',
  AR: 'A?9999A?A?A?',
  AT: '9999',
  AU: '9999',
  AZ: '9999|AA9999',
  BA: '99999',
  BD: '9999',
  BE: '9999',
  BG: '9999',
  BN: 'AA9999',
  BR: '99999999',
  BY: '999999',
  CA: 'A9A9A9',
  CH: '9999',
  CL: '9999999',
  CN: '999999',
  CO: '999999',
  CR: '99999',
  CU: '99999',
  CV: '9999',
  CY: '9999',
  CZ: '99999',
  DE: '99999',
  DK: '9999',
  DO: '99999',
  DZ: '99999',
  EC: '999999',
  EE: '99999',
  EG: '99999',
  ES: '99999',
  FI: '99999',
  FR: '99999',
  GB: 'A99AA|A999AA|AA99AA|AA999AA|A9A9AA|AA9A9AA',
  GE: '9999',
  GR: '99999',
  GT: '99999',
  HN: '99999',
  HR: '99999',
  HU: '9999',
  ID: '99999',
  IE: 'A9XXXXX',
  IL: '99999|9999999',
  IN: '999999',
  IQ: '99999',
  IR: '9999999999',
  IS: '999',
  IT: '99999',
  JO: '99999',
  JP: '9999999',
  KG: '999999',
  KH: '99999|999999',
  KR: '99999',
  KW: '99999',
  KZ: '999999|A99A9A9',
  LA: '99999',
  LI: '9999',
  LK: '99999',
  LT: '99999',
  LU: '9999',
  LV: '9999',
  MA: '99999',
  MC: '99999',
  MD: '9999',
  ME: '99999',
  MG: '999',
  MK: '9999',
  MM: '99999',
  MN: '99999|999999',
  MT: 'AAA9999',
  MX: '99999',
  MY: '99999',
  NG: '999999',
  NI: '99999',
  NL: '9999AA',
  NO: '9999',
  NP: '99999',
  NZ: '9999',
  PE: '99999',
  PH: '9999',
  PK: '99999',
  PL: '99999',
  PT: '9999|9999999',
  PY: '9999|999999',
  RO: '999999',
  RS: '99999|999999',
  RU: '999999',
  SA: '99999|999999999',
  SE: '99999',
  SG: '999999',
  SI: '9999',
  SK: '99999',
  SM: '99999',
  SN: '99999',
  TH: '99999',
  TN: '9999',
  TR: '99999',
  TW: '999|99999|999999',
  UA: '99999',
  US: '99999|999999999',
  UY: '99999',
  UZ: '999999',
  VA: '99999',
  VE: '9999',
  VN: '99999|999999',
  ZA: '9999',
}

const classes: Readonly<Record<string, string>> = { 9: '\\d', A: '[A-Z]', X: '[A-Z\\d]' }

const patterns = new Map<string, RegExp>()

function patternOf(country: string): RegExp | null {
  const shape = Object.hasOwn(shapes, country) ? shapes[country] : undefined
  if (shape === undefined) return null
  const made =
    patterns.get(country) ?? new RegExp(`^(?:${shape.replace(/[9AX]/g, (sign) => classes[sign] ?? sign)})$`)
  patterns.set(country, made)
  return made
}

/** More than anybody's: of a longer text only its beginning is read, for some signs become eighteen of it. */
const longest = 60

/** In capitals, without spaces and hyphens: what is compared. */
export function compactPostcode(text: string): string {
  return text
    .slice(0, longest)
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}

/** False for what cannot be one of that country. Nothing at all is not judged: whether one is needed is another question. */
export function isPostcode(country: string, text: string): boolean {
  const pattern = patternOf(country)
  const compact = compactPostcode(text)
  if (text.trim() === '' || pattern === null) return text.trim() === '' || compact !== ''
  // "D-80331" and "LV-1010" carry the country in front.
  return pattern.test(compact) || pattern.test(compactPostcode(text.trim().replace(/^[A-Z]{1,3}[-\s]/i, '')))
}

/** True where a postcode begins like that, however either is written. */
export function postcodeBegins(postcode: string, prefix: string): boolean {
  return compactPostcode(postcode).startsWith(compactPostcode(prefix))
}
