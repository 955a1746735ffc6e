/** Times POST /api/shop/cart as a visitor's browser sends it: one client in turn, then ten at once. */

interface Listing {
  d: { items: { id: string }[] }
}

/** Stays below the 600 requests a minute that one IP address may send. */
export async function measureAddToCart(url: string): Promise<{ one: number[]; ten: number[] }> {
  const found: Listing = await (await fetch(`${url}/api/posts?type=product&limit=50`)).json()
  const product = await firstBuyable(
    url,
    found.d.items.map(({ id }) => id),
  )
  await run(url, product, 20)
  const one = await run(url, product, 150)
  const ten = (await Promise.all(Array.from({ length: 10 }, () => run(url, product, 25)))).flat()
  return { one, ten }
}

/** The first product that can be bought without a choice. */
async function firstBuyable(url: string, ids: string[]): Promise<string> {
  for (const id of ids) {
    const response = await add(url, id, '')
    if (response.ok) return id
  }
  throw new Error('No product can be bought without a choice')
}

async function run(url: string, product: string, times: number): Promise<number[]> {
  const first = await add(url, product, '')
  const cookie = first.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const measured: number[] = []
  for (let i = 0; i < times; i += 1) {
    const started = performance.now()
    const response = await add(url, product, cookie)
    await response.arrayBuffer()
    measured.push(performance.now() - started)
    if (!response.ok) throw new Error(`Adding to the cart answered ${response.status}`)
  }
  return measured
}

function add(url: string, product: string, cookie: string): Promise<Response> {
  return fetch(`${url}/api/shop/cart`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-timestamp': String(Date.now()),
      ...(cookie ? { cookie } : {}),
    },
    body: JSON.stringify({ post_id: product, value: {}, quantity: 1 }),
  })
}
