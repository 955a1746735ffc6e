/** All features together: what the composition root and the tests wire into the server. */
import type { Platform, RequestInfo } from '#platform/context.ts'
import type { Mount } from '#platform/http/server.ts'
import { isSealedPlace } from '#platform/sealedPlaces.ts'
import { visitor, type Viewer } from '#platform/viewer.ts'

const sealed = import.meta.glob<Record<string, unknown>>('./features/*/sealed.ts', { eager: true })
const indexes = import.meta.glob<Record<string, unknown>>('./features/*/index.ts', { eager: true })

type Authenticate = (platform: Platform, request: RequestInfo) => Promise<Viewer>
type MakeMounts = (platform: Platform) => Mount[]

function exported<T>(name: string, isIt: (value: unknown) => value is T): T[] {
  return Object.values(indexes).flatMap((module) => {
    const value = module[name]
    return isIt(value) ? [value] : []
  })
}

type OpenApiPaths = (platform: Platform) => Promise<Record<string, unknown>>

const isAuthenticate = (value: unknown): value is Authenticate => typeof value === 'function'
const isMakeMounts = (value: unknown): value is MakeMounts => typeof value === 'function'
const isOpenApiPaths = (value: unknown): value is OpenApiPaths => typeof value === 'function'

export const features = {
  /** Where features keep what is sealed with the secret. */
  sealedPlaces: Object.values(sealed).flatMap((module) => Object.values(module).filter(isSealedPlace)),
  /** Who is asking; people provides it. */
  authenticate: exported('authenticate', isAuthenticate)[0] ?? (async () => visitor),
  /** What features add to the API reference of what is in the database, such as own content types. */
  openApiPaths: async (platform: Platform): Promise<Record<string, unknown>> =>
    Object.assign(
      {},
      ...(await Promise.all(exported('openApiPaths', isOpenApiPaths).map((read) => read(platform)))),
    ),
  /** Paths outside /api that features answer themselves, such as /media and /pay/test. */
  mounts: (platform: Platform): Mount[] => exported('mounts', isMakeMounts).flatMap((make) => make(platform)),
}
