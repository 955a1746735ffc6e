/** The preview of a page: the real one in a frame, at the widths of devices, light and dark, seen as others see it. */
import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { violationsOf } from '../support/axe.ts'
import { builtSite } from '../support/builtSite.ts'
import { longTest } from '../support/share.ts'

const site = builtSite()

const paragraph = (id: string, text: string, state: Record<string, unknown> = {}) => ({
  id,
  type: 'paragraph',
  state: { text, ...state },
  children: [],
})

/** The counts of the carts: the browser's own, and the one of a visitor in a preview. */
async function ownCart(context: BrowserContext): Promise<(string | undefined)[]> {
  const cookies = await context.cookies()
  return ['plinth_cart', 'preview_plinth_cart'].map(
    (name) => cookies.find((cookie) => cookie.name === name)?.value,
  )
}

const widthOf = (page: Page) =>
  page
    .frameLocator('iframe')
    .locator('body')
    .evaluate(() => window.innerWidth)

test('F-EDIT-07 a draft is previewed at any width, light and dark, and as a visitor or a signed-in customer sees it', async () => {
  const { page, context, complaints } = await site.openSignedIn({
    viewport: { width: 1440, height: 900 },
    bypassCSP: true,
  })
  const { id } = await site.save({
    type: 'page',
    title: 'Members first',
    value: [
      paragraph('a', 'For everybody.'),
      paragraph('b', 'For members only.', {
        visible_where: [{ type: 'login_status', value: 'in' }],
      }),
    ],
  })
  await page.goto(`/user/editor/${id}`)
  const opened = context.waitForEvent('page')
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  const preview = await opened
  const drawn = preview.frameLocator('iframe')
  await drawn.getByText('For everybody.').waitFor()
  await preview.getByRole('heading', { level: 1, name: 'Members first' }).waitFor()
  expect(await drawn.getByText('For members only.').count()).toBe(0)
  // A visitor is not signed in, and meets no way into the editor.
  await drawn.getByRole('link', { name: 'Log in' }).waitFor()
  await preview.getByLabel('View as').selectOption({ label: 'Signed-in customer' })
  await drawn.getByText('For members only.').waitFor()
  expect(await drawn.getByRole('link', { name: 'Edit', exact: true }).filter({ visible: true }).count()).toBe(
    0,
  )

  const widths = preview.getByRole('group', { name: 'Width of the page' })
  expect(await widthOf(preview)).toBe(1440)
  for (const [name, width] of [
    ['360 px', 360],
    ['390 px', 390],
    ['768 px', 768],
    ['1280 px', 1280],
  ] as const) {
    await widths.getByRole('button', { name }).click()
    await expect.poll(() => widthOf(preview)).toBe(width)
  }
  await widths.getByLabel('Width in pixels').fill('600')
  await widths.getByLabel('Width in pixels').press('Enter')
  await expect.poll(() => widthOf(preview)).toBe(600)
  const edge = preview.getByRole('separator', { name: 'Width of the page' })
  await edge.press('ArrowRight')
  await expect.poll(() => widthOf(preview)).toBe(616)
  const box = await edge.boundingBox()
  if (!box) throw new Error('No edge')
  await preview.mouse.move(box.x + 12, 400)
  await preview.mouse.down()
  await preview.mouse.move(box.x + 62, 400, { steps: 5 })
  await preview.mouse.up()
  await expect.poll(() => widthOf(preview)).toBe(716)
  await widths.getByRole('button', { name: 'Full width' }).click()
  const background = () => drawn.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)
  const light = await background()
  await preview.getByRole('button', { name: 'Dark' }).click()
  await expect.poll(background).not.toBe(light)
  // Another page of the site is shown alike.
  await drawn.getByRole('navigation').getByRole('link', { name: 'About', exact: true }).first().click()
  await preview.getByRole('heading', { level: 1, name: /^About/ }).waitFor()
  await expect.poll(() => drawn.locator('html').getAttribute('data-theme')).toBe('dark')
  expect(await violationsOf(preview)).toEqual([])

  await preview.evaluate(() => history.back())
  await preview.getByRole('heading', { level: 1, name: 'Members first' }).waitFor()
  const closed = preview.waitForEvent('close')
  await preview.getByRole('link', { name: 'Edit', exact: true }).click()
  await closed
  expect(complaints).toEqual([])
  await context.close()
})

