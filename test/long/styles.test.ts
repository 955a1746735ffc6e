/** Styles in a real browser: set in the editor at a width and in a state, drawn by one sheet, led by the site's design values. */
import { expect, test } from 'vitest'
import { builtSite } from '../support/builtSite.ts'
import { phone } from '../support/people.ts'
import { publish as publishNow } from '../support/publish.ts'

const site = builtSite()

async function publish(title: string, state: Record<string, unknown>): Promise<{ id: string; url: string }> {
  const value = [{ id: 'styled', type: 'paragraph', state: { text: 'Styled words.', ...state } }]
  return site.save({ type: 'page', title, value, status: 'published' })
}

test('F-EDIT-06 a value is set for phones and under the pointer, shows on the canvas and says where it comes from', async () => {
  const { id } = await publish('Widths and states', { style: { padding: '8px' } })
  const writer = await site.openSignedIn()
  const { page } = writer
  await page.goto(`/user/editor/${id}`)
  const block = page.frameLocator('iframe').locator('[data-bid="styled"]')
  await block.locator('p').click()
  const styleOf = (name: string) =>
    block.evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name)
  const padding = page.getByLabel('Space inside, number')
  expect(await padding.inputValue()).toBe('8')

  await page
    .getByRole('group', { name: 'Width that the style holds at' })
    .getByRole('button', { name: 'Phone' })
    .click()
  await page.getByText('8px, from all widths').waitFor()
  await padding.fill('24')
  await page.getByRole('button', { name: 'Set here. Take away Space inside' }).waitFor()
  await expect.poll(() => styleOf('padding-top')).toBe('24px')

  await page
    .getByRole('group', { name: 'Width that the style holds at' })
    .getByRole('button', { name: 'All' })
    .click()
  await expect.poll(() => styleOf('padding-top')).toBe('8px')
  await page
    .getByRole('group', { name: 'State that the style holds in' })
    .getByRole('button', { name: 'Hover' })
    .click()
  const saved = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/posts') && answer.request().method() === 'POST',
  )
  await page.getByRole('slider', { name: 'Opacity' }).fill('0.5')
  // The canvas wears the state that is styled, without a pointer over it.
  await expect.poll(() => styleOf('opacity')).toBe('0.5')
  await saved
  await page.locator('.editor-save').getByText('Saved', { exact: true }).waitFor()

  const html = await (
    await fetch(`${site.url}/user/preview/${id}`, { headers: { cookie: site.admin.cookie } })
  ).text()
  expect(html).toMatch(
    /\.(s-[0-9a-z]+)\{padding:8px\}\.\1:hover\{opacity:0\.5\}@media \(max-width: 40rem\)\{\.\1\{padding:24px\}\}/,
  )
  expect(html).not.toMatch(/<[^>]+\sstyle="/)
  expect(writer.complaints).toEqual([])
  await writer.context.close()
})

