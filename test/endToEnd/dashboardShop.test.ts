/** The shop's work in the dashboard, in a real browser: refund, cancel, notes, a product's variants, an entry of a form, on a phone too. */
import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { builtSite } from '../support/builtSite.ts'
import { phone, type Person } from '../support/people.ts'
import { longTest } from '../support/share.ts'

const site = builtSite()
let owner: Person
let page: Page

beforeAll(async () => {
  owner = await site.openSignedIn()
  page = owner.page
})

interface Order {
  id: string
  number: string
  total_minor: number
}

async function ordersToPack(): Promise<Order[]> {
  return (await site.admin.call('GET', '/api/shop/orders?order_state=placed&fulfilment_state=none&limit=5')).d
    .items
}

test('F-SHOP-13 an order gets a note, is refunded in part to the cent, and sent', async () => {
  const [order] = await ordersToPack()
  if (!order) throw new Error('The demo has no order to pack')
  await page.goto(`/user/orders/${order.id}`)
  await page.getByLabel('Note for colleagues').fill('Wrap it twice')
  await page.getByRole('button', { name: 'Add note' }).click()
  await page.locator('.timeline').getByText('Wrap it twice').waitFor()
  await page.getByRole('button', { name: 'Refund' }).click()
  const refund = page.getByRole('dialog', { name: `Refund order ${order.number}` })
  // Nothing is chosen until somebody chooses it; all of it is one tap away.
  expect(await refund.getByLabel(/^Amount/).inputValue()).toBe('')
  for (const quantity of await refund.getByRole('spinbutton').all())
    expect(await quantity.inputValue()).toBe('0')
  await refund.getByRole('button', { name: 'Refund', exact: true }).click()
  await refund.getByText(/^An amount up to .*, please$/).waitFor()
  await refund.getByRole('button', { name: /^Refund everything/ }).click()
  expect(await refund.getByLabel(/^Amount/).inputValue()).toBe((order.total_minor / 100).toFixed(2))
  expect(await refund.getByLabel('Put the items back in stock').isChecked()).toBe(true)
  await refund.getByRole('button', { name: 'Cancel' }).click()
  await refund.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Refund' }).click()
  await refund.getByLabel(/^Amount/).fill('5.05')
  // Of an amount of one's own no item comes back: nothing is asked about the stock.
  expect(await refund.getByLabel('Put the items back in stock').count()).toBe(0)
  await refund.getByLabel('Reason').fill('A chip at the foot')
  await refund.getByRole('button', { name: 'Refund', exact: true }).click()
  await refund.waitFor({ state: 'detached' })
  await page.locator('dl.detail-list').getByText('$5.05').waitFor()
  await page.getByRole('button', { name: 'Pack and send' }).click()
  const parcel = page.getByRole('dialog', { name: 'Pack and send' })
  await parcel.getByLabel('Tracking number').fill('CT-4711')
  await parcel.getByRole('button', { name: 'Record the parcel' }).click()
  await page
    .getByText(/CT-4711/)
    .first()
    .waitFor()
  expect((await site.admin.call('GET', `/api/shop/orders/${order.id}`)).d).toMatchObject({
    refunded_minor: 505,
    fulfilment_state: 'shipped',
  })
})

test('F-SHOP-13 an order is kept after all, then cancelled', async () => {
  const [order] = await ordersToPack()
  if (!order) throw new Error('The demo has no second order to pack')
  await page.goto(`/user/orders/${order.id}`)
  await page.getByRole('button', { name: 'Cancel order' }).click()
  await page.getByRole('button', { name: 'Keep it' }).click()
  const cancel = page.getByRole('button', { name: 'Cancel order' })
  await expect
    .poll(() => cancel.evaluate((button) => button === document.activeElement), {
      message: 'the focus is back where it was',
    })
    .toBe(true)
  await cancel.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click()
  await page.getByText('The order is cancelled').waitFor()
  expect((await site.admin.call('GET', `/api/shop/orders/${order.id}`)).d.order_state).toBe('cancelled')
})