longTest(
  'F-EDIT-07 phone, tablet and desktop side by side show the same page, colours, reader and place; one is chosen by its width',
  async () => {
    const { page, context, complaints } = await site.openSignedIn({
      viewport: { width: 1440, height: 900 },
      bypassCSP: true,
    })
    const paragraphs = Array.from({ length: 60 }, (_, index) =>
      paragraph(`p${index}`, `Line ${index} of all.`),
    )
    const { id } = await site.save({
      type: 'page',
      title: 'Three at once',
      value: [paragraph('way', '<a href="/about">Who we are</a>'), ...paragraphs],
    })
    await page.goto(`/user/view/${id}`)
    await page.frameLocator('iframe').getByText('Line 0 of all.').waitFor()
    await page.getByRole('button', { name: 'Side by side' }).click()
    const shown = [390, 768, 1280].map((width) => page.frameLocator(`iframe[title="Preview: ${width} px"]`))
    const insides = () =>
      Promise.all(shown.map((one) => one.locator('html').evaluate(() => window.innerWidth)))
    for (const one of shown) await one.getByText('Line 0 of all.').waitFor()
    expect(await insides()).toEqual([390, 768, 1280])
    const boxes = await Promise.all((await page.locator('iframe').all()).map((one) => one.boundingBox()))
    for (const [index, box] of boxes.entries()) {
      expect(box?.y).toBe(boxes[0]?.y)
      expect((box?.x ?? 0) + (box?.width ?? 0), 'in the window').toBeLessThanOrEqual(1440)
      if (index > 0)
        expect(box?.x).toBeGreaterThan((boxes[index - 1]?.x ?? 0) + (boxes[index - 1]?.width ?? 0))
    }
    expect(await violationsOf(page)).toEqual([])

    await page.getByRole('button', { name: 'Dark' }).click()
    for (const one of shown)
      await expect.poll(() => one.locator('html').getAttribute('data-theme')).toBe('dark')
    // Whoever scrolls one scrolls all.
    const desktop = boxes[2]
    await page.mouse.move((desktop?.x ?? 0) + 100, (desktop?.y ?? 0) + 300)
    await page.mouse.wheel(0, 100_000)
    for (const one of shown)
      await expect
        .poll(() =>
          one
            .locator('html')
            .evaluate((root) => Math.round(root.scrollHeight - root.clientHeight - root.scrollTop)),
        )
        .toBe(0)
    // A link in one leads all, and one step back brings all back.
    await shown[0]?.getByRole('link', { name: 'Who we are' }).press('Enter')
    for (const one of shown)
      await expect.poll(() => one.locator('html').evaluate(() => document.title)).toMatch(/^About/)
    await page.evaluate(() => history.back())
    for (const one of shown) await one.getByText('Line 0 of all.').waitFor()

    // What was saved meanwhile shows when somebody comes back to the window.
    const { version } = (await site.admin.call('GET', `/api/posts/${id}`)).d
    await site.save({
      id,
      version,
      autosave: true,
      value: [paragraph('way', 'Written since.'), ...paragraphs],
    })
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    for (const one of shown) await one.getByText('Written since.').waitFor()

    await page.getByRole('button', { name: '768 px' }).last().click()
    await expect.poll(() => page.locator('iframe').count()).toBe(1)
    await page.frameLocator('iframe').getByText('Line 0 of all.').waitFor()
    expect(await widthOf(page)).toBe(768)
    expect(complaints).toEqual([])
    await context.close()
  },
)

