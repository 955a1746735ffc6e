/** POST /api/shop/orders/quote: what an order made by staff would cost (F-SHOP-13). */
import { operation } from '#platform/operations/operation.ts'
import { manualDraft, manualQuote } from '../manualOrderSchema.ts'
import { quoteManualOrder } from '../manualOrder.ts'
import { viewOfCart } from '../../cart/priceCart.ts'
import { cardProvider } from '../../payments/providers.ts'
import { shippingView } from '../../pricing/shippingRates.ts'

/** Nothing is kept and nothing held. Problems: cart.product_missing (404), cart.option_unavailable, discount.unknown (422). */
export const quoteOrder = operation({
  name: 'shop.quote-order',
  summary: 'Prices an order before staff makes it: lines with what is wrong, ways to deliver, sums.',
  method: 'POST',
  path: '/api/shop/orders/quote',
  capability: 'orders.manage',
  input: manualDraft,
  output: manualQuote,
  async run(context, draft) {
    const { priced, rules } = await quoteManualOrder(context, draft)
    return {
      cart: viewOfCart(priced, rules.shop),
      shipping_options: shippingView(priced.shippingOptions),
      shipping_method: priced.shipping?.id ?? null,
      needs_address: priced.needsAddress,
      is_test: (await cardProvider(context))?.isTest ?? false,
    }
  },
})