test('F-EDIT-06 blocks that look the same share one sheet on the canvas; it goes with the last of them and comes back with undo', async () => {
  const blue = (id: string) => ({
    id,
    type: 'paragraph',
    state: { text: `Blue ${id}.`, font_color: '#0000ff' },
    children: [],
  })
  const value = [
    { id: 'plain', type: 'paragraph', state: { text: 'Plain.' }, children: [] },
    { id: 'both', type: 'group', state: {}, children: [blue('one'), blue('two')] },
  ]
  const { id } = await site.save({ type: 'page', title: 'Shared look', value, status: 'draft' })
  const { page, context } = await site.openSignedIn()
  const asked: string[] = []
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname))
  await page.goto(`/user/editor/${id}`)
  const canvas = page.frameLocator('iframe')
  await canvas.locator('[data-bid="two"]').waitFor()
  // What the head of the page has asked for is not asked for again.
  for (const path of [`/api/posts/${id}`, `/user/preview/${id}`])
    expect(asked.filter((one) => one === path)).toHaveLength(1)
  const sheets = (words: string) =>
    canvas
      .locator('body')
      .evaluate(
        (body, text) =>
          [...body.ownerDocument.adoptedStyleSheets].filter((sheet) =>
            [...sheet.cssRules].some(({ cssText }) => cssText.includes(text)),
          ).length,
        words,
      )
  const isBlue = () =>
    canvas
      .locator('[data-bid="one"] p')
      .evaluate((words) => getComputedStyle(words).color === 'rgb(0, 0, 255)')
  expect(await sheets('rgb(0, 0, 255)')).toBe(1)
  expect(await isBlue()).toBe(true)
  // Blocks of any type may come to be there.
  expect(await sheets('.b-gallery')).toBe(1)
  await page.locator('[data-outline="both"]').click()
  await page.keyboard.press('Control+d')
  await expect.poll(() => canvas.locator('[data-bid]').count()).toBe(7)
  expect(await sheets('rgb(0, 0, 255)')).toBe(1)
  await page.keyboard.press('Control+z')
  await page.locator('[data-outline="both"]').click()
  await page.keyboard.press('Delete')
  await expect.poll(() => canvas.locator('[data-bid]').count()).toBe(1)
  await expect.poll(() => page.locator('.editor-outline-item').count()).toBe(1)
  expect(await sheets('rgb(0, 0, 255)')).toBe(0)
  await page.keyboard.press('Control+z')
  await expect.poll(() => canvas.locator('[data-bid]').count()).toBe(4)
  expect([await sheets('rgb(0, 0, 255)'), await isBlue()]).toEqual([1, true])
  await context.close()
})

test('F-EDIT-06 styles refer to design values: a change of one shows on every page, one that cannot be read is refused', async () => {
  const pages = [
    await publish('Tokens one', { style: { padding: 'var(--space-3)' } }),
    await publish('Tokens two', { style: { padding: 'var(--space-3)' } }),
  ]
  const visitor = await site.open({ viewport: phone })
  const paddings = async () => {
    const found: string[] = []
    for (const { url } of pages) {
      await visitor.page.goto(url)
      found.push(
        await visitor.page
          .locator('.blk-paragraph')
          .evaluate((element) => getComputedStyle(element).paddingTop),
      )
    }
    return found
  }
  expect(await paddings()).toEqual(['16px', '16px'])
  expect(
    (await site.admin.call('POST', '/api/options', { name: 'theme_tokens', value: { 'space-3': '40px' } }))
      .status,
  ).toBe(200)
  expect(await paddings()).toEqual(['40px', '40px'])
  const pale = await site.admin.call('POST', '/api/options', {
    name: 'theme_tokens',
    value: { ink: '#cccccc' },
  })
  expect(pale.status).toBeGreaterThanOrEqual(400)
  expect(JSON.stringify(pale)).toContain('The contrast of ink on bg in light is')
  expect(await paddings()).toEqual(['40px', '40px'])
  expect(visitor.complaints).toEqual([])
  await visitor.context.close()
})

