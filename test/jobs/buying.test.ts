/** Jobs of buyers, as a person does them: on a phone over a slow line, with everything that goes wrong, and by keyboard alone. */
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { builtSite } from '../support/builtSite.ts'
import { desktop, phone } from '../support/people.ts'

const site = builtSite()

interface MadeMug {
  glaze: string
  price: string
}

const mugs: MadeMug[] = [
  { glaze: 'Cobalt', price: '31.00' },
  { glaze: 'Cobalt', price: '58.00' },
  { glaze: 'Moss', price: '33.00' },
]
beforeAll(async () => {
  for (const [index, { glaze, price }] of mugs.entries()) {
    // Made by a call, without blocks: its page can be bought from all the same.
    await site.save({
      type: 'product',
      title: `${glaze} mug no. ${index + 1}`,
      status: 'published',
      description: `A mug with a ${glaze.toLowerCase()} glaze.`,
      metas: [
        { name: 'product_price', value: price },
        { name: 'product_quantity', value: '4' },
      ],
    })
  }
})

/** Counts what a person does: a tap, a word typed into a field, a key. */
function actsOf(): { act<Result>(doing: Promise<Result>): Promise<Result>; count: number } {
  const acts = {
    count: 0,
    act<Result>(doing: Promise<Result>): Promise<Result> {
      acts.count += 1
      return doing
    },
  }
  return acts
}

const home = [
  ['Email', 'ada@example.org'],
  ['Name', 'Ada Byron'],
  ['Street and number', '12 Mill Lane'],
  ['Postcode', 'LS1 4AP'],
  ['Town', 'Leeds'],
] as const

async function fillAddress(page: Page): Promise<void> {
  for (const [label, value] of home) await page.getByLabel(label, { exact: true }).fill(value)
  await page.getByLabel('Country').selectOption('United Kingdom')
}

async function addMug(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await page.getByText(/Added, \d+ in cart/).waitFor()
}

test('J-36 on a phone, dark, over 3G: a mug is found by colour and price and bought as a guest, in 12 acts', async () => {
  const { page, context, complaints } = await site.open({
    viewport: phone,
    colorScheme: 'dark',
    hasTouch: true,
    isMobile: true,
    locale: 'en-GB',
  })
  const line = await context.newCDPSession(page)
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 300,
    downloadThroughput: 200_000,
    uploadThroughput: 94_000,
  })
  const acts = actsOf()
  await page.goto('/search')
  // One address of the browser fills its fields: one act for whoever has it there, as most phones do.
  await acts.act(page.getByRole('searchbox').fill('cobalt'))
  await acts.act(page.getByRole('searchbox').press('Enter'))
  await page
    .getByRole('link', { name: /Cobalt mug no. 1/ })
    .first()
    .waitFor()
  expect(await page.getByRole('link', { name: /Moss mug/ }).count()).toBe(0)
  await acts.act(
    page
      .getByRole('link', { name: /Cobalt mug no. 1/ })
      .first()
      .tap(),
  )
  await page.getByText('$31.00').first().waitFor()
  await page.waitForLoadState('networkidle')
  await acts.act(page.getByRole('button', { name: 'Buy now' }).tap())
  await page.getByLabel('Email').waitFor()
  await acts.act(page.getByLabel('Email').fill('ada@example.org'))
  await acts.act(fillAddress(page))
  await page.getByText('Parcel, 3 to 5 days').waitFor()
  await acts.act(page.getByRole('button', { name: /^Pay / }).tap())
  await page.waitForURL('**/pay/test/**')
  await acts.act(page.getByRole('button', { name: 'Pay', exact: true }).tap())
  await page.getByRole('heading', { name: 'Thank you' }).waitFor()
  expect(acts.count).toBeLessThanOrEqual(12)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  expect(complaints).toEqual([])
  await context.close()
})