test('F-SHOP-02 F-SHOP-04 a choice makes variants, one is dearer by percent and has its stock; a cleared price is gone', async () => {
  const made = await site.admin.call('POST', '/api/posts', {
    type: 'product',
    title: 'Tall beaker',
    status: 'published',
    metas: [
      { name: 'product_price', value: '20.00' },
      { name: 'product_base_price', value: '24.00' },
    ],
  })
  const id: string = made.d.id
  await page.goto(`/user/products/${id}`)
  await page.getByLabel('Price before', { exact: true }).fill('')
  await page.getByRole('button', { name: 'Save product' }).click()
  await page.getByText('Product saved').waitFor()
  const metaNames = async (): Promise<string[]> =>
    (await site.admin.call('GET', `/api/posts/${id}?source=editor`)).d.metas.map(
      (meta: { name: string }) => meta.name,
    )
  expect(await metaNames()).not.toContain('product_base_price')

  await page.getByRole('button', { name: 'Add a choice' }).click()
  await page.getByLabel('Name', { exact: true }).last().fill('Deep glaze')
  for (const value of ['Oat', 'Night blue']) {
    await page.getByLabel('Values of Deep glaze').fill(value)
    await page.keyboard.press('Enter')
  }
  await page.getByText('2 variants').waitFor()
  await page.getByLabel('Change in percent, Night blue').fill('15')
  await page.keyboard.press('Tab')
  expect(await page.getByLabel('Price, Night blue').inputValue()).toBe('23.00')
  await page.getByLabel('Stock in The harbour shop, Night blue').fill('7')
  await page.getByRole('button', { name: 'Save product' }).click()
  await expect.poll(metaNames).toContain('product_vardef_deep_glaze')
  const inventory = await site.admin.call('GET', `/api/shop/stock?post_id=${id}`)
  expect(
    inventory.d.find(
      (row: { variant_key: string; store: string }) =>
        row.variant_key === 'deep_glaze_night_blue' && row.store === 'harbour',
    ),
  ).toMatchObject({ tracked: true, on_hand: 7 })
  await page.reload()
  const stock = page.getByLabel('Stock in The harbour shop, Night blue')
  expect(await stock.inputValue()).toBe('7')
  // One goes while the form is open: it stays gone.
  const { variant_id: variant } = inventory.d.find(
    (row: { variant_key: string }) => row.variant_key === 'deep_glaze_night_blue',
  )
  await site.admin.call('POST', '/api/shop/stock', {
    variant_id: variant,
    store: 'harbour',
    delta: -1,
    reason: 'damaged',
  })
  await stock.fill('10')
  await page.getByRole('button', { name: 'Save product' }).click()
  await expect
    .poll(
      async () =>
        (await site.admin.call('GET', `/api/shop/stock?post_id=${id}`)).d.find(
          (row: { variant_key: string; store: string }) =>
            row.variant_key === 'deep_glaze_night_blue' && row.store === 'harbour',
        ).on_hand,
    )
    .toBe(9)
  await expect.poll(() => stock.inputValue()).toBe('9')
})

