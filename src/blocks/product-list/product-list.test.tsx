/** What the product list draws, and what its filters ask for. */
import { expect, test } from 'vitest'
import { drawBlock } from '../blockChecks.testing.tsx'
import { exampleFilteredProducts, exampleProducts } from '../exampleData.ts'

test('F-SHOP-12 a list without filters is cards alone', () => {
  const html = drawBlock('product-list', { limit: 3 }, { data: exampleProducts() })
  expect(html).not.toContain('<form')
  expect(html).toContain('$34.00')
})

test('F-PUB-05 filters are a form that asks for the same page, with what is chosen in it', () => {
  const { filters } = exampleFilteredProducts()
  const data = {
    ...exampleFilteredProducts(),
    filters: { ...filters, category: 'mugs', from: '20', sort: 'price_up' },
  }
  const html = drawBlock('product-list', { limit: 3, has_filters: true }, { data })
  expect(html).toContain('<form class="b-filters" action="/shop/mug" method="get">')
  expect(html).toContain('<option value="mugs" selected="">Mugs (7)</option>')
  expect(html).toContain('value="20"')
  expect(html).toContain('<option value="price_up" selected="">')
  expect(html).toContain('<a href="/shop/mug">Show all</a>')
  expect(drawBlock('product-list', {}, { data: { ...data, items: [] } })).toContain(
    'Nothing fits these filters.',
  )
})

test('F-UI-18 F-PUB-05 what does not fit on one page of a list of products is on the next, with the filters kept', () => {
  const { filters } = exampleFilteredProducts()
  const data = { ...exampleFilteredProducts(), filters: { ...filters, category: 'mugs', from: '20' } }
  const html = drawBlock('product-list', { limit: 3, has_filters: true }, { data })
  expect(html).toContain('href="/shop/mug?category=mugs&amp;from=20&amp;sort=newest&amp;p=3"')
  expect(drawBlock('product-list', {}, { data: { ...data, items: [] } })).toContain('To the first page')
  expect(drawBlock('product-list', { limit: 3 }, { data: exampleProducts() })).not.toContain('pagination')
})