test('F-POST-07 F-POST-09 the panel adds an animation, makes a dialog of the block and leaves it out of the page', async () => {
  const { id } = await publish('Behaviour', {})
  const writer = await site.openSignedIn()
  const { page } = writer
  await page.goto(`/user/editor/${id}`)
  await page.frameLocator('iframe').locator('[data-bid="styled"] p').click()
  await page.locator('summary', { hasText: 'Behaviour' }).click()
  await page.getByRole('button', { name: 'Add an animation' }).click()
  await page.getByRole('group', { name: 'Animation 1' }).getByLabel('When').selectOption('onclick')
  await page.getByRole('group', { name: 'Animation 1' }).getByLabel('What').selectOption('pulse')
  const preview = async () =>
    (await fetch(`${site.url}/user/preview/${id}`, { headers: { cookie: site.admin.cookie } })).text()
  await expect.poll(preview).toMatch(/data-animate="\[\{(?=[^"]*onclick)[^"]*pulse/)
  await page.getByLabel('Open as a dialog').click()
  await expect.poll(preview).toContain('<dialog')
  await page.getByLabel('Trigger', { exact: true }).selectOption('time')
  await page.getByLabel('Seconds', { exact: true }).fill('12')
  await page.getByLabel('Show again').selectOption({ label: 'After 7 days' })
  await expect
    .poll(preview)
    .toMatch(/data-popup="\{(?=[^}]*on&quot;:&quot;time)(?=[^}]*after&quot;:12)[^}]*days&quot;:7/)
  await page.getByLabel('Leave out of the page').click()
  await expect.poll(preview).toContain('<!-- block styled is not rendered -->')
  await writer.context.close()
})

test('F-POST-07 an animation has its pace, its parts go one after the other, is played on the canvas, and follows the scrolling by the sheet alone', async () => {
  const paragraph = (id: string) => ({ id, type: 'paragraph', state: { text: `Words of ${id}.` } })
  const { id, url } = await site.save({
    type: 'page',
    title: 'Moving',
    status: 'published',
    value: [
      { id: 'cards', type: 'grid', state: {}, children: ['one', 'two', 'three'].map(paragraph) },
      ...Array.from({ length: 40 }, (_, index) => paragraph(`line${index}`)),
      paragraph('last'),
    ],
  })
  const writer = await site.openSignedIn({ reducedMotion: 'no-preference' })
  const { page } = writer
  await page.goto(`/user/editor/${id}`)
  const canvas = page.frameLocator('iframe.editor-frame')
  await page.getByRole('treeitem', { name: /^Grid/ }).click()
  await page.locator('summary', { hasText: 'Behaviour' }).click()
  await page.getByRole('button', { name: 'Add an animation' }).click()
  const first = page.getByRole('group', { name: 'Animation 1' })
  await first.getByLabel('What').selectOption({ label: 'Slide up' })
  await first.getByLabel('Duration').selectOption({ label: '2 s' })
  await first.getByLabel('Delay').selectOption({ label: '0.1 s' })
  await first.getByLabel('Easing').selectOption({ label: 'Springy' })
  // It is over after two seconds, which a busy machine may look away for.
  await canvas.locator('body').evaluate((body) =>
    new MutationObserver(() => {
      if (body.querySelector('[data-bid="three"].anim-slide-up')) body.dataset.hasPlayed = ''
    }).observe(body, { subtree: true, attributes: true, attributeFilter: ['class'] }),
  )
  await first.getByLabel('Parts one after the other').selectOption({ label: '0.15 s' })
  // Played at once, and again when asked.
  await canvas.locator('body[data-has-played]').waitFor()
  await first.getByRole('button', { name: 'Play' }).click()
  const delays = (within: typeof canvas | typeof page) =>
    within
      .locator('.blk-grid')
      .evaluate((grid) =>
        [...grid.querySelectorAll('.blk')].map((part) => [
          getComputedStyle(part).animationDelay,
          getComputedStyle(part).animationDuration,
        ]),
      )
  const expected = [
    ['0.1s', '2s'],
    ['0.25s', '2s'],
    ['0.4s', '2s'],
  ]
  await expect.poll(() => delays(canvas)).toEqual(expected)

  await canvas.getByText('Words of last.').click()
  await page.locator('summary', { hasText: 'Behaviour' }).click()
  await page.getByRole('button', { name: 'Add an animation' }).click()
  await first.getByLabel('When').selectOption({ label: 'As the page scrolls' })
  expect(await first.getByLabel('What').locator('option', { hasText: 'Pulse' }).count()).toBe(0)
  await publishNow(page)

  const visitor = await site.open({ viewport: phone, reducedMotion: 'no-preference' })
  await visitor.page.goto(url)
  await expect.poll(() => delays(visitor.page)).toEqual(expected)
  const last = visitor.page.locator('.blk', { hasText: 'Words of last.' }).last()
  const opacity = () => last.evaluate((element) => Number(getComputedStyle(element).opacity))
  const scripts = await last.getAttribute('data-animate')
  expect([scripts, await opacity()]).toEqual([null, 0])
  await visitor.page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await expect.poll(opacity).toBe(1)
  expect(visitor.complaints).toEqual([])

  const still = await site.open({ viewport: phone, reducedMotion: 'reduce' })
  await still.page.goto(url)
  expect(
    await still.page
      .locator('.blk', { hasText: 'Words of last.' })
      .last()
      .evaluate((one) => getComputedStyle(one).opacity),
  ).toBe('1')
  expect(await still.page.locator('.anim-slide-up').count()).toBe(0)
  expect(writer.complaints).toEqual([])
})