test('F-SHOP-03 F-SHOP-04 F-SHOP-06 F-SHOP-10 F-SHOP-13 T18 a variant with an option is bought at the second store in six clicks, then half goes back', async () => {
  const buyer = await site.open()
  const shop = buyer.page
  let clicks = 0
  const click = async (what: Locator) => {
    clicks += 1
    await what.click()
  }
  await shop.goto('/shop/sage-mug')
  await shop.waitForLoadState('networkidle')
  await click(shop.locator('label', { hasText: 'Ink' }).first())
  clicks += 2
  await shop.getByLabel('Wrapping').selectOption('Gift box')
  await shop.getByLabel('Sent from').selectOption('harbour')
  await click(shop.getByRole('button', { name: 'Buy now' }))
  await shop.waitForURL('**/cart#checkout')
  // Typed from field to field, or filled in by the browser.
  const typed = {
    Email: 'grace@example.org',
    Name: 'Grace',
    'Street and number': '12 Mill Lane',
    Postcode: '4050',
    Town: 'Porto',
  }
  for (const [label, value] of Object.entries(typed))
    await shop.getByLabel(label, { exact: true }).fill(value)
  await shop.getByLabel('Country').selectOption('PT')
  await shop.getByText('Parcel, 3 to 5 days').waitFor()
  await expect
    .poll(() => shop.getByRole('button', { name: /^Pay / }).textContent())
    .toBe(`Pay ${await shop.locator('dd.b-cart-total').textContent()}`)
  await click(shop.getByRole('button', { name: /^Pay / }))
  await shop.waitForURL('**/pay/test/**')
  await click(shop.getByRole('button', { name: 'Pay', exact: true }))
  await shop.getByRole('heading', { name: 'Thank you' }).waitFor()
  expect(clicks).toBeLessThanOrEqual(6)
  const number = /Order (\S+) is paid/.exec(await shop.locator('.page-intro').innerText())?.[1] ?? ''
  await buyer.context.close()

  const [order]: (Order & { is_test: boolean })[] = (
    await site.admin.call('GET', `/api/shop/orders?keywords=${number}`)
  ).d.items
  if (!order) throw new Error(`There is no order ${number}`)
  const detail = (await site.admin.call('GET', `/api/shop/orders/${order.id}`)).d
  expect(detail).toMatchObject({
    is_test: true,
    payment_state: 'paid',
    lines: [{ title: 'Morning mug', quantity: 1 }],
  })
  expect(
    detail.lines[0].choices.map(({ name, value }: { name: string; value: string }) => `${name} ${value}`),
  ).toEqual(['glaze Ink', 'size 250 ml', 'wrapping Gift box'])
  const half = Math.floor(order.total_minor / 2)
  await page.goto(`/user/orders/${order.id}`)
  await page.getByRole('button', { name: 'Refund' }).click()
  const refund = page.getByRole('dialog', { name: `Refund order ${number}` })
  await refund.getByLabel(/^Amount/).fill((half / 100).toFixed(2))
  await refund.getByRole('button', { name: 'Refund', exact: true }).click()
  await refund.waitFor({ state: 'detached' })
  await page
    .locator('dl.detail-list')
    .getByText(`$${(half / 100).toFixed(2)}`)
    .waitFor()
  expect((await site.admin.call('GET', `/api/shop/orders/${order.id}`)).d).toMatchObject({
    payment_state: 'partially_refunded',
    refunded_minor: half,
  })
})

longTest(
  'F-SHOP-13 the shop check says that stock, orders and payments agree, and a load test sells ten and no more',
  async () => {
    await page.goto('/user/shop-check')
    await page.getByRole('button', { name: 'Check now' }).click()
    await page.getByText('Everything agrees.').waitFor()
    await page.getByRole('button', { name: '500 parallel test checkouts at 10 items' }).click()
    const loadTest = page.getByRole('region', { name: 'Load test' })
    await loadTest.getByText('Passed').waitFor({ timeout: 80_000 })
    // What was asked for last is below the buttons, not under a table that fills the window.
    expect(
      await page
        .getByRole('region')
        .evaluateAll((all) => all.map((region) => region.getAttribute('aria-label')).slice(0, 2)),
    ).toEqual(['Load test', 'Stock, orders and payments'])
    expect((await loadTest.locator('dl').innerText()).split(/\s*\n\s*/)).toEqual([
      'Sold',
      '10',
      'Told it was sold out',
      '490',
      'Sold beyond stock',
      '0',
      'Charged twice',
      '0',
      'Orders off by a cent or more',
      '0',
      'Ended in an error',
      '0',
      'Records that do not agree',
      '0',
    ])
  },
)

