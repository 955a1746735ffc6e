/** Addresses of one picture in several widths: a picture named `mug-1200.webp` has a twin `mug-640.webp`. */

const sized = /-1200\.(webp|avif|jpg|png)$/

/** The `srcset` of a picture, or undefined when it exists in one width only. */
export function pictureSources(url: string): string | undefined {
  if (!sized.test(url)) return undefined
  return `${url.replace(sized, '-640.$1')} 640w, ${url} 1200w`
}
