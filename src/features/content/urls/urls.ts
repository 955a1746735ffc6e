/** URLs of posts: the slug effect, reserved system paths, `/null`, the extension rule (F-ROUTE-03, A-33). */
import { transliterate, withoutMarks } from '#ui/transliterate.ts'
import { problem } from '../problems.ts'
import { urlFaults } from '../texts/urlFaults.ts'

/** First path segments that the system answers itself: no post may take them. */
const reserved = new Set([
  'user',
  'api',
  'p',
  't',
  'search',
  'login',
  'logout',
  'signup',
  'checkout-complete',
  'assets',
  'media',
  'pay',
  'order',
  'form-entry',
  'subscription',
  'download',
  'component',
  'healthz',
  'readyz',
  'metrics',
  'latest-build.json',
  'sitemap.xml',
  'robots.txt',
  'feed',
  'feed.xml',
  'feed.atom',
  'feed.json',
  'favicon.ico',
])

/** The 17 extensions that SPEC.md section 2 rejects, and the three that preview rejects beside them. */
const extensions = [
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
const previewExtensions = [...extensions, 'html', 'mp4', 'webp']

/**
 * F-ROUTE-03 True where the path must be answered as not found because it ends in a file extension: on
 * checkout-complete, logout, /p and below, /t and below, and on /user/preview with three more extensions.
 */
export function isRejectedByExtension(path: string): boolean {
  const extension = /\.([a-z0-9]+)\/?$/i.exec(path)?.[1]?.toLowerCase()
  if (!extension) return false
  if (/^\/user\/preview(\/|$)/.test(path)) return previewExtensions.includes(extension)
  return /^\/(checkout-complete|logout|p|t)([/.]|$)/.test(path) && extensions.includes(extension)
}

/** F-ROUTE-04, A-33 Any path that contains `/null` shows the not-found page. */
export function isNullPath(path: string): boolean {
  return path.includes('/null')
}

/** The slug effect of inputs: whitespace becomes an underscore (SPEC.md section 5). */
export function slugEffect(text: string): string {
  return text.trim().replace(/\s+/g, '_')
}

/** A readable slug of a title: lower case, words joined by hyphens. @param language of the site, where it spells letters its own way */
export function slugOf(title: string, language = ''): string {
  return joined(transliterate(title, language))
}

/** As it was made before ß, ø and their like were spelled: such URLs of tags are still answered. */
export function formerSlugOf(title: string): string {
  return joined(withoutMarks(title))
}

function joined(text: string): string {
  const slug = text
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80)
    .replace(/-+$/, '')
  return slug === '' || slug.startsWith('null') ? `page-${slug}`.replace(/-$/, '') : slug
}

/** Path of a request as it is stored: decoded, without a closing slash; `/` stays. */
export function normalisePath(path: string): string {
  const [bare = ''] = path.split(/[?#]/)
  let decoded = bare
  try {
    decoded = decodeURIComponent(bare)
  } catch {
    // A path that does not decode is looked up as it is and not found.
    decoded = bare
  }
  const joined = `/${decoded}`.replace(/\/{2,}/g, '/')
  return joined.length > 1 ? joined.replace(/\/+$/, '') || '/' : joined
}

/** True where the system answers the path itself. */
export function isReserved(path: string): boolean {
  const first = path.split('/')[1]?.toLowerCase() ?? ''
  return reserved.has(first) || /^sitemap-\d+\.xml$/.test(first)
}

/**
 * Brings a URL that somebody typed to its stored form.
 * @throws Problem post.url_invalid, post.url_reserved
 */
export function checkedUrl(raw: string): string {
  const url = normalisePath(slugEffect(raw))
  const refuse = (reason: string) => problem('post.url_invalid', { url, reason, field: 'url' })
  if (/[\\?#%<>"'`{}|^\u0000-\u001f\u007f]/.test(url)) throw refuse(urlFaults.characters)
  const segments = url.split('/').slice(1)
  if (segments.some((segment) => segment === '.' || segment === '..')) throw refuse(urlFaults.dots)
  if (segments.some((segment) => segment.startsWith('null'))) throw refuse(urlFaults.part_null)
  if (segments.length > 10) throw refuse(urlFaults.too_many_parts)
  if (isReserved(url)) throw problem('post.url_reserved', { url, field: 'url' })
  return url
}