test('F-FORM-02 an entry is opened whole and is read then', async () => {
  const { d } = await site.admin.call('GET', '/api/posts?type=form&status=any&limit=5')
  const forms: { id: string; title: string }[] = d.items
  const contact = forms.find(({ title }) => title === 'Contact')
  await page.goto(`/user/${contact?.id}/form-data?status=new`)
  const first = page.locator('tbody tr').first()
  const name = await first.locator('.cell-button').innerText()
  await first.locator('.cell-button').click()
  const entry = page.getByRole('dialog', { name: 'Entry' })
  await entry.locator('dd').getByText(name, { exact: true }).waitFor()
  expect(await entry.getByRole('link', { name: 'Reply by mail' }).getAttribute('href')).toMatch(
    /^mailto:\S+@\S+/,
  )
  await entry.getByRole('button', { name: 'Close' }).click()
})

test('F-OPT-03 F-SRCH-03 the home page is chosen by its title, looked up once typing pauses', async () => {
  await page.goto('/user/settings')
  const searches: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/posts?') && request.url().includes('keywords'))
      searches.push(request.url())
  })
  const picker = page.getByRole('combobox', { name: 'Home page' })
  await picker.fill(' ')
  // Character by character without a pause, however slow the machine is.
  await picker.evaluate((field, text) => {
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
    for (let end = 1; end <= text.length; end += 1) {
      set?.call(field, text.slice(0, end))
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }, 'About')
  const about = page.getByRole('option', { name: /About/ }).first()
  await about.waitFor()
  expect(searches).toHaveLength(1)
  await about.click()
  await page.getByRole('button', { name: 'Save settings' }).click()
  await page.getByText('Setting saved').waitFor()
  const { d: id } = await site.admin.call('GET', '/api/options/home_post_id')
  expect((await site.admin.call('GET', `/api/posts/${id}?source=editor`)).d.title).toMatch(/About/)
})

test('F-SHOP-13 a tax is set on the screen of delivery and taxes; a price that is none is told at its field', async () => {
  await page.goto('/user/shipping')
  await page.getByRole('button', { name: 'Add a tax zone' }).click()
  const zone = page.getByRole('group', { name: 'New tax zone' })
  await zone.getByLabel('Tax zone').fill('Portugal')
  const tax = page.getByRole('group', { name: 'Portugal' })
  await tax.getByLabel('Country').selectOption('PT')
  await tax.getByLabel('Shown to buyers as').fill('IVA')
  await tax.getByLabel('Percent').fill('23 or so')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByText('“23 or so” is not a percentage').first().waitFor()
  expect(
    await page
      .getByLabel('Percent')
      .first()
      .evaluate((field) => field === document.activeElement),
  ).toBe(true)
  await page.getByLabel('Percent').first().fill('23')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByText('Shipping and taxes saved').waitFor()
  const { d } = await site.admin.call('GET', '/api/shop/settings')
  expect(d.tax_zones).toMatchObject([
    { title: 'Portugal', country: 'PT', rates: [{ title: 'IVA', ppm: 230_000 }] },
  ])
})

longTest('F-UI-01 on a phone More opens every place, and going there closes it', async () => {
  const person = await site.openSignedIn({ viewport: phone, hasTouch: true, isMobile: true })
  await person.page.goto('/user')
  const more = person.page.getByRole('button', { name: 'More' })
  await more.tap()
  const places = person.page.getByRole('navigation', { name: 'More places' })
  await places.getByRole('link', { name: 'Plugins' }).tap()
  await person.page.getByRole('heading', { level: 1, name: 'Plugins' }).waitFor()
  await places.waitFor({ state: 'detached' })
  await more.tap()
  await person.page.keyboard.press('Escape')
  await places.waitFor({ state: 'detached' })
  expect(
    await person.page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
  ).toBeLessThanOrEqual(0)
  await person.context.close()
})

