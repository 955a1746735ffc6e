/** /checkout-complete: asks until the payment is settled and fills the receipt in (F-PUB-03). */
import { call, CallError } from '#platform/client/call.ts'

interface OrderAnswer {
  status?: string
  number?: string | number | null
  email?: string | null
  total?: string | number | null
}

const texts: Record<string, [title: string, line: string]> = {
  paid: ['Thank you', 'Your order is paid.'],
  pending: ['One moment', 'The payment is being confirmed. This page looks again by itself.'],
  failed: ['The payment did not go through', 'Nothing was charged. Your cart is as you left it.'],
  unknown: ['No order to show', 'This page shows an order right after it was paid.'],
}

/** What a person is told of an order's status. */
export function receiptState(status: string | undefined): 'paid' | 'pending' | 'failed' | 'unknown' {
  if (status === undefined) return 'unknown'
  if (/^(paid|fulfilled|shipped|complete|completed|refunded|partially_refunded)$/.test(status)) return 'paid'
  return /^(failed|cancelled|canceled|expired)$/.test(status) ? 'failed' : 'pending'
}

export async function followOrder(place: HTMLElement): Promise<void> {
  const session = place.dataset.session
  if (!session) return
  for (let attempt = 0; attempt < 30 && place.isConnected; attempt += 1) {
    const answer = await call<OrderAnswer>('GET', '/api/shop/checkout-complete', { session_id: session }).catch((cause: unknown) => {
      if (cause instanceof CallError && cause.status === 404) return {} satisfies OrderAnswer
      return { status: 'pending' } satisfies OrderAnswer
    })
    const state = receiptState(answer.status)
    show(place, state, answer)
    if (state !== 'pending') return
    await new Promise((done) => setTimeout(done, 2000))
  }
}

function show(place: HTMLElement, state: keyof typeof texts, { number, email }: OrderAnswer): void {
  const receipt = place.querySelector<HTMLElement>('.receipt')
  const [title, line] = texts[state] ?? ['', '']
  const heading = receipt?.querySelector('h1')
  if (!receipt || !heading || receipt.dataset.checkoutState === state) return
  receipt.dataset.checkoutState = state
  heading.textContent = title
  const paragraph = receipt.querySelector('.page-intro')
  if (paragraph) {
    paragraph.textContent =
      state === 'paid' && number ? `Order ${number} is paid${email ? `, and a receipt is on its way to ${email}` : ''}.` : line
  }
}
