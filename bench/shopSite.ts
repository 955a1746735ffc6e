/** A running shop to measure: an empty site with a currency, taxes, delivery and a few products, and its database. */
import { placeFor } from '../src/platform/database/embedded/place.ts'
import { administratorClient, type HttpClient } from '../test/support/httpClient.ts'
import { startServer, type RunningServer } from '../test/support/server.ts'

/** No demo, and callers that may say where they come from. */
export const shopEnvironment = { SEED_DEMO: '0', TRUSTED_PROXIES: '1' }

export interface ShopSite {
  server: RunningServer
  admin: HttpClient
  /** Ids of products that anybody can buy: a plain one, one with a variant, a heavy one. */
  products: string[]
  /** Where the embedded database listens. */
  connectionString: string
}

export async function startShopSite(): Promise<ShopSite> {
  const server = await startServer({ environment: shopEnvironment })
  const { socketFolder } = await placeFor(server.dataDirectory)
  const admin = await administratorClient(server.url)
  await setUpShop(admin)
  const products: string[] = []
  for (const price of ['24.99', '12.50', '140.00']) products.push(await addProduct(admin, price, '9999999'))
  return {
    server,
    admin,
    products,
    connectionString: `postgres://plinth@localhost:5432/plinth?host=${encodeURIComponent(socketFolder)}`,
  }
}

let bowls = 0

/** Prices without tax, 10.75 % tax, a delivery price that tax applies to, ten percent off with a code. */
export async function setUpShop(admin: HttpClient): Promise<void> {
  const settings = {
    prices_include_tax: false,
    base_country: 'AT',
    tax_zones: [{ title: 'Austria', country: 'AT', rates: [{ title: 'VAT', ppm: 107_500 }] }],
    shipping_zones: [
      { title: 'Austria', countries: ['AT'], rates: [{ title: 'Parcel', amount_minor: 644 }] },
    ],
    discounts: [{ code: 'KILN10', kind: 'percent', value: 100_000 }],
  }
  const answers = [
    await admin.call('POST', '/api/options', { name: 'currency', value: 'EUR' }),
    await admin.call('POST', '/api/shop/settings', settings),
  ]
  const wrong = answers.find(({ status }) => status !== 200)
  if (wrong) throw new Error(`The shop cannot be set up: ${wrong.error?.message}`)
}

export async function addProduct(admin: HttpClient, price: string, quantity: string): Promise<string> {
  const metas = Object.entries({
    product_price: price,
    product_quantity: quantity,
    product_weight: '400',
  }).map(([name, value]) => ({ name, value }))
  const answer = await admin.call('POST', '/api/posts', {
    type: 'product',
    title: `Bowl ${(bowls += 1)}`,
    status: 'published',
    metas,
  })
  if (answer.status !== 200) throw new Error(`The product was refused: ${answer.error?.message}`)
  return String(answer.d.id)
}
