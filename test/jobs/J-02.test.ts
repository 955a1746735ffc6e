/** J-02, a newcomer: takes the demo away, chooses a starter site, sets name, logo, colour and fonts. */
import { expect, test } from 'vitest'
import { violationsOf } from '../support/axe.ts'
import { builtSite } from '../support/builtSite.ts'
import { longTest } from '../support/share.ts'

const site = builtSite()

const logo = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><rect width="120" height="40" rx="20" fill="#7b1e3a"/></svg>',
)

test('J-02 takes the demo away, chooses a starter site, sets name, logo, colour and fonts, in at most 20 acts', async () => {
  const { page, complaints } = await site.openSignedIn({ viewport: { width: 1440, height: 900 } })
  const visitor = await site.open({ bypassCSP: true })
  let acts = 0
  const act = async (done: Promise<unknown>) => {
    acts += 1
    await done
  }
  await page.goto('/user')
  await act(page.getByRole('button', { name: 'Remove demo content' }).click())
  await act(page.getByRole('dialog').getByRole('button', { name: 'Remove demo content' }).click())
  await act(page.getByRole('link', { name: 'Choose a starter site' }).click())
  await act(page.getByRole('link', { name: 'Preview “Restaurant”' }).click())
  const shown = page.frameLocator('iframe[title="Home of “Restaurant”"]')
  await shown.getByRole('heading', { level: 1, name: 'A long table, a short menu' }).waitFor()
  await act(page.getByRole('button', { name: 'Food and drink' }).click())
  await page
    .frameLocator('iframe[title="Food and drink of “Restaurant”"]')
    .getByRole('heading', { name: 'Lunch of the week' })
    .waitFor()
  await act(page.getByRole('button', { name: 'Use this starter site' }).click())
  await act(page.getByRole('dialog').getByRole('button', { name: 'Use this starter site' }).click())
  await page.getByText('Starter site added').first().waitFor()

  await act(
    page
      .getByRole('link', { name: /^Give it a name and a logo/ })
      .first()
      .click(),
  )
  await act(page.getByRole('textbox', { name: 'Name of the site' }).fill('Zum Weißen Rößl'))
  await act(page.getByRole('button', { name: 'Save settings', exact: true }).click())
  await act(
    page
      .getByRole('navigation')
      .getByRole('button', { name: /^Design/ })
      .click(),
  )
  await act(page.getByRole('navigation').getByRole('link', { name: 'Theme', exact: true }).click())
  const area = page.getByRole('slider', { name: 'Brand: saturation and brightness' })
  await area.waitFor()
  const box = await area.boundingBox()
  if (!box) throw new Error('The colour area is not shown')
  await act(page.mouse.click(box.x + box.width * 0.85, box.y + box.height * 0.5))
  await act(page.getByRole('button', { name: 'Fonts', exact: true }).click())
  await act(page.getByText('Bitter, Public Sans').click())
  await act(page.getByRole('button', { name: 'Logo', exact: true }).click())
  await act(
    page
      .getByLabel('Upload Logo', { exact: true })
      .setInputFiles({ name: 'house.svg', mimeType: 'image/svg+xml', buffer: logo }),
  )
  await page.frameLocator('iframe[title="Home, Light"]').locator('.logo img').waitFor()
  await act(page.getByRole('button', { name: 'Apply to site' }).click())
  await page.getByText('The theme was applied').waitFor()
  expect(acts).toBeLessThanOrEqual(20)
  expect(complaints).toEqual([])

  for (const width of [1440, 390]) {
    await visitor.page.setViewportSize({ width, height: 900 })
    await visitor.page.goto('/')
    expect(await visitor.page.title()).toContain('Zum Weißen Rößl')
    expect(await visitor.page.getByRole('heading', { level: 1 }).allTextContents()).toEqual([
      'A long table, a short menu',
    ])
    expect(await visitor.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    expect(await violationsOf(visitor.page)).toEqual([])
  }
  // Every link of the page leads somewhere, and so does everything in the menus.
  const links = await visitor.page
    .locator('a[href^="/"]')
    .evaluateAll((all) => [...new Set(all.map((one) => one.getAttribute('href') ?? ''))])
  expect(links.length).toBeGreaterThan(3)
  for (const link of links) expect((await visitor.page.request.get(link)).status(), link).toBe(200)
  await visitor.page.setViewportSize({ width: 1440, height: 900 })
  await visitor.page.goto('/')
  await visitor.page.getByRole('link', { name: 'Book a table' }).first().click()
  await visitor.page.getByRole('heading', { level: 1, name: 'Ask for a table' }).waitFor()
  const soon = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)
  await visitor.page.getByLabel('How many of you?').selectOption('4')
  await visitor.page.getByLabel('Sitting down at').selectOption('20:00')
  await visitor.page.getByLabel('Day', { exact: true }).fill(soon)
  await visitor.page.getByLabel('Your name').fill('Ines Ødegård')
  await visitor.page.getByLabel('Phone').fill('+47 22 12 34 56')
  await visitor.page.getByLabel('Email').fill('ines@example.com')
  // What comes within three seconds is a robot's: people type.
  await visitor.page
    .getByLabel('Anything the kitchen should know')
    .pressSequentially('One of us eats no nuts', { delay: 150 })
  await visitor.page.getByRole('button', { name: 'Ask for the table' }).click()
  await visitor.page.getByText('Thank you. We write to you soon.').waitFor()
  expect(visitor.complaints).toEqual([])
})

longTest(
  'J-02 every starter site is added to a site that has pages, and no page of before is gone',
  { timeout: 120_000 },
  async () => {
    const titles = async () =>
      (await site.admin.call('GET', '/api/posts?type=page&limit=100')).d.items.map(
        ({ url }: { url: string }) => url,
      )
    for (const name of ['shop', 'portfolio', 'blog', 'agency', 'event', 'course', 'practice', 'restaurant']) {
      const before: string[] = await titles()
      const answer = await site.admin.call('POST', '/api/starters', { name })
      expect(answer.error).toBeUndefined()
      expect(answer.d.pages.length).toBeGreaterThan(1)
      const after: string[] = await titles()
      expect(after.length).toBe(before.length + answer.d.pages.length)
      expect(after).toEqual(expect.arrayContaining(before))
      const visitor = await site.open()
      for (const { url } of answer.d.pages)
        expect((await visitor.page.request.get(url)).status(), url).toBe(200)
      await visitor.context.close()
    }
    expect((await site.admin.call('POST', '/api/starters', { name: 'nothing-like-it' })).error?.code).toBe(
      'starter.unknown',
    )
  },
)

longTest('J-02 the starter sites, and one of them on a phone, break no rule of accessibility', async () => {
  // axe cannot be brought into a page whose policy refuses every script and sheet but its own.
  const { page, context } = await site.openSignedIn({
    viewport: { width: 390, height: 844 },
    bypassCSP: true,
  })
  await page.goto('/user/starters')
  await page.getByRole('link', { name: 'Preview “Practice”' }).waitFor()
  expect(await violationsOf(page)).toEqual([])
  await page.goto('/user/starters/event')
  const shown = page.frameLocator('iframe[title="Home of “Event”"]')
  await shown.getByRole('heading', { level: 1 }).waitFor()
  await page.getByRole('button', { name: 'Phone', exact: true }).click()
  await shown.getByRole('heading', { level: 1 }).waitFor()
  expect(await violationsOf(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  await context.close()
})
