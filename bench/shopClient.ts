/** A shopper with a browser's connection: keep-alive, cookies, and the way from product to paid order. */
import type { Connections } from './connections.ts'

/** What came over the wire, unchecked. */
type Wire = ReturnType<typeof JSON.parse>

export interface ShopAnswer {
  status: number
  d: Wire
  error?: { code: string; message: string }
  location: string
}

export interface Shopper {
  call(method: 'GET' | 'POST', path: string, body?: unknown): Promise<ShopAnswer>
}

let calls = 0

/** @param url where calls go; a function where that changes (a server that was killed comes back elsewhere) */
export function shopperAt(url: string | (() => string), connections: Connections): Shopper {
  const cookies = new Map<string, string>()
  return {
    async call(method, path, body) {
      // One IP address may not call as often as a measurement does: each call comes from another one.
      const number = (calls += 1)
      const ip = `10.${(number >> 16) % 256}.${(number >> 8) % 256}.${number % 256}`
      const isForm = typeof body === 'string'
      const text = body === undefined ? '' : isForm ? body : JSON.stringify(body)
      const answer = await connections.ask(
        new URL(path, typeof url === 'string' ? url : url()),
        method,
        {
          'x-timestamp': String(Date.now()),
          'x-forwarded-for': ip,
          ...(cookies.size > 0 && {
            cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          }),
          ...(text && { 'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json' }),
        },
        text,
      )
      const valueOf = (wanted: string) => answer.headers.find(([name]) => name === wanted)?.[1]
      for (const [name, line] of answer.headers) {
        if (name !== 'set-cookie') continue
        const [pair = ''] = line.split(';')
        const split = pair.indexOf('=')
        if (/max-age=0/i.test(line)) cookies.delete(pair.slice(0, split))
        else cookies.set(pair.slice(0, split), pair.slice(split + 1))
      }
      const isJson = valueOf('content-type')?.includes('json') ?? false
      return {
        d: null,
        ...(isJson ? JSON.parse(answer.text) : {}),
        status: answer.status,
        location: valueOf('location') ?? '',
      }
    },
  }
}

/** @throws Error where the answer is not the expected one: a timed error is no measurement */
export async function asked(answer: Promise<ShopAnswer>, status = 200): Promise<ShopAnswer> {
  const made = await answer
  if (made.status !== status) throw new Error(`answered ${made.status}: ${made.error?.message ?? ''}`)
  return made
}

export const home = {
  name: 'Ada Byron',
  line1: '12 Mill Lane',
  line2: '',
  city: 'Graz',
  region: '',
  postcode: '8010',
  country: 'AT',
}

/** Presses Pay on the test payment page. */
export function pay(shopper: Shopper, pageUrl: string, action = 'pay'): Promise<ShopAnswer> {
  return asked(shopper.call('POST', new URL(pageUrl).pathname, `action=${action}`), 303)
}

/** The way of a guest: three products, address, payment page, Pay, receipt. */
export async function checkOut(
  shopper: Shopper,
  products: readonly string[],
  timeOf: (step: 'session', ms: number) => void,
): Promise<void> {
  for (const post_id of products)
    await asked(shopper.call('POST', '/api/shop/cart', { post_id, value: {}, quantity: 1 }))
  const { d } = await asked(
    shopper.call('POST', '/api/shop/checkout', { email: 'ada@example.test', address: home }),
  )
  const started = performance.now()
  const session = await asked(
    shopper.call('GET', `/api/shop/create-session?total_minor=${d.cart.total_minor}`),
  )
  timeOf('session', performance.now() - started)
  const { location } = await pay(shopper, session.d)
  const back = new URL(location)
  const done = await asked(shopper.call('GET', `/api/shop/checkout-complete${back.search}`))
  if (done.d.status !== 'paid') throw new Error(`The order is ${done.d.status}`)
}
