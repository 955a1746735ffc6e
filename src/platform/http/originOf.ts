/** Whether a request that changes something comes from a page of this site (SECURITY row 21), by what the browser says. */
import type { Config } from '../config.ts'
import type { RequestInfo } from '../context.ts'

/** `own`: the browser says so. `unsaid`: nothing is said, as by programs and very old browsers. */
export type Origin = 'own' | 'elsewhere' | 'unsaid'

export function originOf(
  info: Pick<RequestInfo, 'header'>,
  { config }: { config: Pick<Config, 'SITE_URL'> },
): Origin {
  const site = info.header('sec-fetch-site')
  if (site && site !== 'same-origin' && site !== 'none') return 'elsewhere'
  const origin = info.header('origin')
  if (origin && !isOwn(origin, info, config.SITE_URL)) return 'elsewhere'
  return site === 'same-origin' || origin ? 'own' : 'unsaid'
}

function isOwn(origin: string, info: Pick<RequestInfo, 'header'>, siteUrl: string | undefined): boolean {
  if (siteUrl && origin === new URL(siteUrl).origin) return true
  return URL.canParse(origin) && new URL(origin).host === info.header('host')
}
