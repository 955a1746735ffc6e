/** Every screen that is drawn, with what must be done before it shows its best. */
import type { Page } from 'playwright-core'
import type { HttpClient } from '../support/httpClient.ts'

export interface ScreenToDraw {
  name: string
  path: string
  signedIn?: boolean
  /** The status that it answers where that is not 200. */
  status?: number
  /** True draws the window only, not the whole page. */
  isFixed?: boolean
  prepare?(page: Page): Promise<void>
}

/** Returns the list; ids are taken from the running demo. */
export async function screensOf(admin: HttpClient): Promise<ScreenToDraw[]> {
  const products = (await admin.call('GET', '/api/posts?type=product&limit=50')).d
  const posts = (await admin.call('GET', '/api/posts?type=post&limit=50')).d
  const orders = (await admin.call('GET', '/api/shop/orders?limit=1')).d
  const pages = (await admin.call('GET', '/api/posts?type=page&limit=50')).d
  const forms = (await admin.call('GET', '/api/posts?type=form&limit=1')).d
  const home = listOf(pages).find(({ url }) => url === '/' || url === '/home') ?? listOf(pages)[0]
  const order = listOf(orders)[0]
  const form = listOf(forms)[0]
  const signedIn = true
  return [
    { name: 'home', path: '/' },
    { name: 'products', path: '/t/products' },
    { name: 'product', path: listOf(products)[0]?.url ?? '/t/products' },
    { name: 'journal', path: '/t/posts' },
    { name: 'article', path: listOf(posts)[0]?.url ?? '/t/posts' },
    { name: 'about', path: '/about' },
    { name: 'tour', path: '/tour' },
    { name: 'taxonomies', path: '/p' },
    { name: 'categories', path: '/p/category' },
    { name: 'search', path: '/search?keywords=mug' },
    { name: 'search-empty', path: '/search?keywords=zebra' },
    { name: 'cart-empty', path: '/cart' },
    { name: 'login', path: '/login' },
    { name: 'signup', path: '/signup' },
    { name: 'logout', path: '/logout' },
    { name: 'find-order', path: '/order' },
    { name: 'checkout-complete', path: '/checkout-complete' },
    { name: 'not-found', path: '/no/such/page', status: 404 },
    { name: 'today', path: '/user', signedIn },
    { name: 'list-pages', path: '/user/content/page', signedIn },
    { name: 'list-posts', path: '/user/content/post', signedIn },
    { name: 'list-products', path: '/user/content/product', signedIn },
    { name: 'list-layouts', path: '/user/content/layout', signedIn },
    { name: 'list-components', path: '/user/content/component', signedIn },
    { name: 'list-snippets', path: '/user/content/sniplet', signedIn },
    { name: 'media', path: '/user/media', signedIn },
    { name: 'comments', path: '/user/comments', signedIn },
    { name: 'orders', path: '/user/orders', signedIn },
    ...(order ? [{ name: 'order', path: `/user/orders/${order.id}`, signedIn }] : []),
    ...(listOf(products)[0] ? [{ name: 'product-form', path: `/user/products/${listOf(products)[0]?.id}`, signedIn }] : []),
    { name: 'order-new', path: '/user/orders/new', signedIn },
    { name: 'payments', path: '/user/payments', signedIn },
    { name: 'stock', path: '/user/stock', signedIn },
    { name: 'delivery', path: '/user/delivery', signedIn },
    { name: 'my-orders', path: '/user/my-orders', signedIn },
    { name: 'my-addresses', path: '/user/my-addresses', signedIn },
    { name: 'my-downloads', path: '/user/my-downloads', signedIn },
    { name: 'menus', path: '/user/menus', signedIn },
    { name: 'broken', path: '/user/redirects?list=broken', signedIn },
    { name: 'forms', path: '/user/forms', signedIn },
    { name: 'analytics', path: '/user/analytics', signedIn },
    { name: 'categorization', path: '/user/categorization', signedIn },
    { name: 'redirects', path: '/user/redirects', signedIn },
    { name: 'types', path: '/user/types', signedIn },
    { name: 'type', path: '/user/types/product', signedIn },
    { name: 'users', path: '/user/users', signedIn },
    { name: 'profile', path: '/user/profile', signedIn },
    { name: 'settings', path: '/user/settings', signedIn },
    { name: 'plugins', path: '/user/plugins', signedIn },
    { name: 'denied', path: '/user/denied', signedIn, status: 403 },
    { name: 'user-not-found', path: '/user/no-such-screen', signedIn, status: 404 },
    ...(form ? [{ name: 'form-data', path: `/user/${form.id}/form-data`, signedIn }] : []),
    { name: 'editor-new', path: '/user/editor/new?type=page', signedIn, isFixed: true },
    ...(home ? [{ name: 'editor', path: `/user/editor/${home.id}`, signedIn, isFixed: true }] : []),
    ...(home ? [{ name: 'preview', path: `/user/preview/${home.id}`, signedIn }] : []),
  ]
}

interface Listed {
  id: string
  url: string
}

/** Lists come as a list, or as a list beside its pages. */
function listOf(d: unknown): Listed[] {
  if (Array.isArray(d)) return d
  if (typeof d === 'object' && d !== null && 'items' in d && Array.isArray(d.items)) return d.items
  return []
}
