/** The screens of the second demo: every page of it, products of all kinds, the dashboard with long lists and long words. */
import { wholeStranger } from '#demo/stranger/size.ts'
import type { HttpClient } from '../support/httpClient.ts'
import { dashboardScreens, listOf, type ScreenToDraw } from './list.ts'

const productsOnAPage = 12

/** Returns the list; ids and URLs are taken from the running site. @param size of what it was seeded with */
export async function strangerScreensOf(admin: HttpClient, size = wholeStranger): Promise<ScreenToDraw[]> {
  const read = async (path: string) => listOf((await admin.call('GET', path)).d)
  const posts = [
    ...(await read('/api/posts?type=page&limit=50')),
    ...(await read('/api/posts?type=post&limit=50')),
  ]
  const [order] = await read('/api/shop/orders?limit=1')
  const [form] = await read('/api/posts?type=form&limit=1')
  const products = await read('/api/posts?type=product&limit=100')
  const product = products.find(({ url }) => url === '/laden/gesetz') ?? products[0]
  const signedIn = true
  return [
    ...posts.map(({ url }) => ({ name: `page-${url.replace(/[^a-z0-9]+/g, '-')}`, path: url })),
    // Without a picture and with a title of one letter, with 140 of them, with one word of 63, with variants, with twelve pictures.
    ...['oe', 'ware-1', 'gesetz', 'ware-3', 'ware-11', 'ware-7'].map((name) => ({
      name: `product-${name}`,
      path: `/laden/${name}`,
    })),
    { name: 'products', path: '/t/products' },
    { name: 'products-last', path: `/t/products?p=${Math.ceil(size.products / productsOnAPage)}` },
    { name: 'posts', path: '/t/posts' },
    { name: 'type-empty', path: '/t/veranstaltungen' },
    { name: 'categories', path: '/p/category' },
    { name: 'search', path: '/search?keywords=senf' },
    { name: 'cart-empty', path: '/cart' },
    { name: 'login', path: '/login' },
    ...dashboardScreens,
    ...(order ? [{ name: 'order', path: `/user/orders/${order.id}`, signedIn }] : []),
    ...(product ? [{ name: 'product-form', path: `/user/products/${product.id}`, signedIn }] : []),
    ...(form ? [{ name: 'form-data', path: `/user/${form.id}/form-data`, signedIn }] : []),
    { name: 'list-empty-type', path: '/user/content/veranstaltung', signedIn },
    ...posts
      .filter(({ url }) => url === '/willkommen' || url === '/langer-titel')
      .map(({ id, url }) => ({
        name: `editor${url.replace('/', '-')}`,
        path: `/user/editor/${id}`,
        signedIn,
        isFixed: true,
      })),
  ]
}
