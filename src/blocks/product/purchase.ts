/**
 * What a visitor has chosen of a product. All blocks of one product on a page share it: what is chosen in one, the price
 * of another shows. It lives in the browser only; the server always draws the first choice.
 */
import { useCallback, useState, useSyncExternalStore } from 'react'
import { cart } from '#constants.ts'
import { messageOf, notify, announceCartCount } from '../visitorEvents.ts'
import { addToCart, refuse } from './addToCart.ts'
import { firstSelection, obstacleTo, offerAt, storeWithIt, variantOf, type Selection } from './choice.ts'
import type { OfferData, ProductData } from './data.ts'
import { choosePlace, chosenPlace, hasCart, placeIsChosen, warningOf, type StoreWarning } from './place.ts'
import { product as productTexts } from './texts/product.ts'

/** What is chosen, as the blocks of the product see it. */
interface Chosen {
  store: string | null
  selection: Selection
  options: Record<string, string>
  quantity: number
  isBusy: boolean
  /** Items in the cart after the last add; null: nothing was added yet. */
  inCart: number | null
  /** What the cart would lose at the store that was picked. */
  warning: StoreWarning | null
}

export interface Purchase extends Chosen {
  offer: OfferData | null
  /** Why it cannot be bought, in the specification's words; null: it can. */
  obstacle: string | null
  change(chosen: Partial<Pick<Chosen, 'selection' | 'options' | 'quantity'>>): void
  /** Shops at another store from now on: all products of the page, the cart and the next pages; asks where the cart would lose something. */
  move(place: string, isSure?: boolean): void
  /** Leaves the store as it is. */
  stay(): void
  /** Answers false where nothing was added; a notice says why. */
  add(): Promise<boolean>
}

interface PurchaseStore {
  current: Chosen
  readonly listeners: Set<() => void>
}

const stores = new Map<string, PurchaseStore>()

function firstChoice(product: ProductData, store = storeWithIt(product, null)): Chosen {
  const options = Object.fromEntries(product.options.map(({ name, values }) => [name, values[0] ?? '']))
  return {
    store,
    selection: firstSelection(product, store),
    options,
    quantity: 1,
    isBusy: false,
    inCart: null,
    warning: null,
  }
}

/** What is in the cart comes from its store; without anything in it, the product comes from where it is to be had. */
function presetStore(product: ProductData): string | null {
  const chosen = chosenPlace(product.stores)
  return hasCart() ? (chosen ?? product.stores[0]?.value ?? null) : storeWithIt(product, chosen)
}

function storeOf(product: ProductData): PurchaseStore {
  const known = stores.get(product.id)
  if (known) return known
  const made: PurchaseStore = {
    current: firstChoice(product, presetStore(product)),
    listeners: new Set(),
  }
  stores.set(product.id, made)
  return made
}

function update(store: PurchaseStore, changes: Partial<Chosen>): void {
  store.current = { ...store.current, ...changes }
  for (const listener of store.listeners) listener()
}

/** The purchase of a product, shared by all its blocks on the page (F-SHOP-07). */
export function usePurchase(product: ProductData): Purchase {
  const [first] = useState(() => firstChoice(product))
  const subscribe = useCallback(
    (listener: () => void) => {
      const { listeners } = storeOf(product)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        // The last block of the product has gone: another page begins anew.
        if (listeners.size === 0) stores.delete(product.id)
      }
    },
    [product],
  )
  const chosen = useSyncExternalStore(
    subscribe,
    () => storeOf(product).current,
    () => first,
  )
  const variant = variantOf(product, chosen.selection)
  const offer = variant ? offerAt(variant, chosen.store) : null
  return {
    ...chosen,
    offer,
    obstacle: obstacleTo(product, offer),
    change: (changes) => update(storeOf(product), changes),
    move: (place, isSure) => move(product, place, isSure),
    stay: () => update(storeOf(product), { warning: null }),
    add: () => add(product),
  }
}

/** Busy on, request, cart reloaded, busy off after 230 ms with the quantity at 1 (F-CONST-12). */
async function add(product: ProductData): Promise<boolean> {
  const store = storeOf(product)
  const { isBusy, selection, options, quantity, store: place } = store.current
  if (isBusy) return false
  if (refuse({ post_id: product.id, quantity })) return false
  update(store, { isBusy: true })
  await placeIsChosen()
  // What is in the cart keeps its store: adding a product never moves it. An empty one begins where the product is.
  const isFirst = !hasCart()
  const count = await addToCart({
    post_id: product.id,
    value: { ...selection, ...options },
    quantity,
    current_store: isFirst ? place : chosenPlace(product.stores),
  })
  const isAdded = count !== null
  if (isAdded && isFirst && place !== null) showPlace(place)
  if (isAdded) update(store, { inCart: count })
  setTimeout(() => update(store, { isBusy: false, ...(isAdded && { quantity: 1 }) }), cart.addResetMs)
  return isAdded
}

/** Shown at once; where the shop refuses, what was chosen before stands again and a sentence says why. */
function move(product: ProductData, place: string, isSure = false): void {
  const before = storeOf(product).current.store
  update(storeOf(product), { warning: null })
  showPlace(place)
  choosePlace(place, isSure).then(
    ({ items }) => {
      announceCartCount(items.reduce((sum, { quantity }) => sum + quantity, 0))
    },
    (cause: unknown) => {
      if (before !== null) showPlace(before)
      const warning = warningOf(place, cause)
      if (warning) update(storeOf(product), { warning })
      else notify({ title: productTexts.cart_error, message: messageOf(cause), kind: 'danger' })
    },
  )
}

/** Every product of the page shows what it costs and has at the place. */
function showPlace(place: string): void {
  for (const store of stores.values()) update(store, { store: place })
}