longTest(
  'F-SHOP-03 a product is made without the editor: name, price, three choices of four values, and buyers see it',
  async () => {
    await page.goto('/user/content/product')
    await page
      .getByRole('row', { name: /Gift card/ })
      .getByText('from $25.00')
      .waitFor()
    await page.getByRole('link', { name: 'New product' }).click()
    await page.waitForURL('**/user/products/new')
    await page.getByRole('button', { name: 'Save product' }).click()
    await page.getByText('A product needs a name').first().waitFor()
    await page.getByLabel('Name', { exact: true }).fill('Stacking tumbler')
    await page.getByLabel(/^Price in/).fill('20.00')
    const choices = {
      Glaze: ['Oat', 'Ink', 'Sage', 'Ember'],
      Size: ['S', 'M', 'L', 'XL'],
      Foot: ['Bare', 'Waxed', 'Cork', 'Felt'],
    }
    for (const [name, values] of Object.entries(choices)) {
      await page.getByRole('button', { name: 'Add a choice' }).click()
      await page.getByRole('group', { name: 'New choice' }).getByLabel('Name', { exact: true }).fill(name)
      for (const value of values) {
        await page.getByLabel(`Values of ${name}`).fill(value)
        await page.keyboard.press('Enter')
      }
    }
    await page.getByText('64 variants').waitFor()
    await page.getByLabel('Price, Ink, XL, Cork').fill('31.00')
    await page.getByRole('button', { name: 'Save product' }).click()
    await page.waitForURL(/\/user\/products\/[0-9a-f-]{36}$/)
    const id = new URL(page.url()).pathname.split('/').at(-1)
    const made = (await site.admin.call('GET', `/api/posts/${id}?source=editor`)).d
    const stock = (await site.admin.call('GET', `/api/shop/inventory/${id}`)).d
    expect(stock.variant_keys).toHaveLength(64)
    await page.getByLabel('Breadcrumbs').getByRole('link', { name: 'Products' }).click()
    await page
      .getByRole('row', { name: /Stacking tumbler/ })
      .getByRole('link', { name: 'Stacking tumbler', exact: true })
      .click()
    await page.waitForURL(`**/user/products/${id}`)
    // However long the form is, what saves it is in sight.
    await page.getByLabel('Price, Oat, S, Bare').waitFor()
    const last = page.getByLabel('SKU, Ember, XL, Felt')
    await last.fill('EMBER-XL-FELT')
    await page.getByText('Not saved yet.').waitFor()
    expect(
      await page.getByRole('button', { name: 'Save', exact: true }).evaluate((button) => {
        const { top, bottom } = button.getBoundingClientRect()
        return top >= 0 && bottom <= innerHeight
      }),
    ).toBe(true)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Not saved yet.').waitFor({ state: 'detached' })
    await page.goto(made.url)
    await page.getByRole('heading', { level: 1, name: 'Stacking tumbler' }).waitFor()
    await page.getByText('$20.00').first().waitFor()
  },
)

