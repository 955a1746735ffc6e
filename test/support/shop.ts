/** Products, buyers and the test payment page for tests of the shop. */
import { savePost } from '#features/content/index.ts'
import { savePostInput } from '#features/content/schema.ts'
import { testPaymentPage } from '#features/shop/index.ts'
import type { Context } from '#platform/context.ts'
import type { Answer, Client, TestSite } from './site.ts'

export interface ProductOptions {
  title?: string
  metas?: Record<string, string | string[]>
  isLive?: boolean
  id?: string
}

/** Who looks after the shop of a test's site; each has one. */
const keepers = new WeakMap<TestSite, Promise<Client>>()

function keeperOf(site: TestSite): Promise<Client> {
  const known = keepers.get(site) ?? site.as('administrator', 'keeper')
  keepers.set(site, known)
  return known
}

/**
 * Publishes a product by what the product form's call does; with an `id`, a new version of that one.
 * @returns its id @throws Problem where the save refuses it
 */
export async function publishProduct(site: TestSite, options: ProductOptions = {}): Promise<string> {
  const keeper = await keeperOf(site)
  const input = savePostInput.parse({
    ...(options.id
      ? { id: options.id, version: (await keeper.get(`/api/posts/${options.id}`)).body.d.version }
      : { type: 'product', url: `/shop/${site.platform.newId()}`, value: [] }),
    title: options.title ?? 'Oat bowl',
    status: options.isLive === false ? 'draft' : 'published',
    metas: Object.entries(options.metas ?? { product_price: '20.00' }).map(([name, value]) => ({
      name,
      value: Array.isArray(value) ? JSON.stringify(value) : value,
    })),
  })
  const { id } = await savePost({ ...site.platform, viewer: keeper.viewer }, input)
  return id
}

export async function setCurrency(site: TestSite, code: string): Promise<void> {
  const administrator = await site.as('administrator')
  const answer = await administrator.post('/api/options', { name: 'currency', value: code })
  if (answer.status !== 200) throw new Error(`The currency was refused: ${JSON.stringify(answer.body)}`)
}

export function addToCart(
  client: Client,
  postId: string,
  more: Record<string, unknown> = {},
): Promise<Answer> {
  return client.post('/api/shop/cart', { post_id: postId, value: {}, quantity: 1, ...more })
}

/** Calls create-session as the browser does. */
export function createPaymentSession(client: Client): Promise<Answer> {
  return client.get('/api/shop/create-session')
}

/** Presses a button of the test payment page; returns where the shopper is sent. */
export async function press(
  site: TestSite,
  url: string,
  action: 'pay' | 'decline' | 'cancel' | 'later',
): Promise<string> {
  const answer = await testPaymentPage(site.platform, {
    method: 'POST',
    path: new URL(url).pathname,
    body: new URLSearchParams({ action }),
    headers: {},
  })
  return answer.headers.location ?? ''
}

export function paymentSessionOf(url: string): string {
  return url.split('/').at(-1) ?? ''
}

/** The context of a visitor whose cart is known: the same code as the call, without its rate limit. */
export function contextOf(site: TestSite, client: Client): Context {
  const context = site.contextOf(client.viewer)
  return {
    ...context,
    request: { ...context.request, header: () => undefined, cookie: (name) => client.cookies.get(name) },
  }
}

/** Visitors who have the product in their carts. */
export async function buyersOf(site: TestSite, postId: string, count: number): Promise<Client[]> {
  const buyers = Array.from({ length: count }, () => site.visitor())
  for (const buyer of buyers) await addToCart(buyer, postId)
  return buyers
}

export async function buyerOf(site: TestSite, postId: string): Promise<Client> {
  const buyer = site.visitor()
  await addToCart(buyer, postId)
  return buyer
}

/** What lies on the shelf and what of it is held, of a product with one variant and one store. */
export async function heldOf(site: TestSite, postId: string): Promise<{ on_hand: number; reserved: number }> {
  return site.platform.db
    .selectFrom('stock_level')
    .innerJoin('product_variant', 'product_variant.id', 'stock_level.variant_id')
    .select(['on_hand', 'reserved'])
    .where('post_id', '=', postId)
    .executeTakeFirstOrThrow()
}

/** Rounds of a race: few in daily use, as many as the shop promises with SHOP_LONG=1. */
export function roundsOf(short: number, long: number): number {
  return process.env.SHOP_LONG ? long : short
}
