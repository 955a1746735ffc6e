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

/** What the dashboard shows on every site. */
export const dashboardScreens: ScreenToDraw[] = [
  { name: 'today', path: '/user', signedIn: true },
  { name: 'list-pages', path: '/user/content/page', signedIn: true },
  { name: 'list-posts', path: '/user/content/post', signedIn: true },
  { name: 'list-products', path: '/user/content/product', signedIn: true },
  { name: 'list-layouts', path: '/user/content/layout', signedIn: true },
  { name: 'list-components', path: '/user/content/component', signedIn: true },
  { name: 'list-snippets', path: '/user/content/sniplet', signedIn: true },
  { name: 'media', path: '/user/media', signedIn: true },
  { name: 'comments', path: '/user/comments', signedIn: true },
  { name: 'orders', path: '/user/orders', signedIn: true },
  { name: 'order-new', path: '/user/orders/new', signedIn: true },
  { name: 'payments', path: '/user/payments', signedIn: true },
  { name: 'emails', path: '/user/emails', signedIn: true },
  { name: 'email-templates', path: '/user/emails/templates', signedIn: true },
  { name: 'stock', path: '/user/stock', signedIn: true },
  { name: 'shipping', path: '/user/shipping', signedIn: true },
  { name: 'my-orders', path: '/user/my-orders', signedIn: true },
  { name: 'my-addresses', path: '/user/my-addresses', signedIn: true },
  { name: 'my-downloads', path: '/user/my-downloads', signedIn: true },
  { name: 'menus', path: '/user/menus', signedIn: true },
  { name: 'broken', path: '/user/redirects?list=broken', signedIn: true },
  { name: 'replace', path: '/user/replace', signedIn: true },
  { name: 'forms', path: '/user/forms', signedIn: true },
  { name: 'newsletter', path: '/user/newsletter', signedIn: true },
  { name: 'subscribers', path: '/user/newsletter/subscribers', signedIn: true },
  { name: 'analytics', path: '/user/analytics', signedIn: true },
  { name: 'categorization', path: '/user/categorization', signedIn: true },
  { name: 'redirects', path: '/user/redirects', signedIn: true },
  { name: 'types', path: '/user/types', signedIn: true },
  { name: 'type', path: '/user/types/product', signedIn: true },
  { name: 'users', path: '/user/users', signedIn: true },
  { name: 'account-emails', path: '/user/account-emails', signedIn: true },
  { name: 'audit', path: '/user/audit', signedIn: true },
  { name: 'profile', path: '/user/profile', signedIn: true },
  { name: 'settings', path: '/user/settings', signedIn: true },
  { name: 'theme', path: '/user/theme', signedIn: true, isFixed: true },
  { name: 'plugins', path: '/user/plugins', signedIn: true },
  { name: 'denied', path: '/user/denied', signedIn: true, status: 403 },
  { name: 'user-not-found', path: '/user/no-such-screen', signedIn: true, status: 404 },
]

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
    { name: 'cart', path: '/shop/chalk-plate', prepare: fillCart },
    { name: 'checkout', path: '/shop/chalk-plate', prepare: checkOut },
    { name: 'pay-test', path: '/shop/chalk-plate', prepare: pay },
    { name: 'receipt', path: '/shop/chalk-plate', prepare: receipt },
    ...dashboardScreens,
    ...(order ? [{ name: 'order', path: `/user/orders/${order.id}`, signedIn }] : []),
    ...(listOf(products)[0]
      ? [{ name: 'product-form', path: `/user/products/${listOf(products)[0]?.id}`, signedIn }]
      : []),
    ...(form ? [{ name: 'form-data', path: `/user/${form.id}/form-data`, signedIn }] : []),
    { name: 'editor-new', path: '/user/editor/new?type=page', signedIn, isFixed: true },
    ...(home ? [{ name: 'editor', path: `/user/editor/${home.id}`, signedIn, isFixed: true }] : []),
    ...(home ? [{ name: 'preview-bar', path: `/user/view/${home.id}`, signedIn, isFixed: true }] : []),
    ...(home ? [{ name: 'preview', path: `/user/preview/${home.id}`, signedIn }] : []),
  ]
}

export interface Listed {
  id: string
  url: string
}

/** Goes to the cart with one of the product that is open; each step by what it is, since its words differ by language. */
async function fillCart(page: Page): Promise<void> {
  const added = page.waitForResponse((response) => response.url().includes('/api/shop/cart'))
  await page.locator('.b-product-buy button.button').first().click()
  await added
  await page.goto(new URL('/cart', page.url()).href)
  await page.locator('dd.b-cart-total').waitFor()
}

async function checkOut(page: Page): Promise<void> {
  await fillCart(page)
  await page.locator('.b-cart button.button:not(.button-quiet)').last().click()
  const form = page.locator('form.b-cart-checkout')
  const answers = {
    email: 'petra@post.example',
    name: 'Petra Winslow',
    line1: '12 Chapel Row',
    city: 'Porto',
    postcode: '4410-001',
  }
  await form.locator('[name="country"]').selectOption('PT')
  for (const [name, value] of Object.entries(answers)) await form.locator(`[name="${name}"]`).fill(value)
  await form.locator('input[type="radio"]').first().waitFor()
}

async function pay(page: Page): Promise<void> {
  await checkOut(page)
  await page.locator('form.b-cart-checkout button[type="submit"]').click()
  await page.waitForURL('**/pay/test/**')
}

async function receipt(page: Page): Promise<void> {
  await pay(page)
  await page.locator('button.pay').click()
  await page.waitForURL('**/checkout-complete**')
  await page.locator('.receipt').waitFor()
}

/** Lists come as a list, or as a list beside its pages. */
export function listOf(d: unknown): Listed[] {
  if (Array.isArray(d)) return d
  if (typeof d === 'object' && d !== null && 'items' in d && Array.isArray(d.items)) return d.items
  return []
}
