/** Which public paths are refused before anything is looked up (F-ROUTE-03, F-ROUTE-04). */

const refusedExtensions = [
  'jpg',
  'jpeg',
  'png',
  'gif',
  'css',
  'js',
  'ico',
  'json',
  'rss',
  'xml',
  'svg',
  'mjs',
  'woff',
  'woff2',
  'pdf',
  'php',
  'py',
]
const previewExtensions = [...refusedExtensions, 'html', 'mp4', 'webp']

function endsIn(path: string, extensions: readonly string[]): boolean {
  const extension = /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase()
  return extension !== undefined && extensions.includes(extension)
}

/** True where the path is answered with the not-found page whatever the site holds. */
export function isRefusedPath(path: string): boolean {
  if (path.includes('/null')) return true
  if (path.startsWith('/user/preview')) return endsIn(path, previewExtensions)
  const isRuled = /^\/(checkout-complete|logout|p|t)(?=[/.]|$)/.test(path)
  return isRuled && endsIn(path, refusedExtensions)
}

/** The path that an address means: decoded, without a slash at its end; null where it cannot be read. */
export function readPath(pathname: string): string | null {
  let path: string
  try {
    path = decodeURIComponent(pathname)
  } catch {
    return null
  }
  if (/[\u0000-\u001f\\]/.test(path)) return null
  const trimmed = path.replace(/\/+$/, '')
  return trimmed === '' ? '/' : trimmed
}
