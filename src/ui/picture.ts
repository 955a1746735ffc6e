/** URLs of one picture in several widths. The server makes each of a closed set of widths; nobody is sent the original. */

export const pictureWidths = [160, 320, 480, 640, 800, 960, 1280, 1920] as const

/** Asked for by who reads no `srcset`. */
const usualWidth = 960

const fittable = /^\/media\/[^?#]+\.(?:png|jpe?g|webp|avif)$/i

/** The URL of the picture itself, without what a picker adds to it; null where the server makes no widths of it. */
export function picturePath(url: string): string | null {
  const path = url.replace(/[?#].*$/, '')
  return fittable.test(path) ? path : null
}

/** The URL of a stored picture whose size is known, drawings included; null for any other. */
export function sizedPath(url: string): string | null {
  const path = url.replace(/[?#].*$/, '')
  return fittable.test(path) || /^\/media\/[^?#]+\.svg$/i.test(path) ? path : null
}

/** Returns the smallest width that the server makes and that is not less than the one asked for. */
export function fittingWidth(width: number): number {
  return pictureWidths.find((one) => one >= width) ?? pictureWidths[pictureWidths.length - 1] ?? usualWidth
}

/** The picture at least that wide, where it is ours; any other URL stays as it is. */
export function pictureAt(url: string, width: number = usualWidth): string {
  const path = picturePath(url)
  return path === null ? url : `${path}?w=${fittingWidth(width)}`
}

/**
 * The `srcset` of a picture, or undefined where it exists in one width only.
 * @param natural how wide the picture itself is: wider ones are not offered; null where nobody knows
 */
export function pictureSources(url: string, natural: number | null = null): string | undefined {
  const path = picturePath(url)
  if (path === null) return undefined
  const widest = natural ?? Infinity
  const offered = pictureWidths.filter((_, index) => index === 0 || (pictureWidths[index - 1] ?? 0) < widest)
  return offered.map((width) => `${path}?w=${width} ${Math.min(width, widest)}w`).join(', ')
}
