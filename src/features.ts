/** All features together: what the composition root and the tests wire into the server. */
import type { Platform, RequestInfo } from '#platform/context.ts'
import type { Mount } from '#platform/http/server.ts'
import { visitor, type Viewer } from '#platform/viewer.ts'

const indexes = import.meta.glob<Record<string, unknown>>('./features/*/index.ts', { eager: true })

type Authenticate = (platform: Platform, request: RequestInfo) => Promise<Viewer>
type MakeMounts = (platform: Platform) => Mount[]

function exported<T>(name: string, isIt: (value: unknown) => value is T): T[] {
  return Object.values(indexes).flatMap((module) => {
    const value = module[name]
    return isIt(value) ? [value] : []
  })
}

const isAuthenticate = (value: unknown): value is Authenticate => typeof value === 'function'
const isMakeMounts = (value: unknown): value is MakeMounts => typeof value === 'function'

export const features = {
  /** Who is asking; people provides it. */
  authenticate: exported('authenticate', isAuthenticate)[0] ?? (async () => visitor),
  /** Paths outside /api that features answer themselves, such as /media and /pay/test. */
  mounts: (platform: Platform): Mount[] => exported('mounts', isMakeMounts).flatMap((make) => make(platform)),
}
