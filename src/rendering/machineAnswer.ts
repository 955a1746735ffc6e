/** An answer for machines: no page around it. */
import type { FinishedPage } from './pageCache.ts'

export function machineAnswer(type: string, body: string, isCacheable = true): FinishedPage {
  const caching = isCacheable ? 'public, max-age=0, must-revalidate' : 'no-store'
  return { status: 200, body, headers: { 'content-type': type, 'cache-control': caching }, isCacheable }
}
