/** Where a place is, from what people copy: two numbers, or the URL of a place on a map. */

export interface Point {
  latitude: string
  longitude: string
}

const number = String.raw`(-?\d{1,3}(?:\.\d+)?)`
/** Of a place itself first: what is only the middle of the map comes last. */
const patterns = [
  // Google: the place, then what was asked for.
  `!3d${number}!4d${number}`,
  // OpenStreetMap: the marker.
  `[?&]mlat=${number}&mlon=${number}`,
  // Google and Apple Maps.
  `[?&](?:q|query|ll|sll|center|destination|daddr|coordinate)=(?:loc:)?${number}(?:,|%2C)\\s*${number}`,
  `/${number},${number}(?:[/?]|$)`,
  `@${number},${number}`,
  `#map=\\d+(?:\\.\\d+)?/${number}/${number}`,
].map((pattern) => new RegExp(pattern, 'i'))

const pair = new RegExp(`^${number}\\s*[,;\\s]\\s*${number}$`)
/** As written where a comma is before the decimals: `51,45; -2,58`. */
const commas = /^(-?\d{1,3}),(\d+)\s*[;\s]\s*(-?\d{1,3}),(\d+)$/

/** Returns null where no place is in the text. */
export function pointOf(text: string): Point | null {
  const plain = text.trim().replace(commas, '$1.$2, $3.$4')
  const isUrl = /^https?:\/\//i.test(plain)
  const found = isUrl
    ? patterns.map((pattern) => pattern.exec(plain)).find((one) => one !== null)
    : pair.exec(plain)
  const [, latitude = '', longitude = ''] = found ?? []
  if (latitude === '' || Math.abs(Number(latitude)) > 90 || Math.abs(Number(longitude)) > 180) return null
  return { latitude, longitude }
}
