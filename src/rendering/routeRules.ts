/** Which public paths are refused before anything is looked up (F-ROUTE-03, F-ROUTE-04). */
import { isNullPath, isRejectedByExtension } from '#features/content/index.ts'

/** True where the path is answered with the not-found page whatever the site holds. */
export function isRefusedPath(path: string): boolean {
  return isNullPath(path) || isRejectedByExtension(path)
}

/** The path that a URL means: decoded, without a slash at its end; null where it cannot be read. */
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
