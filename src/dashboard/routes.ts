/** Which screen a path of /user shows: one table and one matcher for server and browser (F-ROUTE-01). */
import type { Screen } from '#ui/screen.ts'

const found = {
  ...import.meta.glob<Screen>('../features/**/screens/*.screen.tsx', { eager: true, import: 'default' }),
  ...import.meta.glob<Screen>('../editor/editor.screen.tsx', { eager: true, import: 'default' }),
  ...import.meta.glob<Screen>('./screens/*.screen.tsx', { eager: true, import: 'default' }),
}

/** Every screen of the dashboard; more exact paths first. */
export const screens: readonly Screen[] = Object.values(found).toSorted(
  (a, b) => exactness(b.path) - exactness(a.path),
)

/** Served by the page renderer, not by the dashboard, but a route of /user all the same. */
export const renderedRoutes = ['/user/preview/:id', '/user/gallery'] as const

/** Former paths of screens and those of today: bookmarks keep working. */
export const movedScreens: Readonly<Record<string, string>> = { '/user/delivery': '/user/shipping' }

/** Where the path of a screen that nobody declared ends. */
export const catchAllPath = '/user/*'

export interface Match {
  screen: Screen
  params: Record<string, string>
}

/** Finds the screen of a path; null where none fits or the path holds `/null` (F-ROUTE-04). */
export function matchScreen(path: string, among: readonly Screen[] = screens): Match | null {
  if (path.includes('/null')) return null
  const clean = path.length > 1 ? path.replace(/\/+$/, '') : path
  for (const screen of among) {
    const params = paramsOf(screen.path, clean)
    if (params) return { screen, params }
  }
  return null
}

function paramsOf(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split('/')
  const given = path.split('/')
  if (wanted.length !== given.length) return null
  const params: Record<string, string> = {}
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? ''
    if (part.startsWith(':')) {
      if (value === '') return null
      params[part.slice(1)] = decode(value)
    } else if (part !== value) return null
  }
  return params
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Fixed parts weigh more than named ones, early ones more than late ones. */
function exactness(path: string): number {
  return path.split('/').reduce((sum, part, index) => sum + (part.startsWith(':') ? 0 : 2 ** (12 - index)), 0)
}
