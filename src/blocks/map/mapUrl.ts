/** The URL of a place on OpenStreetMap; null where neither its coordinates nor its postal address are known. */
export function mapUrl(place: { address: string; latitude?: string; longitude?: string }): string | null {
  const [latitude, longitude] = [place.latitude, place.longitude].map((text) =>
    text?.trim() ? Number(text) : Number.NaN,
  )
  if (isWithin(latitude, 90) && isWithin(longitude, 180)) {
    return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`
  }
  const words = place.address.replace(/\s+/g, ' ').trim()
  return words ? `https://www.openstreetmap.org/search?query=${encodeURIComponent(words)}` : null
}

function isWithin(value: number | undefined, bound: number): value is number {
  return value !== undefined && Number.isFinite(value) && Math.abs(value) <= bound
}
