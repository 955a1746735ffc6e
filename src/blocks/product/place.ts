/** The store that a visitor shops at: read from the cookie, changed by a call that prices the cart there. */
import { call } from '#platform/client/call.ts'
import type { Cart } from '../cart/data.ts'

/** Returns the chosen store where it is one of these, else null: nothing was chosen yet, or it is closed. */
export function chosenPlace(stores: readonly { value: string }[]): string | null {
  const kept = /(?:^|;\s*)plinth_store=([^;]*)/.exec(document.cookie)?.[1]
  const place = kept === undefined ? null : decodeURIComponent(kept)
  return stores.some(({ value }) => value === place) ? place : null
}

let last: Promise<unknown> = Promise.resolve()

/** Sets the store, one change after the other. @returns the cart as it is priced there @throws what the call throws */
export function choosePlace(place: string): Promise<Cart> {
  const next = last.then(() => call<Cart>('POST', '/api/shop/store', { current_store: place }))
  last = next.catch(() => undefined)
  return next
}

/** Done once no change of the store is under way. */
export function placeIsChosen(): Promise<unknown> {
  return last
}
