/** /checkout-complete: asks until the payment is settled and fills the receipt in (F-PUB-03). */
import { call, CallError } from '#platform/client/call.ts'

import type { CheckoutStatus } from '#features/shop/schema.ts'
import { tellCartCount } from '#blocks/visitorEvents.ts'
import { formatPrice } from '#ui/price.ts'

const texts = {
  paid: ['Thank you', 'Your order is paid.'],
  pending: ['One moment', 'The payment is being confirmed. This page looks again by itself.'],
  failed: ['The payment did not go through', 'Nothing was charged. Your cart is as you left it.'],
  unknown: ['No order to show', 'This page shows an order right after it was paid.'],
} as const

type ReceiptState = keyof typeof texts

/** What a person is told of a payment's status. */
export function receiptState(status: CheckoutStatus['status'] | null): ReceiptState {
  if (status === null) return 'unknown'
  if (status === 'paid') return 'paid'
  return status === 'failed' || status === 'expired' ? 'failed' : 'pending'
}

export async function followOrder(place: HTMLElement): Promise<void> {
  const session = place.dataset.session
  if (!session) return
  for (let attempt = 0; attempt < 30 && place.isConnected; attempt += 1) {
    const answer = await call<CheckoutStatus>('GET', '/api/shop/checkout-complete', { session_id: session }).catch((cause: unknown) => {
      const isNone = cause instanceof CallError && cause.status >= 400 && cause.status < 500 && cause.status !== 429
      return { status: isNone ? null : ('open' as const), order: null }
    })
    const state = receiptState(answer.status)
    show(place, state, answer.order)
    if (state !== 'pending') return
    await new Promise((done) => setTimeout(done, 2000))
  }
}

function show(place: HTMLElement, state: ReceiptState, order: CheckoutStatus['order']): void {
  const receipt = place.querySelector<HTMLElement>('.receipt')
  const heading = receipt?.querySelector('h1')
  const paragraph = receipt?.querySelector('.page-intro')
  if (!receipt || !heading || !paragraph || receipt.dataset.checkoutState === state) return
  const [title, line] = texts[state]
  receipt.dataset.checkoutState = state
  heading.textContent = title
  paragraph.textContent = line
  if (state !== 'paid' || !order) return
  const receiptTo = order.email ? `, and a receipt is on its way to ${order.email}` : ''
  paragraph.textContent = `Order ${order.number} is paid${receiptTo}.`
  const money = moneyOf(order)
  const list = document.createElement('dl')
  for (const { title: name, quantity, total_minor } of order.lines) addRow(list, quantity > 1 ? `${quantity} × ${name}` : name, money(total_minor))
  if (order.discount_minor > 0) addRow(list, 'Discount', `−${money(order.discount_minor)}`)
  if (order.shipping_title) addRow(list, order.shipping_title, order.shipping_minor > 0 ? money(order.shipping_minor) : 'Free')
  addRow(list, 'Total', money(order.total_minor))
  paragraph.after(list)
  // The cart became the order: the header's count goes.
  tellCartCount(0)
}

/** The number of decimals follows from the same amount given both ways. */
function moneyOf({ currency, currency_symbol, total, total_minor }: NonNullable<CheckoutStatus['order']>) {
  const exponent = total === 0 ? 2 : Math.max(0, Math.round(Math.log10(total_minor / total)))
  return (minor: number) => formatPrice(minor, { code: currency, symbol: currency_symbol, exponent })
}

function addRow(list: HTMLElement, name: string, value: string): void {
  for (const [tag, text] of [['dt', name], ['dd', value]] as const) {
    const cell = document.createElement(tag)
    cell.textContent = text
    list.append(cell)
  }
}
