/** What the import check says of modules: each rule refuses a planted import. */
import { expect, test } from 'vitest'
import { moduleComplaint } from './modules.ts'

const shop = (path: string) => `src/features/shop/${path}`

test('a module is reached through its front door, by the modules that may use it', () => {
  const cases: [string, string, RegExp | null][] = [
    ['orders/refunds.ts', 'payments/providers.ts', null],
    ['orders/refunds.ts', 'orders/operations/refundOrder.ts', null],
    ['orders/screens/Orders.tsx', 'fulfilment/screens/SendManyDialog.tsx', null],
    ['index.ts', 'orders/findOrder.ts', null],
    ['orders/refunds.ts', 'texts/stockProblems.ts', null],
    ['orders/refunds.ts', 'payments/providers/stripe.ts', /reached through/],
    ['index.ts', 'payments/providers/stripe.ts', /reached through/],
    ['orders/refunds.ts', 'fulfilment/screens/FulfilForm.tsx', /reached through/],
    ['pricing/totals.ts', 'orders/refunds.ts', /pricing does not use orders/],
  ]
  for (const [from, to, complaint] of cases) {
    const found = moduleComplaint(shop(from), shop(to), false)
    if (complaint === null) expect(found, `${from} > ${to}`).toBeNull()
    else expect(found, `${from} > ${to}`).toMatch(complaint)
  }
  expect(moduleComplaint(shop('pricing/totals.ts'), shop('orders/refunds.ts'), true), 'types').toBeNull()
})
