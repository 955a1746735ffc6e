/** The main job of the product, in a real browser against the built program with its demo site. */
import { expect, test } from 'vitest'
import { builtSite } from '../support/builtSite.ts'
import { fillLogin, phone } from '../support/people.ts'
import { publish } from '../support/publish.ts'
import { longTest } from '../support/share.ts'

const site = builtSite()

test('F-PUB-01 F-PUB-06 F-EDIT-01 F-SHOP-10 an administrator publishes, a visitor reads without a reload and buys, the order stands', async () => {
  const visitor = await site.open({ viewport: phone, reducedMotion: 'no-preference' })
  await visitor.page.goto('/')
  await visitor.page.waitForLoadState('networkidle')
  await visitor.page.evaluate(() => Reflect.set(window, 'isSameDocument', true))

  // The administrator edits a page in the block editor and publishes it.
  const owner = await site.open({ reducedMotion: 'no-preference' })
  await owner.page.goto('/login?next=/user')
  await fillLogin(owner.page)
  await owner.page.waitForURL((url) => url.pathname === '/user')
  await owner.page.goto('/user/content/page')
  await owner.page.getByRole('link', { name: 'About the workshop' }).first().click()
  await owner.page.waitForURL('**/user/editor/**')
  const words = 'The second kiln arrived this morning.'
  const paragraph = owner.page.frameLocator('iframe').locator('p').filter({ hasText: 'Kiln Lane' }).first()
  await paragraph.click()
  await owner.page.keyboard.press('End')
  await owner.page.keyboard.type(` ${words}`)
  await publish(owner.page)
  await owner.page.getByText('Saved', { exact: true }).first().waitFor()
  await expect.poll(async () => (await fetch(`${site.url}/about`)).text()).toContain(words)

  // The visitor, who has had the site open all the time, sees it without a reload of the app.
  await visitor.page.getByRole('button', { name: 'Menu' }).click()
  await visitor.page.getByRole('link', { name: 'About' }).first().click()
  await visitor.page.getByText(words).waitFor()
  expect(await visitor.page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true)

  // The visitor buys a mug with the test payment: six clicks from the product page.
  await visitor.page.getByRole('button', { name: 'Menu' }).click()
  await visitor.page.getByRole('link', { name: 'Shop' }).first().click()
  await visitor.page
    .getByRole('link', { name: /Morning mug/ })
    .first()
    .click()
  await visitor.page.waitForURL('**/shop/**')
  await visitor.page.locator('label', { hasText: '350 ml' }).click()
  await visitor.page.locator('.b-product-full .b-product-price', { hasText: '$38.00' }).waitFor()
  await visitor.page.getByRole('button', { name: 'Add to cart' }).first().click()
  await visitor.page.getByRole('link', { name: 'View cart' }).click()
  await visitor.page.waitForURL('**/cart')
  await visitor.page.getByRole('button', { name: 'Check out' }).click()
  const fields = {
    Email: 'ada@example.org',
    Name: 'Ada Byron',
    'Street and number': '12 Mill Lane',
    Postcode: '4050',
    Town: 'Porto',
  }
  for (const [label, value] of Object.entries(fields))
    await visitor.page.getByLabel(label, { exact: true }).fill(value)
  await visitor.page.getByLabel('Country').selectOption('PT')
  await visitor.page.getByText('Parcel, 3 to 5 days').waitFor()
  await visitor.page.getByRole('button', { name: 'Pay $44.00' }).click()
  await visitor.page.waitForURL('**/pay/test/**')
  await visitor.page.getByText('TEST PAYMENT - no money moves').waitFor()
  const order = (await visitor.page.getByRole('heading', { name: /^Order / }).innerText()).replace(
    'Order ',
    '',
  )
  await visitor.page.getByRole('button', { name: 'Pay', exact: true }).click()
  await visitor.page.waitForURL('**/checkout-complete**')
  await visitor.page.getByText(`Order ${order} is paid`).waitFor()

  // The order is in the dashboard.
  await owner.page.goto('/user/orders')
  await owner.page
    .getByRole('link', { name: new RegExp(order) })
    .first()
    .click()
  await owner.page.getByText('Morning mug').first().waitFor()
  await owner.page.getByText('Paid', { exact: true }).first().waitFor()
  expect([...visitor.complaints, ...owner.complaints]).toEqual([])
})

test('F-ROUTE-02 a visitor is sent from /user to the login and back', async () => {
  const { page } = await site.open()
  await page.goto('/user/orders')
  expect(new URL(page.url()).pathname).toBe('/login')
  await fillLogin(page)
  await page.waitForURL('**/user/orders')
})

longTest('F-PUB-12 with JavaScript off a page reads whole and its links work', async () => {
  const { context, page } = await site.open({ javaScriptEnabled: false })
  await page.goto('/')
  expect(await page.locator('h1').innerText()).toContain('Stoneware for')
  await page.getByRole('link', { name: 'Journal' }).first().click()
  await page.waitForURL('**/t/posts')
  await page.locator('main a').first().click()
  expect((await page.locator('main').innerText()).length).toBeGreaterThan(400)
  await page.goto('/shop/sage-mug')
  expect(await page.locator('main').innerText()).toContain('$34.00')
  await context.close()
})

test('F-PUB-02 logging out clears the cookie and shows /logout', async () => {
  const { context, page } = await site.openSignedIn()
  await page.goto('/user')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL('**/logout')
  expect((await context.cookies()).filter(({ name }) => name === 'autht')).toEqual([])
  await page.goto('/user')
  expect(new URL(page.url()).pathname).toBe('/login')
})
