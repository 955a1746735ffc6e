/** /checkout-complete: asks until the payment is settled and fills the receipt in (F-PUB-03). */
import { call, CallError } from '#platform/client/call.ts'
import type { CheckoutStatus } from '#features/shop/schema.ts'
import { announceCartCount } from '#blocks/visitorEvents.ts'
import { choiceText } from '#ui/choiceText.ts'
import { costText, formatPrice } from '#ui/price.ts'
import { common } from '#ui/texts/common.ts'
import { cartCount } from './personal.ts'
import { receipt } from './texts/receipt.ts'
import { decimalsOf } from '#ui/currencyDecimals.ts'

const stateTexts = () =>
  ({
    paid: [receipt.thank_you, receipt.paid],
    placed: [receipt.thank_you, receipt.placed],
    pending: [receipt.pending, receipt.pending_more],
    late: [receipt.late, receipt.late_more],
    review: [receipt.review, receipt.review_more],
    failed: [receipt.failed, receipt.failed_more],
    unknown: [receipt.unknown, receipt.unknown_more],
  }) as const

type ReceiptState = keyof ReturnType<typeof stateTexts>
type Order = NonNullable<CheckoutStatus['order']>

const questions = 30
const pauseMs = 2000

/** What a person is told of a payment's status; null: no payment has that session. */
export function receiptState(status: CheckoutStatus['status'] | null): ReceiptState {
  switch (status) {
    case null:
      return 'unknown'
    case 'paid':
    case 'placed':
    case 'review':
      return status
    case 'failed':
    case 'expired':
      return 'failed'
    case 'open':
    case 'processing':
      return 'pending'
  }
}

export async function followOrder(place: HTMLElement): Promise<void> {
  const session = place.dataset.session
  if (!session) return
  for (let asked = 1; place.isConnected; asked += 1) {
    const answer = await call<CheckoutStatus>('GET', '/api/shop/checkout-complete', {
      session_id: session,
    }).catch((cause: unknown) => {
      const isNone =
        cause instanceof CallError && cause.status >= 400 && cause.status < 500 && cause.status !== 429
      return { status: isNone ? null : ('open' as const), order: null, is_emailed: false }
    })
    const state = receiptState(answer.status)
    const isLast = asked >= questions
    show(place, state === 'pending' && isLast ? 'late' : state, answer)
    if (state !== 'pending' || isLast) return
    await new Promise((done) => setTimeout(done, pauseMs))
  }
}

function show(
  place: HTMLElement,
  state: ReceiptState,
  { order, is_emailed: isEmailed }: Pick<CheckoutStatus, 'order' | 'is_emailed'>,
): void {
  const shown = place.querySelector<HTMLElement>('.receipt')
  const heading = shown?.querySelector('h1')
  const paragraph = shown?.querySelector('.page-intro')
  if (!shown || !heading || !paragraph || shown.dataset.checkoutState === state) return
  const [title, line] = stateTexts()[state]
  shown.dataset.checkoutState = state
  heading.textContent = title
  paragraph.textContent = line
  const way = shown.querySelector<HTMLAnchorElement>('.receipt-ways .button')
  if (state === 'failed' && way) {
    way.href = '/cart'
    way.textContent = receipt.back_to_cart
  }
  if (!order || (state !== 'paid' && state !== 'placed')) return
  paragraph.textContent = sentenceOf(state, order, isEmailed)
  paragraph.after(...instructionsOf(order), ...downloadsOf(order), summaryOf(order))
  if (way) {
    way.href = order.page_url
    way.textContent = receipt.see_order
  }
  // The cart became the order; what was added meanwhile is counted still.
  announceCartCount(cartCount())
}

/** Says what is true: that it is paid where it is, and that an email comes where one is sent. */
function sentenceOf(state: 'paid' | 'placed', { number, email }: Order, isEmailed: boolean): string {
  const sentences = [
    receipt.order_is({ number, state }),
    ...(state === 'placed' ? [receipt.pay_as_arranged] : []),
    ...(isEmailed && email ? [receipt.emailed_to({ email })] : []),
  ]
  return sentences.join(' ')
}

function summaryOf(order: Order): HTMLElement {
  const currency = currencyOf(order)
  const money = (minor: number) => formatPrice(minor, currency)
  const list = document.createElement('dl')
  for (const { title, quantity, unit_minor, choices } of order.lines) {
    const chosen = choices.map(choiceText).join(', ')
    addRow(
      list,
      `${quantity > 1 ? `${quantity} × ` : ''}${title}${chosen ? ` (${chosen})` : ''}`,
      costText(unit_minor * quantity, currency),
    )
  }
  if (order.discount_minor > 0) addRow(list, common.discount, `−${money(order.discount_minor)}`)
  if (order.shipping_title) addRow(list, order.shipping_title, costText(order.shipping_minor, currency))
  if (order.tax_minor > 0)
    addRow(list, order.prices_include_tax ? receipt.tax_included : common.tax, money(order.tax_minor))
  addRow(list, common.total, money(order.total_minor))
  return list
}

function instructionsOf({ payment_instructions: text }: Order): HTMLElement[] {
  if (!text) return []
  const heading = document.createElement('h2')
  heading.textContent = receipt.how_to_pay
  const words = document.createElement('p')
  words.className = 'receipt-instructions'
  words.textContent = text
  return [heading, words]
}

function downloadsOf({ downloads }: Order): HTMLElement[] {
  if (downloads.length === 0) return []
  const heading = document.createElement('h2')
  heading.textContent = receipt.your_downloads
  const list = document.createElement('ul')
  for (const { title, url } of downloads) {
    const link = document.createElement('a')
    link.href = url
    link.download = ''
    link.textContent = title
    const item = document.createElement('li')
    item.append(link)
    list.append(item)
  }
  return [heading, list]
}

const currencyOf = ({ currency, currency_symbol }: Order) => ({
  code: currency,
  symbol: currency_symbol,
  exponent: decimalsOf(currency),
})

function addRow(list: HTMLElement, name: string, value: string): void {
  for (const [tag, text] of [
    ['dt', name],
    ['dd', value],
  ] as const) {
    const cell = document.createElement(tag)
    cell.textContent = text
    if (name === common.total) cell.className = 'receipt-total'
    list.append(cell)
  }
}
