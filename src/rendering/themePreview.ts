/**
 * GET /user/preview/theme?path=/about&…: a page of the site with a theme and logos that are not applied yet, for the screen Theme. Drawn for people
 * who may apply them, kept nowhere. Design values are put over it in the browser.
 */
import { settingDefinitions } from '#features/settings/index.ts'
import { isTheme, themeNamed } from '#features/theme/index.ts'
import type { Viewer } from '#platform/viewer.ts'
import type { FinishedPage } from './pageCache.ts'
import { notFoundPage, renderPage, type PageRequest, type PageServices } from './renderPage.ts'
import { readPath } from './routeRules.ts'
import type { SiteContext } from './siteContext.ts'

export const themePreviewPath = '/user/preview/theme'

/** What of the draft is not valid shows as it is saved. */
export async function themePreview(
  services: PageServices,
  pageRequest: PageRequest,
  viewer: Viewer,
): Promise<FinishedPage> {
  const { query } = pageRequest
  const path = readPath(query.get('path') ?? '/')
  if (!viewer.can('settings.write') || !path) return notFoundPage(services, pageRequest)
  const page = await renderPage(services, { path, query: new URLSearchParams(), draft: draftOf(query) })
  return {
    ...page,
    headers: { ...page.headers, 'cache-control': 'private, no-store' },
    isCacheable: false,
  }
}

function draftOf(query: URLSearchParams): Partial<SiteContext> {
  const draft: Partial<SiteContext> = {}
  for (const [name, setting] of [
    ['logo', 'site_logo'],
    ['logo_dark', 'site_logo_dark'],
  ] as const) {
    const given = settingDefinitions[setting].schema.safeParse(query.get(name) ?? undefined)
    if (given.success) draft[setting] = given.data
  }
  const theme = query.get('theme')
  if (theme === null || !isTheme(theme)) return draft
  const { name, tokens } = themeNamed(theme)
  return { ...draft, theme: name, tokens: { ...tokens } }
}