test('F-SHOP-03 F-SHOP-05 a value and a choice get another name, a choice goes and is taken back, and the form is left: nothing is lost', async () => {
  const metas = [
    { name: 'product_vardef_size', value: '["S","M"]' },
    { name: 'product_vardef_cut', value: '["Straight","Wide"]' },
    { name: 'product_price', value: '30.00' },
    { name: 'product_var_default_price', value: '30.00' },
    { name: 'product_var_size_m_cut_wide_price', value: '36.50' },
    { name: 'product_var_default_quantity', value: '4' },
  ]
  const made = await site.admin.call('POST', '/api/posts', {
    type: 'product',
    title: 'Apron',
    status: 'published',
    metas,
  })
  const id: string = made.d.id
  const rows = async (): Promise<
    { variant_id: string; variant_key: string; store: string; on_hand: number }[]
  > => (await site.admin.call('GET', `/api/shop/stock?post_id=${id}`)).d
  const before = (await rows()).find(
    (row) => row.variant_key === 'size_m.cut_wide' && row.store === 'harbour',
  )
  await page.goto(`/user/products/${id}`)
  await page.getByRole('button', { name: 'Rename M', exact: true }).click()
  await page.getByLabel('New name of M', { exact: true }).fill('Medium')
  await page.keyboard.press('Enter')
  await page.locator('#choice-1').fill('Fit')
  await page.keyboard.press('Tab')
  expect(await page.getByLabel('Price, Medium, Wide', { exact: true }).inputValue()).toBe('36.50')
  await page.getByRole('button', { name: 'Remove Fit' }).click()
  await page.getByRole('heading', { name: '2 variants' }).waitFor()
  expect(await page.getByLabel('Stock in The harbour shop, Medium', { exact: true }).inputValue()).toBe('8')
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('heading', { name: '4 variants' }).waitFor()
  await page.getByLabel('SKU, Medium, Wide', { exact: true }).fill('APRON-MW')
  await page.getByRole('link', { name: 'Stock', exact: true }).click()
  await page.getByText('Apron is not saved').waitFor()
  await page.getByRole('button', { name: 'Go back to it' }).click()
  expect(await page.getByLabel('SKU, Medium, Wide', { exact: true }).inputValue()).toBe('APRON-MW')
  await page.getByText('Not saved yet.').waitFor()
  await page.getByRole('button', { name: 'Save product' }).click()
  await page.getByText('Not saved yet.').waitFor({ state: 'detached' })
  expect(
    (await rows()).find((row) => row.variant_id === before?.variant_id && row.store === 'harbour'),
  ).toMatchObject({ variant_key: 'size_medium.fit_wide', sku: 'APRON-MW', on_hand: 4 })
})

test('F-SHOP-01 two people change one product: both changes stand, and the second is told before saving', async () => {
  const { d: made } = await site.admin.call('POST', '/api/posts', {
    type: 'product',
    status: 'published',
    title: 'Tea towel',
    value: [],
    metas: [{ id: crypto.randomUUID(), name: 'product_price', value: '14.00' }],
  })
  await page.goto(`/user/products/${made.id}`)
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Linen tea towel')
  const { d: read } = await site.admin.call('GET', `/api/posts/${made.id}?source=editor`)
  await site.admin.call('POST', '/api/posts', {
    id: made.id,
    version: read.version,
    title: 'Tea cloth',
    description: 'Woven in one piece',
    metas: read.metas,
  })
  await page.getByRole('button', { name: 'Save product' }).click()
  await page.getByText('Somebody else saved this product while you changed it.').waitFor()
  await page.getByText('Name: both of you changed it, and what you typed stands here.').waitFor()
  expect(await page.getByRole('textbox', { name: 'Name', exact: true }).inputValue()).toBe('Linen tea towel')
  expect(await page.getByRole('textbox', { name: 'Short description' }).inputValue()).toBe(
    'Woven in one piece',
  )
  await page.getByRole('button', { name: 'Save product' }).click()
  await page.getByText('Product saved').waitFor()
  expect((await site.admin.call('GET', `/api/posts/${made.id}?source=editor`)).d).toMatchObject({
    title: 'Linen tea towel',
    description: 'Woven in one piece',
  })
})

