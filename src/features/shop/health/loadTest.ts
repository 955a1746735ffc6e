/** 500 buyers at once for ten items, in a scratch copy: what the shop promises, shown on this machine with this shop's rules. */
import { randomBytes } from 'node:crypto'
import type { Context, Platform } from '#platform/context.ts'
import { Problem } from '#platform/operations/problem.ts'
import { visitor } from '#platform/viewer.ts'
import { cartCookie, tokenHash } from '../cart/cart.ts'
import { createPaymentSession } from '../checkout/checkout.ts'
import { implicitStore, shopContext, storeNamed, type ShopContext } from '../pricing/shopContext.ts'
import { brokenInvariants, type Violation } from './invariants.ts'
import { adjustStock } from '../inventory/stock.ts'
import { testPaymentPage } from '../payments/testPaymentPage.ts'
import type { LoadTestFigures } from './healthSchema.ts'
import { inScratchCopy, somethingToSell, type Wanted } from './databaseCopy.ts'

const quantity = 10
const connections = 6

/**
 * Lets so many buyers check out at the same instant; who gets a payment page pays.
 * @throws Problem load_test.nothing_to_sell (422)
 */
export async function runLoadTest(
  platform: Platform,
  buyers = 500,
): Promise<{ figures: LoadTestFigures; broken: Violation[] }> {
  const shop = await shopContext(platform.db)
  const store = storeNamed(shop.stores, null)
  const wanted = await somethingToSell(platform, store?.id ?? implicitStore, shop.currency)
  return inScratchCopy(platform, { connections, wanted }, async (scratch) => {
    await scratch.transaction((db) =>
      adjustStock(scratch, db, {
        variantId: wanted.variantId,
        storeId: wanted.storeId,
        set: quantity,
        reason: 'initial',
      }),
    )
    const tokens = await fillCarts(scratch, shop, wanted, buyers)
    const started = performance.now()
    const ends = await Promise.all(tokens.map((token) => buy(scratch, token)))
    const milliseconds = Math.round(performance.now() - started)
    const count = (end: Awaited<ReturnType<typeof buy>>) => ends.filter((one) => one === end).length
    const totals = await readTotals(scratch)
    const figures = {
      item: wanted.title,
      quantity,
      buyers,
      sold: count('sold'),
      refused: count('refused'),
      failed: count('failed'),
      ...totals,
      milliseconds,
    }
    return { figures, broken: await brokenInvariants(scratch) }
  })
}

/** A cart of its own for each buyer, one item in it. */
async function fillCarts(
  scratch: Platform,
  { currency }: ShopContext,
  { variantId }: Wanted,
  buyers: number,
): Promise<string[]> {
  const now = scratch.clock.now()
  const carts = Array.from({ length: buyers }, () => ({
    id: scratch.newId(),
    token: randomBytes(32).toString('base64url'),
  }))
  const common = {
    user_id: null,
    store_id: null,
    currency,
    email: null,
    address: null,
    shipping_method_id: null,
    discount_id: null,
  }
  await scratch.db
    .insertInto('cart')
    .values(
      carts.map(({ id, token }) => ({
        ...common,
        id,
        token_hash: tokenHash(token),
        state: 'active' as const,
        created_at: now,
        updated_at: now,
      })),
    )
    .execute()
  await scratch.db
    .insertInto('cart_line')
    .values(
      carts.map(({ id }) => ({
        id: scratch.newId(),
        cart_id: id,
        variant_id: variantId,
        choices: '[]',
        choices_hash: '',
        quantity: 1,
        added_at: now,
      })),
    )
    .execute()
  return carts.map(({ token }) => token)
}

async function buy(scratch: Platform, token: string): Promise<'sold' | 'refused' | 'failed'> {
  try {
    const url = await createPaymentSession(contextOf(scratch, token))
    const { headers } = await testPaymentPage(scratch, {
      method: 'POST',
      path: new URL(url).pathname,
      body: new URLSearchParams({ action: 'pay' }),
      headers: {},
    })
    return headers.location ? 'sold' : 'failed'
  } catch (error) {
    if (error instanceof Problem && error.code === 'cart.refused') return 'refused'
    scratch.log.error({ err: error }, 'shop.load-test')
    return 'failed'
  }
}

function contextOf(scratch: Platform, token: string): Context {
  const nothing = () => undefined
  return {
    ...scratch,
    viewer: visitor,
    request: {
      id: 'load_test',
      ip: '127.0.0.1',
      method: 'GET',
      path: '/api/shop/create-session',
      query: new URLSearchParams(),
      header: nothing,
      cookie: (name) => (name === cartCookie ? token : undefined),
    },
    response: { setHeader: nothing, setCookie: nothing, clearCookie: nothing },
  }
}

async function readTotals({
  db,
}: Platform): Promise<Pick<LoadTestFigures, 'oversold' | 'charged_twice' | 'off_by_cents'>> {
  const orders = await db
    .selectFrom('orders')
    .leftJoin('test_payment_session as charge', (join) =>
      join.onRef('charge.order_id', '=', 'orders.id').on('charge.state', '=', 'paid'),
    )
    .select([
      'orders.id',
      'orders.cart_id',
      'orders.total_minor',
      'orders.paid_minor',
      'charge.amount_minor as charged',
    ])
    .where('order_state', '<>', 'expired')
    .execute()
  const carts = new Set(orders.map(({ cart_id }) => cart_id))
  return {
    oversold: Math.max(0, orders.length - quantity),
    charged_twice: orders.length - carts.size,
    off_by_cents: orders.filter(
      ({ total_minor, paid_minor, charged }) => charged !== total_minor || charged !== paid_minor,
    ).length,
  }
}
