/** What a visitor's filters find. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testSite, type TestSite } from '#test/support/site.ts'
import type { PageContext } from '#blocks/block.ts'
import type { ProductListData } from '#blocks/product-list/data.ts'
import { productsSource } from '../catalogue/sources/products.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
  const administrator = await site.as('administrator')
  await administrator.post('/api/options', { name: 'currency', value: 'USD' })
  const mugs = (await administrator.post('/api/posts/categories', { title: 'Mugs' })).body.d
  for (const [title, price, category] of [
    ['Small', '20.00', mugs.id],
    ['Middle', '30.00', mugs.id],
    ['Bowl', '30.00', null],
    ['Large', '49.50', mugs.id],
  ]) {
    const metas = [{ name: 'product_price', value: price }]
    const { status } = await administrator.post('/api/posts', {
      type: 'product',
      title,
      metas,
      category,
      value: [],
      status: 'published',
    })
    expect(status).toBe(200)
  }
})
afterAll(() => site.close())

const page: PageContext = {
  path: '/',
  postId: null,
  title: '',
  siteName: '',
  currency: { code: 'USD', symbol: '$', exponent: 2 },
  timeZone: 'UTC',
  isCanvas: false,
  isPreview: false,
}

async function list(query: string, args: Record<string, unknown> = {}): Promise<ProductListData> {
  const { platform } = site
  const answer: unknown = await productsSource.run(
    { platform, db: platform.db, page, query: new URLSearchParams(query) },
    { limit: 10, has_filters: true, ...args },
  )
  if (!isList(answer)) throw new Error('The source answered no list')
  return answer
}

const isList = (value: unknown): value is ProductListData =>
  typeof value === 'object' && value !== null && 'items' in value
const titles = ({ items }: ProductListData) => items.map(({ title }) => title)

test('F-SHOP-12 filters keep a category and a span of prices, in the order that is asked for', async () => {
  expect(titles(await list('category=mugs&from=25&sort=price_down'))).toEqual(['Large', 'Middle'])
  expect(titles(await list('to=30&sort=title'))).toEqual(['Bowl', 'Middle', 'Small'])
  expect(titles(await list('from=49,50&to=49.50'))).toEqual(['Large'])
  expect((await list('')).filters).toMatchObject({
    sort: 'newest',
    categories: [{ value: 'mugs', title: 'Mugs', count: 3 }],
  })
})

test('F-SHOP-12 what is no filter is left out; a list without filters does not listen to the URL', async () => {
  expect((await list("from=1';drop&sort=worst&category=%27")).filters).toMatchObject({
    from: '',
    sort: 'newest',
    category: '',
  })
  expect(titles(await list('category=mugs', { has_filters: undefined }))).toHaveLength(4)
})
