/** The store that a visitor shops at: read from the cookie, changed by a call that prices the cart there. */
import { call, CallError } from '#platform/client/call.ts'
import type { Cart } from '../cart/data.ts'

/** Returns the chosen store where it is one of these, else null: nothing was chosen yet, or it is closed. */
export function chosenPlace(stores: readonly { value: string }[]): string | null {
  const kept = /(?:^|;\s*)plinth_store=([^;]*)/.exec(document.cookie)?.[1]
  const place = kept === undefined ? null : decodeURIComponent(kept)
  return stores.some(({ value }) => value === place) ? place : null
}

let last: Promise<unknown> = Promise.resolve()

/** True where the cart holds something: its store is not changed along with a product. */
export function hasCart(): boolean {
  return /(?:^|;\s*)plinth_cart=[1-9]/.test(document.cookie)
}

/** What a shopper is asked before the cart moves to a store that does not have all of it. */
export interface StoreWarning {
  store: string
  message: string
}

/** Returns the warning that a refused change of the store stands for; null: it failed for another reason. */
export function warningOf(store: string, cause: unknown): StoreWarning | null {
  return cause instanceof CallError && cause.code === 'store.lacks' ? { store, message: cause.message } : null
}

/**
 * Sets the store, one change after the other.
 * @param isSure changes it although something in the cart cannot be had there; else that is refused (`warningOf`)
 * @returns the cart as it is priced there @throws what the call throws
 */
export function choosePlace(place: string, isSure: boolean): Promise<Cart> {
  const next = last.then(() =>
    call<Cart>('POST', '/api/shop/store', { current_store: place, ...(!isSure && { only_whole: true }) }),
  )
  last = next.catch(() => undefined)
  return next
}

/** Done once no change of the store is under way. */
export function placeIsChosen(): Promise<unknown> {
  return last
}