longTest(
  'F-EDIT-07 on a phone the whole page is drawn smaller, and every control is large enough to be pressed',
  async () => {
    const { page, context } = await site.openSignedIn({ viewport: { width: 390, height: 844 } })
    const { id } = await site.save({ type: 'page', title: 'Small', value: [paragraph('a', 'Words.')] })
    await page.goto(`/user/view/${id}`)
    await page.frameLocator('iframe').getByText('Words.').waitFor()
    await page.getByRole('combobox', { name: 'Width of the page' }).selectOption('1280 px')
    await expect.poll(() => widthOf(page)).toBe(1280)
    const box = await page.locator('iframe').boundingBox()
    expect(Math.round(box?.width ?? 0)).toBe(390)
    for (const control of await page
      .getByRole('banner')
      .locator('button, a, select, input')
      .filter({ visible: true })
      .all())
      expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await page.getByRole('link', { name: 'Edit', exact: true }).click()
    await page.waitForURL(`**/user/editor/${id}`)
    await context.close()
  },
)

test('F-EDIT-07 a visitor in a preview has no session and a cart of their own; links lead to drafts', async () => {
  const { page, context } = await site.openSignedIn()
  const product = (await site.admin.call('GET', '/api/posts?type=product&status=published&limit=1')).d
    .items[0]
  const other = await site.save({
    type: 'page',
    title: 'Linked',
    slug: 'linked-page',
    status: 'published',
    value: [paragraph('l', 'As published.')],
  })
  await site.save({
    id: other.id,
    version: other.version,
    autosave: true,
    value: [paragraph('l', 'As it will be.')],
  })
  const { id } = await site.save({
    type: 'page',
    title: 'Links',
    value: [
      paragraph(
        'a',
        '<a href="/linked-page">To the page</a> and <a href="' + product.url + '">To the mug</a>',
      ),
    ],
  })
  // The administrator's own cart holds something, and stays as it is.
  await page.goto(product.url)
  await page.getByRole('button', { name: 'Add to cart', exact: true }).first().click()
  await expect.poll(() => ownCart(context)).toEqual(['1', undefined])
  const me = (as: string) =>
    page
      .frameLocator('iframe')
      .locator('body')
      .evaluate(async () => (await (await fetch('/api/users/me')).json()).d?.role ?? null)
      .then((role) => ({ as, role }))
  await page.goto(`/user/view/${id}?as=visitor`)
  const drawn = page.frameLocator('iframe')
  await drawn.getByText('To the page').waitFor()
  expect(await me('visitor')).toEqual({ as: 'visitor', role: null })
  expect(await drawn.locator('[data-cart-count]').filter({ visible: true }).count()).toBe(0)
  await drawn.getByRole('link', { name: 'To the mug' }).click()
  await drawn.getByRole('button', { name: 'Add to cart', exact: true }).first().click()
  await expect.poll(() => ownCart(context)).toEqual(['1', '1'])
  await page.evaluate(() => history.back())
  await drawn.getByRole('link', { name: 'To the page' }).click()
  await drawn.getByText('As it will be.').waitFor()
  expect(await me('visitor')).toEqual({ as: 'visitor', role: null })
  await page.getByLabel('View as').selectOption({ label: 'Signed-in customer' })
  await expect.poll(() => me('member').catch(() => null)).toEqual({ as: 'member', role: 'member' })
  await drawn.getByText('As it will be.').waitFor()
  await page.getByLabel('View as').selectOption({ label: 'Me' })
  await expect.poll(() => me('me').catch(() => null)).toEqual({ as: 'me', role: 'administrator' })
  expect(await page.getByRole('link', { name: 'Edit', exact: true }).getAttribute('href')).toBe(
    `/user/editor/${other.id}`,
  )
  await context.close()
})

longTest('F-EDIT-07 a draft that cannot be saved is not previewed, and the editor says so', async () => {
  const { page, context } = await site.openSignedIn()
  const { id } = await site.save({ type: 'page', title: 'Offline', value: [paragraph('a', 'Words.')] })
  await page.goto(`/user/editor/${id}`)
  const text = page.frameLocator('iframe').getByText('Words.')
  await text.click()
  await context.route('**/api/posts', (route) => route.abort())
  await page.keyboard.type('More ')
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  await page.getByText("Couldn't save the draft, so it can't be previewed").first().waitFor()
  await context.close()
})