test('J-37 a refused card, the back button, a reload, another tab and a night: the cart is as it was left', async () => {
  const { page, context } = await site.open({ viewport: desktop, locale: 'en-GB' })
  await addMug(page, '/shop/chalk-plate')
  await page.goto('/cart')
  await page.getByRole('button', { name: 'Check out' }).click()
  await fillAddress(page)
  await page.getByText('Parcel, 3 to 5 days').waitFor()
  await page.getByRole('button', { name: /^Pay / }).click()
  await page.waitForURL('**/pay/test/**')
  await page.getByRole('button', { name: 'Decline' }).click()
  await page.getByText('Nothing was charged. Your cart is as you left it.').waitFor()
  await page.getByRole('link', { name: 'Back to the cart' }).click()
  const lines = () => page.locator('.b-cart-line a').allTextContents()
  await expect.poll(lines).toEqual(['Chalk dinner plate'])
  await page.getByRole('button', { name: 'Check out' }).click()
  expect(await page.getByLabel('Town').inputValue()).toBe('Leeds')
  await page.getByRole('button', { name: /^Pay / }).click()
  await page.waitForURL('**/pay/test/**')
  await page.goBack()
  await page.reload()
  await expect.poll(lines).toEqual(['Chalk dinner plate'])

  const other = await context.newPage()
  await addMug(other, '/shop/ochre-cup')
  await other.close()
  await page.reload()
  await expect.poll(lines).toEqual(['Chalk dinner plate', 'Ochre cup'])

  // The browser is closed for the night and opened again with what it kept.
  const kept = await context.storageState()
  await context.close()
  const morning = await site.open({ viewport: desktop, locale: 'en-GB', storageState: kept })
  await morning.page.goto('/cart')
  await expect
    .poll(() => morning.page.locator('.b-cart-line a').allTextContents())
    .toEqual(['Chalk dinner plate', 'Ochre cup'])
  await morning.page.getByRole('button', { name: 'Check out' }).click()
  expect(await morning.page.getByLabel('Town').inputValue()).toBe('Leeds')
  await morning.page.getByRole('button', { name: /^Pay / }).click()
  await morning.page.waitForURL('**/pay/test/**')

  // While this tab pays, another one adds an item: it is there afterwards, and it alone.
  const beside = await morning.context.newPage()
  await addMug(beside, '/shop/chalk-plate')
  await morning.page.getByRole('button', { name: 'Pay', exact: true }).click()
  await morning.page.getByRole('heading', { name: 'Thank you' }).waitFor()
  await morning.page.goto('/cart')
  await expect
    .poll(() => morning.page.locator('.b-cart-line a').allTextContents())
    .toEqual(['Chalk dinner plate'])
  expect(
    await morning.page.getByRole('spinbutton', { name: 'Quantity of Chalk dinner plate' }).inputValue(),
  ).toBe('1')
  await morning.context.close()
})

/** Presses Tab until the control of that role and name has the focus; what a screen reader would say of each is on the way. */
async function tabTo(page: Page, wanted: RegExp, key = 'Tab'): Promise<string> {
  const passed: string[] = []
  for (let step = 0; step < 90; step += 1) {
    await page.keyboard.press(key)
    const said = await page.evaluate(() => {
      const element = document.activeElement
      if (!(element instanceof HTMLElement) || element === document.body) return ''
      const labels =
        element instanceof HTMLInputElement || element instanceof HTMLSelectElement
          ? [...(element.labels ?? [])].map((label) => label.textContent ?? '')
          : []
      const box = element.getBoundingClientRect()
      const isSeen = box.width > 0 && box.height > 0
      return `${element.getAttribute('role') ?? element.tagName.toLowerCase()} ${element.getAttribute('aria-label') ?? (labels.join(' ') || element.textContent)?.trim()}${isSeen ? '' : ' (not seen)'}`
    })
    passed.push(said)
    if (wanted.test(said)) return said
  }
  throw new Error(`${wanted} was not reached: ${passed.join(' | ')}`)
}

test('J-38 by keyboard and screen reader only, from home to the receipt: every control has a name, and what happens is announced', async () => {
  const { page, context, complaints } = await site.open({ viewport: desktop, locale: 'en-GB' })
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  const skip = await tabTo(page, /skip|content/i)
  expect(skip).not.toContain('not seen')
  await tabTo(page, /^a Shop/)
  await page.keyboard.press('Enter')
  await page.waitForURL(/shop|products/)
  await page.waitForLoadState('networkidle')
  await tabTo(page, /^a Chalk dinner plate|^a .*Chalk dinner plate/)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/shop/chalk-plate')
  await page.waitForLoadState('networkidle')
  // Whoever goes on within the page has no load event: what can be used says that it is awake.
  await page.locator('[data-island=product][data-awake]').waitFor()
  await tabTo(page, /^spinbutton Quantity/)
  await expect
    .poll(async () => {
      const spinner = page.getByRole('spinbutton', { name: 'Quantity' })
      if ((await spinner.getAttribute('aria-valuenow')) === '1') await page.keyboard.press('ArrowUp')
      return spinner.getAttribute('aria-valuenow')
    })
    .toBe('2')
  await tabTo(page, /^button Add to cart/)
  await page.keyboard.press('Enter')
  // Told without the focus leaving the button.
  await page.getByRole('status').filter({ hasText: 'Added, 2 in cart' }).waitFor()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/Add to cart|Adding/)
  await tabTo(page, /^a View cart/)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/cart')
  await page.getByRole('button', { name: 'Check out' }).waitFor()
  await tabTo(page, /^button Check out/)
  await page.keyboard.press('Enter')
  const form = page.getByRole('form', { name: 'Checkout' })
  await form.waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email')
  // Nothing filled in: the first field that is wrong has the focus and says why.
  await tabTo(page, /^button Pay /)
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email')
  const described = await page.getByLabel('Email').getAttribute('aria-describedby')
  expect(await page.locator(`#${described}`).textContent()).toMatch(/email address/)
  await page.keyboard.type('ada@example.org')
  await tabTo(page, /^select Country/)
  await page.keyboard.type('United K')
  for (const [label, value] of home.slice(1)) {
    await tabTo(page, new RegExp(`^input ${label}`))
    await page.keyboard.type(value)
  }
  await form.getByText('Parcel, 3 to 5 days').waitFor()
  await tabTo(page, /^button Pay /)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/pay/test/**')
  await tabTo(page, /^button Pay$/)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Thank you' }).waitFor()
  await tabTo(page, /^a See your order/)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/order/**')
  await page.getByText('Ada Byron').waitFor()
  expect(complaints).toEqual([])
  await context.close()
})
