/** The cart in the browser: loads it, changes it in debounced steps (F-SHOP-08, F-SHOP-09). */
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { cart as constants, debounceMs } from '#constants.ts'
import { call } from '#platform/client/call.ts'
import { itemCount } from '../product/addToCart.ts'
import { choosePlace, warningOf, type StoreWarning } from '../product/place.ts'
import { messageOf, notify, announceCartCount } from '../visitorEvents.ts'
import type { Cart, CartItem } from './data.ts'
import { cart as cartTexts } from './texts/cart.ts'

/** How long a removed line can be brought back before the server is told. */
const undoMs = 6000

interface Change {
  timer: ReturnType<typeof setTimeout>
  body: { id: string; quantity?: number; delete?: boolean }
}

export interface CartState {
  /** null: not loaded yet. */
  cart: Cart | null
  failure: string
  isBusy: boolean
  /** What Undo brings back. */
  removed: CartItem | null
  /** Ids of lines that are gone for the shopper and may still be known to the server. */
  gone: ReadonlySet<string>
  setQuantity(id: string, quantity: number): void
  remove(item: CartItem): void
  undo(): void
  /** Prices the cart at another store; asks first where that does not have all of it. */
  move(place: string, isSure?: boolean): void
  /** What the cart would lose at the store that was picked. */
  warning: StoreWarning | null
  /** Leaves the store as it is. */
  stay(): void
  /** Shows a cart that another call answered. */
  take(cart: Cart): void
  /** Sends the changes that wait, and is done when all of them have been answered. */
  flush(): Promise<void>
  /** Calls that answer the cart go one after the other, so that what is shown last is what the server has. */
  inTurn<Answer>(work: () => Promise<Answer>): Promise<Answer>
}

export function useCart(): CartState {
  const [cart, setCart] = useState<Cart | null>(null)
  const [failure, setFailure] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [removed, setRemoved] = useState<CartItem | null>(null)
  const [warning, setWarning] = useState<StoreWarning | null>(null)
  const { gone, goneNow, setAway } = useGone()
  const waiting = useRef(new Map<string, Change>())
  const { inTurn, allDone } = useTurns()
  const busyTimer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)

  const take = (next: Cart) => {
    setCart(next)
    announceCartCount(itemCount({ ...next, items: next.items.filter(({ id }) => !goneNow.current.has(id)) }))
    hideCardsOf(next)
  }
  const fail = (cause: unknown) =>
    notify({ title: cartTexts.cart_error, message: messageOf(cause), kind: 'danger' })

  /** Sends a change that waits; the answer is the new cart. */
  const send = async (id: string, keepalive = false) => {
    const change = waiting.current.get(id)
    if (!change) return
    clearTimeout(change.timer)
    waiting.current.delete(id)
    setBusy(true)
    try {
      const post = () => call<Cart>('POST', '/api/shop/update-cart', change.body, { keepalive })
      // A page that goes away has no time to wait for its turn.
      const next = await (keepalive ? post() : inTurn(post))
      // A quantity that waits is what the shopper sees; lines that are gone stay so in any answer.
      if ([...waiting.current.values()].every(({ body }) => body.delete)) take(next)
      else if (change.body.delete)
        setCart((now) => now && { ...now, items: now.items.filter((item) => item.id !== id) })
      if (change.body.delete) {
        setRemoved((item) => (item?.id === id ? null : item))
        setAway(id, false)
      }
    } catch (cause) {
      fail(cause)
      setAway(id, false)
      await load()
    }
    clearTimeout(busyTimer.current)
    busyTimer.current = setTimeout(() => setBusy(false), constants.busyOffMs)
  }
  const queue = (id: string, body: Change['body'], afterMs: number) => {
    clearTimeout(waiting.current.get(id)?.timer)
    waiting.current.set(id, { body, timer: setTimeout(() => void send(id), afterMs) })
  }
  const flush = async (keepalive = false) => {
    await Promise.all([...waiting.current.keys()].map((id) => send(id, keepalive)))
    if (!keepalive) await allDone()
  }
  const load = async () => {
    try {
      take(await call<Cart>('GET', '/api/shop/cart'))
    } catch (cause) {
      setFailure(messageOf(cause))
    }
  }

  usePageLife(
    () => void load(),
    () => void flush(true),
  )

  return {
    cart,
    failure,
    isBusy,
    removed,
    gone,
    setQuantity(id, quantity) {
      setCart(
        (now) =>
          now && { ...now, items: now.items.map((item) => (item.id === id ? { ...item, quantity } : item)) },
      )
      queue(id, { id, quantity }, debounceMs)
    },
    remove(item) {
      if (removed) void send(removed.id)
      setRemoved(item)
      // The line is gone for the shopper, whenever the server hears of it.
      setAway(item.id, true)
      if (cart) take(cart)
      queue(item.id, { id: item.id, delete: true }, undoMs)
    },
    undo() {
      if (!removed) return
      clearTimeout(waiting.current.get(removed.id)?.timer)
      waiting.current.delete(removed.id)
      setRemoved(null)
      setAway(removed.id, false)
      if (cart) take(cart)
    },
    warning,
    stay: () => setWarning(null),
    move(place, isSure = false) {
      setBusy(true)
      setWarning(null)
      void flush()
        .then(() => inTurn(() => choosePlace(place, isSure)))
        .then(take, async (cause: unknown) => {
          const asked = warningOf(place, cause)
          setWarning(asked)
          if (!asked) fail(cause)
          await load()
        })
        .finally(() => setBusy(false))
    },
    take,
    flush: () => flush(),
    inTurn,
  }
}

/** Begins with the page, once; what waits is sent before the page goes. */
function usePageLife(begin: () => void, leave: () => void): void {
  const onBegin = useEffectEvent(begin)
  const onLeave = useEffectEvent(leave)
  useEffect(() => {
    onBegin()
    const hide = () => onLeave()
    window.addEventListener('pagehide', hide)
    return () => {
      window.removeEventListener('pagehide', hide)
      onLeave()
    }
  }, [])
}

/** Ids of lines that the shopper took away, whatever a late answer says. */
function useGone() {
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set())
  // Read by answers that come later than the draw in which they were asked for.
  const goneNow = useRef(gone)
  const setAway = (id: string, isAway: boolean) => {
    const others = [...goneNow.current].filter((one) => one !== id)
    goneNow.current = new Set(isAway ? [...others, id] : others)
    setGone(goneNow.current)
  }
  return { gone, goneNow, setAway }
}

/** Work that is done one after the other, also behind work that failed. */
function useTurns() {
  const last = useRef<Promise<unknown>>(Promise.resolve())
  return {
    inTurn<Answer>(work: () => Promise<Answer>): Promise<Answer> {
      const mine = last.current.then(work)
      last.current = mine.catch(() => undefined)
      return mine
    },
    allDone: () => last.current,
  }
}

/** Lists of products beside the cart offer what is not in it already. */
function hideCardsOf({ items }: Cart): void {
  const inCart = new Set(items.map(({ url }) => url))
  for (const card of document.querySelectorAll<HTMLAnchorElement>('.b-product-list a.card')) {
    const place = card.closest('li')
    if (place) place.hidden = inCart.has(card.getAttribute('href') ?? '')
  }
}
