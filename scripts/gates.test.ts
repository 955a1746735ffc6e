/**
 * What once went wrong and is now in one place only: each gate reads the source and finds an offender that is planted.
 * Escaping, requests to elsewhere and streams have gates of their own in test/security.
 */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface Gate {
  title: string
  files: string
  /** What may be in the named files only. */
  pattern: RegExp
  allowed: Record<string, string>
  planted: string
}

const gates: Gate[] = [
  {
    title: 'pictures are drawn by one component, which knows their widths and their size',
    files: '{src,themes}/**/*.tsx',
    pattern: /<img\b/,
    allowed: { 'src/ui/Picture.tsx': 'the component' },
    planted: '<img src={photo} />',
  },
  {
    title: 'one guard says which schemes an address may have',
    files: '{src,themes}/**/*.{ts,tsx}',
    pattern: /['"]mailto['"]|mailto:\|tel:/,
    allowed: {
      'src/blocks/shell/safeUrl.ts': 'the guard',
      'src/features/content/menus/menuRows.ts': 'says what an address looks like, before the guard is asked',
    },
    planted: "const schemes = ['http', 'mailto']",
  },
  {
    title: 'amounts of money are read and converted by one reader, never by hand',
    files: 'src/{features/shop,blocks/cart*,blocks/product*,rendering}/**/*.{ts,tsx}',
    pattern: /parseFloat\(|\bNumber\([^)]*(?:price|amount|minor)|(?:price|amount|minor)\w*\)? [*/] 100\b/i,
    allowed: {
      'src/features/shop/pricing/money.ts': 'the reader',
      'src/features/shop/pricing/chargeUnits.ts': 'the units of the payment provider, with their source',
    },
    planted: 'const cents = Number(price) * 100',
  },
  {
    title: 'statements go in batches, or are put together once, on the way through a checkout only',
    files: 'src/**/*.{ts,tsx}',
    pattern: /from '(?:#platform\/database|\.{1,2}(?:\/database)?)\/(?:batch|statement)\.ts'/,
    allowed: {
      'src/platform/database/changeCounter.ts': 'what a change counts, with the commit of that change',
      'src/platform/database/connections.ts': 'the layer itself',
      'src/platform/database/statement.ts': 'the layer itself',
      'src/features/content/search/searchPublished.ts': 'the search of visitors',
      'src/features/settings/readSetting.ts': 'settings, which a cart and a checkout read',
      'src/features/shop/cart/addToCart.ts': 'adding to a cart',
      'src/features/shop/cart/cart.ts': 'adding to a cart',
      'src/features/shop/cart/cartLines.ts': 'adding to a cart',
      'src/features/shop/checkout/checkout.ts': 'a guest’s address and payment page',
      'src/features/shop/checkout/checkoutStatus.ts': 'a guest’s address and payment page',
      'src/features/shop/checkout/operations/checkoutDetails.ts': 'a guest’s address and payment page',
      'src/features/shop/documents/writeDocuments.ts': 'what a paid order writes',
      'src/features/shop/email/emailTemplates.ts': 'what a paid order writes',
      'src/features/shop/email/queueEmail.ts': 'what a paid order writes',
      'src/features/shop/downloads/downloads.ts': 'what a paid order and its receipt read',
      'src/features/shop/orders/shippedQuantities.ts': 'what a paid order and its receipt read',
      'src/features/shop/inventory/reservations.ts': 'what buyers of the same items wait for',
      'src/features/shop/orders/events.ts':
        'making, moving and reading an order on its way through the checkout',
      'src/features/shop/orders/makeOrder.ts':
        'making, moving and reading an order on its way through the checkout',
      'src/features/shop/orders/orderDetails.ts':
        'making, moving and reading an order on its way through the checkout',
      'src/features/shop/orders/orderLeft.ts':
        'making, moving and reading an order on its way through the checkout',
      'src/features/shop/orders/orderTransitions.ts':
        'making, moving and reading an order on its way through the checkout',
      'src/features/shop/orders/readOrders.ts':
        'making, moving and reading an order on its way through the checkout',
      'src/features/shop/payments/applyPayment.ts': 'a payment',
      'src/features/shop/payments/paymentSession.ts': 'a payment',
      'src/features/shop/payments/provider.ts': 'a payment',
      'src/features/shop/payments/providers/testPayments.ts': 'a payment',
      'src/features/shop/payments/testPaymentPage.ts': 'a payment',
      'src/features/shop/payments/webhooks.ts': 'a payment',
      'src/features/shop/pricing/discounts.ts': 'a guest’s address and payment page',
      'src/features/shop/pricing/pricingRules.ts': 'a guest’s address and payment page',
      'src/features/shop/pricing/rates.ts': 'a guest’s address and payment page',
      'src/features/shop/pricing/shopContext.ts': 'a guest’s address and payment page',
    },
    planted: "import { runBatch } from '#platform/database/batch.ts'",
  },
]

const sources = (files: string) =>
  globSync(files).filter((path) => !/\.(test|testing)\.tsx?$|\/migrations\//.test(path))
const withoutComments = (source: string) =>
  source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/[^\n]*/g, '$1')

test.each(gates)('$title', ({ files, pattern, allowed, planted }) => {
  const found = sources(files).filter((path) => pattern.test(withoutComments(readFileSync(path, 'utf8'))))
  expect(found.filter((path) => !(path in allowed))).toEqual([])
  expect(
    Object.keys(allowed).filter((path) => !found.includes(path)),
    'no exception is left over',
  ).toEqual([])
  expect(pattern.test(planted), 'a planted offender').toBe(true)
})

const mostLines = 400
const linesOf = (source: string) => source.trimEnd().split('\n').length
const isTooLong = (source: string) => linesOf(source) > mostLines

test('no file of the product grows past 400 lines', () => {
  // A translation is as long as its English, and its sentences are longer.
  const files = sources('{src,themes}/**/*.{ts,tsx}').filter((path) => !/\/texts\/\w+\.\w\w\.ts$/.test(path))
  expect(files.filter((path) => isTooLong(readFileSync(path, 'utf8')))).toEqual([])
  expect(isTooLong('line\n'.repeat(mostLines + 1))).toBe(true)
})
