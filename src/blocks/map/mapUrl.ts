/** The URLs of a place on maps that people use; nothing is asked of them until one is pressed. */

interface Place {
  address: string
  latitude?: string
  longitude?: string
}

/** Names stay their owners'. */
const maps = [
  {
    name: 'OpenStreetMap',
    at: (point: string) =>
      `https://www.openstreetmap.org/?mlat=${point.replace(',', '&mlon=')}#map=16/${point.replace(',', '/')}`,
    find: (words: string) => `https://www.openstreetmap.org/search?query=${words}`,
  },
  {
    name: 'Google Maps',
    at: (point: string) => `https://www.google.com/maps/search/?api=1&query=${point}`,
    find: (words: string) => `https://www.google.com/maps/search/?api=1&query=${words}`,
  },
  {
    name: 'Apple Maps',
    at: (point: string) => `https://maps.apple.com/?ll=${point}&q=${point}`,
    find: (words: string) => `https://maps.apple.com/?q=${words}`,
  },
] as const

/** Empty where neither the coordinates of a place nor its postal address are known. */
export function mapUrls(place: Place): { name: string; url: string }[] {
  const { point, words } = whereIs(place)
  if (point) return maps.map(({ name, at }) => ({ name, url: at(point) }))
  return words ? maps.map(({ name, find }) => ({ name, url: find(words) })) : []
}

/** The way to a place: phones offer their own app for it. Null where it is not known. */
export function directionsUrl(place: Place): string | null {
  const { point, words } = whereIs(place)
  const to = point || words
  return to ? `https://www.google.com/maps/dir/?api=1&destination=${to}` : null
}

/** The map around a place, to be shown in a frame; null where its coordinates are not known: an address may be found elsewhere. */
export function mapFrame(place: Place): string | null {
  const { point } = whereIs(place)
  const [latitude = 0, longitude = 0] = point.split(',').map(Number)
  if (point === '') return null
  const [high, wide] = [0.0035, 0.008]
  const box = [longitude - wide, latitude - high, longitude + wide, latitude + high]
  const edges = box.map((edge) => edge.toFixed(5)).join(',')
  return `https://www.openstreetmap.org/export/embed.html?bbox=${encodeURIComponent(edges)}&layer=mapnik&marker=${encodeURIComponent(point)}`
}

/** `51.4494, -2.5980`, as maps copy a place. */
const pair = /^(-?\d[\d.]*)\s*[,;]\s*(-?\d[\d.]*)$/

function whereIs(place: Place): { point: string; words: string } {
  const both = pair.exec(place.latitude?.trim() ?? '')
  const [latitude, longitude] = (both ? both.slice(1) : [place.latitude, place.longitude]).map((text) =>
    text?.trim() ? Number(text) : Number.NaN,
  )
  const isKnown = isWithin(latitude, 90) && isWithin(longitude, 180)
  return {
    point: isKnown ? `${latitude},${longitude}` : '',
    words: encodeURIComponent(place.address.replace(/\s+/g, ' ').trim()),
  }
}

function isWithin(value: number | undefined, bound: number): value is number {
  return value !== undefined && Number.isFinite(value) && Math.abs(value) <= bound
}
