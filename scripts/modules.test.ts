/** What the import check says of modules: each rule refuses a planted import. */
import { expect, test } from 'vitest'
import { circlesOf, isBesideModules, moduleComplaint, uses } from './modules.ts'

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
  for (const graph of Object.values(uses)) expect(circlesOf(graph)).toEqual([])
  const planted = { ...uses.shop, pricing: ['checkout'] }
  expect(circlesOf(planted).join('\n')).toMatch(/pricing > checkout > .*pricing/)
  const backward = { ...uses.content, posts: [...(uses.content?.posts ?? []), 'routing'] }
  expect(circlesOf(backward).join('\n')).toMatch(/posts > routing > .*posts/)
  expect(circlesOf({ orders: ['payments'], payments: ['orders'] })).toEqual(['orders > payments > orders'])
})

test('13.3 the modules of content use each other downwards', () => {
  const content = (path: string) => `src/features/content/${path}`
  const refused: [string, string][] = [
    ['posts/savePost.ts', 'references/storeReferences.ts'],
    ['posts/savePost.ts', 'versions/scheduledPublishing.ts'],
    ['posts/readPost.ts', 'lists/listLive.ts'],
    ['urls/redirects.ts', 'routing/resolvePath.ts'],
    ['taxonomies/tags.ts', 'posts/readPost.ts'],
    ['documents/visibility.ts', 'snippets/placedBlocks.ts'],
  ]
  for (const [from, to] of refused) {
    expect(moduleComplaint(content(from), content(to), false), `${from} > ${to}`).toMatch(/does not use/)
    expect(moduleComplaint(content(to), content(from), false), `${to} > ${from}`).toBeNull()
  }
  expect(['rights.ts', 'index.ts'].map(content).every(isBesideModules)).toBe(true)
  expect(['schema.ts', 'posts/savePost.ts'].map(content).some(isBesideModules)).toBe(false)
})
