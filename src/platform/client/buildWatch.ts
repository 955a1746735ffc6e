/**
 * Notices a newer build (F-ROUTE-12, A-13): asks /latest-build.json every five minutes and when the tab is looked at
 * again; from then on the next navigation, of the site as of the dashboard, is a full load. A chunk that fails to load
 * reloads the page, at most once per path in 10 s.
 */
import { buildPollMs, reloadGuardMs } from '#constants.ts'

export interface GuardStorage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
}

/**
 * True where a reload of this path is allowed now; remembers that it was. Never offline: there the browser's own page would
 * take the place of this one, and of what somebody has written in it.
 */
export function mayReload(
  path: string,
  nowMs: number,
  storage: GuardStorage,
  isOnline = navigator.onLine,
): boolean {
  if (!isOnline) return false
  const key = `plinth:reload:${path}`
  const last = Number(storage.getItem(key) ?? 0)
  if (nowMs - last < reloadGuardMs) return false
  storage.setItem(key, String(nowMs))
  return true
}

const own = () => document.querySelector<HTMLMetaElement>('meta[name="plinth-build"]')?.content
let isOutdated = false

export const hasNewerBuild = (): boolean => isOutdated

/** A page of another build was fetched: the next navigation loads whole. */
export function noteBuild(buildId: string | undefined): void {
  if (buildId && own() && buildId !== own()) isOutdated = true
}

async function ask(): Promise<void> {
  const response = await fetch('/latest-build.json', { cache: 'no-store' })
  if (!response.ok) return
  const latest: unknown = await response.json()
  if (typeof latest === 'object' && latest !== null && 'build_id' in latest)
    noteBuild(String(latest.build_id))
}

export function watchBuild(): void {
  // Being offline is no news: the next try is five minutes away.
  const quietly = () => void ask().catch(() => undefined)
  setInterval(quietly, buildPollMs)
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) quietly()
  })
}
