/** What the import check says of modules: each rule refuses a planted import. */
import { expect, test } from 'vitest'
import { circlesOf, moduleComplaint, uses } from './modules.ts'

const shop = (path: string) => `src/features/shop/${path}`

test('a module is reached through its front door, by the modules that may use it', () => {
  const cases: [string, string, RegExp | null][] = [
    ['payments/refunds.ts', 'orders/events.ts', null],
    ['payments/refunds.ts', 'payments/operations/refundOrder.ts', null],
    ['orders/screens/Orders.tsx', 'fulfilment/screens/SendManyDialog.tsx', null],
    ['index.ts', 'orders/findOrder.ts', null],
    ['payments/refunds.ts', 'texts/stockProblems.ts', null],
    ['checkout/checkout.ts', 'payments/providers/stripe.ts', /reached through/],
    ['index.ts', 'payments/providers/stripe.ts', /reached through/],
    ['payments/refunds.ts', 'fulfilment/screens/FulfilForm.tsx', /reached through/],
    ['pricing/totals.ts', 'payments/refunds.ts', /pricing does not use payments/],
    ['orders/orderTransitions.ts', 'payments/refunds.ts', /orders does not use payments/],
  ]
  for (const [from, to, complaint] of cases) {
    const found = moduleComplaint(shop(from), shop(to), false)
    if (complaint === null) expect(found, `${from} > ${to}`).toBeNull()
    else expect(found, `${from} > ${to}`).toMatch(complaint)
  }
  expect(moduleComplaint(shop('pricing/totals.ts'), shop('payments/refunds.ts'), true), 'types').toBeNull()
})

test('13.3 no circle of modules is allowed; a planted one is found, over several steps as well', () => {
  expect(circlesOf(uses.shop ?? {})).toEqual([])
  const planted = { ...uses.shop, pricing: ['checkout'] }
  expect(circlesOf(planted).join('\n')).toMatch(/pricing > checkout > .*pricing/)
  expect(circlesOf({ orders: ['payments'], payments: ['orders'] })).toEqual(['orders > payments > orders'])
})
