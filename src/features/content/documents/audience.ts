/** Whom the rules of pages and blocks are asked for in a call: who is signed in, and the store that they shop at. */
import type { Platform, RequestInfo } from '#platform/context.ts'
import type { Viewer } from '#platform/viewer.ts'
import { anybody, type Audience } from '#rules/evaluate.ts'

/** Returns the slug of the store: that of the given name or id, else the one chosen in this browser, else the first. */
type StoreReader = (platform: Platform, request: RequestInfo, named?: string) => Promise<string | null>

let readStore: StoreReader | null = null

/** Stores are the shop's: it says once, at the start of the program, how the one of a request is found. */
export function readStoreBy(reader: StoreReader): void {
  readStore = reader
}

export function audienceOf(viewer: Viewer, store: string | null = null): Audience {
  return viewer.id === null ? { ...anybody, store } : { is_signed_in: true, role: viewer.role, store }
}

/** @param store the name or id of a store that the call itself names (`current_store`) */
export async function audienceAsking(
  context: Platform & { viewer: Viewer; request: RequestInfo },
  store?: string,
): Promise<Audience> {
  return audienceOf(context.viewer, (await readStore?.(context, context.request, store)) ?? null)
}
