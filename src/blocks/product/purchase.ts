/**
 * What a visitor has chosen of a product. All blocks of one product on a page share it: what is chosen in one, the price
 * of another shows. It lives in the browser only; the server always draws the first choice.
 */
import { useCallback, useState, useSyncExternalStore } from 'react'
import { cart } from '#constants.ts'
import { addToCart } from './addToCart.ts'
import { firstSelection, obstacleOf, offerAt, variantOf, type Selection } from './choice.ts'
import type { OfferData, ProductData } from './data.ts'

/** What is chosen, as the blocks of the product see it. */
interface Chosen {
  store: string | null
  selection: Selection
  options: Record<string, string>
  quantity: number
  isBusy: boolean
  /** Pieces in the cart after the last add; null: nothing was added yet. */
  inCart: number | null
}

export interface Purchase extends Chosen {
  offer: OfferData | null
  /** Why it cannot be bought, in the specification's words; null: it can. */
  obstacle: ReturnType<typeof obstacleOf>
  change(chosen: Partial<Pick<Chosen, 'store' | 'selection' | 'options' | 'quantity'>>): void
  /** Answers false where nothing was added; a notice says why. */
  add(): Promise<boolean>
}

interface PurchaseStore {
  current: Chosen
  readonly listeners: Set<() => void>
}

const stores = new Map<string, PurchaseStore>()

function firstChoice(product: ProductData): Chosen {
  const store = product.stores[0]?.value ?? null
  const options = Object.fromEntries(product.options.map(({ name, values }) => [name, values[0] ?? '']))
  return { store, selection: firstSelection(product, store), options, quantity: 1, isBusy: false, inCart: null }
}

function storeOf(product: ProductData): PurchaseStore {
  const known = stores.get(product.id)
  if (known) return known
  const made: PurchaseStore = { current: firstChoice(product), listeners: new Set() }
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
  const chosen = useSyncExternalStore(subscribe, () => storeOf(product).current, () => first)
  const variant = variantOf(product, chosen.selection)
  const offer = variant ? offerAt(variant, chosen.store) : null
  return {
    ...chosen,
    offer,
    obstacle: obstacleOf(offer),
    change: (changes) => update(storeOf(product), changes),
    add: () => add(product),
  }
}

/** Busy on, request, cart reloaded, busy off after 230 ms with the quantity at 1 (F-CONST-12). */
async function add(product: ProductData): Promise<boolean> {
  const store = storeOf(product)
  const { isBusy, selection, options, quantity, store: place } = store.current
  if (isBusy) return false
  update(store, { isBusy: true })
  const count = await addToCart({ post_id: product.id, value: { ...selection, ...options }, quantity, current_store: place })
  if (count !== null) update(store, { inCart: count })
  setTimeout(() => update(store, { isBusy: false, quantity: 1 }), cart.addResetMs)
  return count !== null
}