longTest(
  'F-SHOP-13 an email gets its own words: seen as they are typed, an unknown name is refused, and it is taken back',
  async () => {
    await page.goto('/user/emails')
    await page.getByText('No mail server is set, so emails wait here and can be read.').waitFor()
    await page.getByRole('link', { name: 'Edit the texts' }).click()
    await page.getByRole('link', { name: 'Parcel sent' }).click()
    await page.getByRole('heading', { name: 'Parcel sent' }).waitFor()
    await page.getByLabel('Subject').fill('{order_number} rolls')
    const preview = page.getByRole('region', { name: 'Preview' })
    await preview.getByText('1042 rolls').waitFor()
    await page.getByLabel('Text', { exact: true }).fill('Dear {customer},')
    await page.getByText('This email has no placeholder {customer}.').waitFor()
    await page.getByRole('button', { name: 'Save text' }).click()
    await expect
      .poll(() =>
        page.getByLabel('Text', { exact: true }).evaluate((field) => field === document.activeElement),
      )
      .toBe(true)
    await page.getByLabel('Text', { exact: true }).fill('Dear ')
    await page.getByRole('button', { name: 'Name of the buyer' }).click()
    await preview.getByText('Dear Petra Novák').waitFor()
    await page.keyboard.press('Control+s')
    await page.getByText('Parcel sent: text saved').waitFor()
    const own = async () =>
      (await site.admin.call('GET', '/api/shop/email-templates')).d.find(
        (row: { kind: string }) => row.kind === 'shipped',
      )
    expect(await own()).toMatchObject({
      subject: '{order_number} rolls',
      text: 'Dear {customer_name}',
      is_own: true,
    })
    await page.getByRole('button', { name: 'Undo' }).last().click()
    await page.getByText('As it was before').waitFor()
    expect(await own()).toMatchObject({ is_own: false })
  },
)

test('F-SHOP-13 products are read from a file: what would happen is shown first, the wrong line is named, then it is done', async () => {
  await page.goto('/user/imports')
  const text =
    'handle,title,status,price,sku\r\nred-pot,Red pot,published,12.00,RP\r\nblue-pot,Blue pot,published,12.005,BP\r\n'
  await page
    .getByRole('region', { name: 'Products' })
    .locator('input[type=file]')
    .setInputFiles({ name: 'pots.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  await page.getByText('1 would be new, 1 refused (lines)').waitFor()
  await page.getByText('“12.005” can be 12005 or 12.005').waitFor()
  expect((await site.admin.call('GET', '/api/posts?type=product&keywords=Red+pot')).d.items).toHaveLength(0)
  await page.getByRole('button', { name: 'Import 1 line' }).click()
  await page.getByText('1 new, 1 refused (lines)').waitFor()
  await page.goto('/shop/red-pot')
  await page.getByRole('heading', { level: 1, name: 'Red pot' }).waitFor()
})

test('F-SHOP-13 an order is made for somebody who rings: priced as it is typed, refused at its fields, paid by its link', async () => {
  await page.goto('/user/orders')
  await page.getByRole('link', { name: 'New order' }).click()
  await page.getByRole('heading', { name: 'New order' }).waitFor()
  const submit = page.getByRole('button', { name: /^Make the order/ }).first()
  await submit.click()
  await page.getByText('An order needs a product').first().waitFor()
  const search = page.getByRole('combobox', { name: 'Add a product' })
  await search.fill('ember mug')
  await page
    .getByRole('option', { name: /Ember mug/ })
    .first()
    .waitFor()
  await search.press('Enter')
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.test')
  await page.getByText('A delivery needs a name').waitFor()
  for (const [label, text] of [
    ['Name', 'Ada Kiln'],
    ['Street and number', 'Kiln 9'],
    ['Postcode', 'EH1 1AA'],
    ['Town', 'Edinburgh'],
  ] as const) {
    await page.getByLabel(label, { exact: true }).fill(text)
  }
  await page.getByLabel('Country').selectOption('GB')
  await page.getByRole('button', { name: 'Make the order · $40.00' }).click()
  const link = page.getByRole('textbox', { name: 'Payment link' })
  await link.waitFor()
  const buyer = await site.open()
  await buyer.page.goto(
    await link.inputValue().then((url) => new URL(url).pathname.replace('/pay', '') + new URL(url).search),
  )
  await buyer.page.getByRole('link', { name: 'Pay $40.00' }).click()
  await buyer.page.getByText('TEST PAYMENT - no money moves').waitFor()
  await buyer.page.getByRole('button', { name: 'Pay', exact: true }).click()
  await buyer.page.getByText('Ember mug').first().waitFor()
  await page.reload()
  await page.getByRole('button', { name: 'Pack and send' }).waitFor()
  await buyer.context.close()
})
