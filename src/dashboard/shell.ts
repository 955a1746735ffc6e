/** The HTML shell of /user: who may come in, with which screen, under which content security policy. */
import { randomBytes } from 'node:crypto'
import { siteLanguage } from '#features/settings/index.ts'
import type { Platform, RequestInfo } from '#platform/context.ts'
import { askingScript } from '#platform/client/asked.ts'
import type { Assets } from '#platform/http/assets.ts'
import { requestInfo } from '#platform/http/requestInfo.ts'
import { dashboardPolicy, ownFiles } from '#platform/http/securityHeaders.ts'
import { currentLanguage } from '#platform/language/current.ts'
import { inLanguage } from '#platform/language/inLanguage.ts'
import type { Handler } from '#platform/http/server.ts'
import { capabilities } from '#platform/operations/capabilities.ts'
import type { Viewer } from '#platform/viewer.ts'
import { lookFiles } from '#rendering/head.ts'
import { matchScreen, movedScreens } from './routes.ts'
import { dashboard } from './texts/dashboard.ts'

export type Authenticate = (platform: Platform, request: RequestInfo) => Promise<Viewer>

/**
 * Answers every path of /user* (F-ROUTE-01, F-ROUTE-02): visitors are sent to /login with the way back, a screen that
 * the role may not see to /user/denied (403), an unknown one is shown as not found (404). Never cached.
 */
export function dashboardHandler(platform: Platform, assets: Assets, authenticate: Authenticate): Handler {
  return async (request, response) => {
    const url = new URL(request.url ?? '/user', 'http://host')
    response.setHeader('cache-control', 'no-store')
    const viewer = await authenticate(platform, requestInfo(request, platform.config))
    const language = viewer.language ?? (await siteLanguage(platform))
    const place = placeOf(viewer, url)
    if (place.redirect !== null) {
      response.statusCode = 302
      response.setHeader('location', place.redirect)
      response.end()
      return
    }
    const nonce = randomBytes(16).toString('base64')
    response.statusCode = place.status
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.setHeader('content-security-policy', dashboardPolicy(nonce, ownFiles(platform.config)))
    response.end(inLanguage(language, () => shellHtml(viewer, assets, nonce, url)))
  }
}

type Place = { redirect: string } | { redirect: null; status: 200 | 403 | 404 }

/** Where a viewer may be: the decision behind the shell, free of HTTP. */
export function placeOf(viewer: Viewer, url: URL): Place {
  if (viewer.id === null) {
    return { redirect: `/login?next=${encodeURIComponent(`${url.pathname}${url.search}`)}` }
  }
  const movedTo = Object.hasOwn(movedScreens, url.pathname) ? movedScreens[url.pathname] : undefined
  if (movedTo) return { redirect: `${movedTo}${url.search}` }
  const match = matchScreen(url.pathname)
  if (!match) return { redirect: null, status: 404 }
  if (!viewer.can(match.screen.capability)) {
    return { redirect: `/user/denied?from=${encodeURIComponent(url.pathname)}` }
  }
  return { redirect: null, status: match.screen.path === '/user/denied' ? 403 : 200 }
}

/** What the browser starts from. */
export interface BootData {
  viewer: {
    id: string
    name: string
    email: string | null
    avatar: string | null
    role: string
    capabilities: string[]
  }
}

function shellHtml(viewer: Viewer, assets: Assets, nonce: string, url: URL): string {
  const match = matchScreen(url.pathname)
  const screen = match?.screen ?? null
  const entry = assets.entry('src/dashboard/boot.tsx')
  const chunks = [screen?.chunk, screen?.isFullScreen ? undefined : 'src/dashboard/Frame.tsx'].flatMap(
    (source) => (source && assets.entry(source)) || [],
  )
  const { id, name, email, avatar, role } = viewer
  const data: BootData = {
    viewer: {
      id: id ?? '',
      name,
      email,
      avatar,
      role,
      capabilities: capabilities.filter((one) => viewer.can(one)),
    },
  }
  const styles = namesOf([entry?.styles ?? [], ...chunks.map((chunk) => chunk.styles)])
    .map((href) => `<link rel="stylesheet" href="${href}">`)
    .join('')
  const preloads = namesOf([
    entry?.preloads ?? [],
    ...chunks.map((chunk) => [chunk.script, ...chunk.preloads]),
  ])
    .filter((href) => href !== entry?.script)
    .map((href) => `<link rel="modulepreload" href="${href}">`)
    .join('')
  const asks =
    match && viewer.can(match.screen.capability)
      ? (match.screen.asks?.(match.params, url.searchParams) ?? [])
      : []
  const asking =
    asks.length > 0
      ? `<script nonce="${nonce}">${askingScript(asks, screen?.showsSite ? lookFiles(assets) : [])}</script>`
      : ''
  const script = entry ? `<script type="module" src="${entry.script}" nonce="${nonce}"></script>` : ''
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  return `<!doctype html>
<html lang="${currentLanguage()}"><head><meta charset="utf-8"><title>${dashboard.dashboard}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><meta name="plinth-build" content="${assets.buildId}">
<meta property="csp-nonce" nonce="${nonce}" content="${nonce}"><link rel="icon" href="data:,">
${asking}${styles}${preloads}${script}</head>
<body><div id="dashboard"></div><script type="application/json" id="boot">${json}</script>
<noscript><p>${dashboard.needs_javascript} <a href="/">${dashboard.to_site}</a></p></noscript>
</body></html>
`
}

/** Each once, in the order in which they are first named. */
function namesOf(lists: readonly (readonly string[])[]): string[] {
  return [...new Set(lists.flat())]
}
