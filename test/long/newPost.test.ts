/** A new post of each kind is drawn on the canvas as visitors will see it, from its first moment and as it is filled in. */
import { expect, test } from 'vitest'
import { builtSite } from '../support/builtSite.ts'

const site = builtSite()

test('F-EDIT-01 F-EDIT-07 a new article stands on the canvas below its title, in the column of an article, and follows what is filled in', async () => {
  const { page, complaints } = await site.openSignedIn({ viewport: { width: 1440, height: 900 } })
  await page.goto('/user/editor/new?type=post')
  const canvas = page.frameLocator('iframe.editor-frame')
  const heading = canvas.locator('.article-head h1')
  await canvas.locator('.ProseMirror-focused').waitFor()
  expect(await heading.evaluate((h1) => getComputedStyle(h1, '::before').content)).toBe('"Untitled"')
  expect(await canvas.locator('.article-meta time').count()).toBe(1)
  const column = await canvas.locator('.article-body .flow').boundingBox()
  // A canvas that is written anew has another body.
  await canvas.locator('body').evaluate((body) => (body.dataset.seen = 'from the beginning'))
  await page.keyboard.type('Slow and even.')
  await page.getByRole('textbox', { name: 'Title' }).first().fill('How oat glaze moves')
  await page.getByRole('tab', { name: 'Post' }).click()
  const panel = page.getByRole('tabpanel', { name: 'Post' })
  await panel.getByLabel('Description', { exact: true }).fill('Three firings, one jug.')
  await canvas.locator('.article-head').getByText('Three firings, one jug.').waitFor()
  expect(await heading.textContent()).toBe('How oat glaze moves')
  expect(await canvas.locator('body').getAttribute('data-seen')).toBe('from the beginning')
  expect((await canvas.locator('.article-body .flow').boundingBox())?.width).toBe(column?.width)
  await page.waitForURL(/\/user\/editor\/[0-9a-f-]{36}/)
  const before = await canvas.locator('main').innerText()
  await page.reload()
  await canvas.getByText('Three firings, one jug.').waitFor()
  expect(await canvas.locator('main').innerText()).toBe(before)
  expect(complaints).toEqual([])
})

test('F-EDIT-01 a new entry of an own type shows its title, a new page none, and both have the fonts of the site', async () => {
  await site.admin.call('POST', '/api/types', { slug: 'event', title: 'Event', plural: 'events' })
  const { page } = await site.openSignedIn({ viewport: { width: 1440, height: 900 } })
  const canvas = page.frameLocator('iframe.editor-frame')
  await page.goto('/user/editor/new?type=event')
  await canvas.locator('.page-head h1').waitFor()
  await page.goto('/user/editor/new?type=page')
  await canvas.locator('.ProseMirror-focused').waitFor()
  expect(await canvas.locator('h1').count()).toBe(0)
  // Nor has it one once it is saved: what is written would move under the caret.
  const writing = canvas.locator('.ProseMirror-focused')
  const before = await writing.boundingBox()
  const drawn = page.waitForResponse((answer) => /preview\/[0-9a-f-]{36}\?look/.test(answer.url()))
  await page.keyboard.type('Come in.')
  await drawn
  await page.getByText('Saved', { exact: true }).waitFor()
  expect(await canvas.locator('h1').count()).toBe(0)
  expect((await writing.boundingBox())?.y).toBe(before?.y)
  const displays = await canvas
    .locator('body')
    .evaluate(({ ownerDocument }) => [...ownerDocument.fonts].map(({ display }) => display))
  // Faces of the site as previews have them: a visitor's page goes on without those that come late.
  expect(displays).toContain('swap')
})

test('F-PUB-09 F-EDIT-08 a page without a title is called as its first heading; what the checks only show is not called a fix; a click on an empty picture chooses one', async () => {
  const named = await site.save({
    type: 'page',
    title: '',
    value: [
      {
        id: 'firsthead1',
        type: 'heading',
        state: { text: 'Cups &amp; <b>Køln</b>', level: 1 },
        children: [],
      },
      { id: 'apicture01', type: 'image', state: { src: '', alt: '' }, children: [] },
    ],
  })
  expect(named.title).toBe('Cups & Køln')
  const { page } = await site.openSignedIn({ viewport: { width: 1440, height: 900 } })
  const canvas = page.frameLocator('iframe.editor-frame')
  await page.goto(`/user/editor/${named.id}`)
  await canvas.getByText('Choose a picture').click()
  const library = page.getByRole('dialog', { name: 'Image' })
  await library.getByRole('button', { name: 'Cancel' }).click()

  await page.goto('/user/editor/new?type=page')
  await canvas.locator('.ProseMirror-focused').waitFor()
  await page.keyboard.type('# Bowls and “plates”')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish “Bowls and “plates””' })
  const title = dialog.getByLabel('Title')
  expect(await title.inputValue()).toBe('Bowls and “plates”')
  expect(await title.getAttribute('aria-invalid')).toBe('false')
  await dialog.getByText('Taken from the heading of the page.').waitFor()
  await dialog.getByRole('button', { name: 'Show: No description for search engines' }).waitFor()
  expect(await dialog.getByRole('button', { name: /^Fix: / }).count()).toBe(0)
})

test('J-24 the arrow of the editor leads back to the list as it was left', async () => {
  await site.save({ type: 'page', title: 'Kiln days' })
  const { page } = await site.openSignedIn({ viewport: { width: 1440, height: 900 } })
  await page.goto('/user/content/page')
  await page.getByRole('searchbox').first().fill('kiln')
  await expect.poll(() => new URL(page.url()).search).toContain('kiln')
  await page.getByRole('link', { name: 'Kiln days' }).click()
  await page.getByRole('link', { name: 'Back to the list' }).click()
  await expect.poll(() => page.getByRole('searchbox').first().inputValue()).toBe('kiln')
})

test('J-10 a copy of an entry opens on its fields, and its URL follows its title as long as nobody has seen it', async () => {
  await site.admin.call('POST', '/api/types', {
    slug: 'concert',
    title: 'Concert',
    plural: 'concerts',
    fields: [{ name: 'place', title: 'Place', type: 'string' }],
  })
  const entry = await site.save({
    type: 'concert',
    title: 'Quartet',
    value: [],
    status: 'published',
    metas: [{ name: 'place', value: 'Hall' }],
  })
  const { page, complaints } = await site.openSignedIn({ viewport: { width: 1440, height: 900 } })
  await page.goto(`/user/editor/${entry.id}`)
  const panel = page.getByRole('tabpanel', { name: 'Concert' })
  await page.frameLocator('iframe.editor-frame').locator('.ProseMirror-focused').waitFor()
  await panel.getByRole('button', { name: /^Duplicate/ }).click()
  await page.waitForURL((url) => !url.pathname.endsWith(entry.id))
  await page.frameLocator('iframe.editor-frame').locator('.ProseMirror-focused').waitFor()
  const title = panel.getByLabel('Title', { exact: true })
  expect(await title.inputValue()).toBe('Quartet (copy)')
  await expect.poll(() => panel.getByLabel('Place', { exact: true }).inputValue()).toBe('Hall')
  const url = panel.getByLabel('URL', { exact: true })
  expect(await url.inputValue()).toBe('quartet-copy')
  await title.fill('Trio')
  await expect.poll(() => url.inputValue()).toBe('trio')
  await panel.getByText('/concerts/trio').waitFor()
  // What is typed there is not taken away by the next title.
  await url.fill('three')
  await title.fill('Trio in March')
  await page.getByText('Saved', { exact: true }).waitFor()
  expect(await url.inputValue()).toBe('three')
  expect(complaints).toEqual([])
})

test('a layout of an empty page is gone on with at its first words: nothing else of it is selected', async () => {
  const { page, complaints } = await site.openSignedIn({ viewport: { width: 1440, height: 900 } })
  await page.goto('/user/editor/new?type=page')
  const canvas = page.frameLocator('iframe.editor-frame')
  await canvas.locator('.ProseMirror-focused').waitFor()
  await page.locator('.editor-starters li button').first().click()
  const first = canvas.locator('main [data-bid] .ProseMirror-focused').first()
  await first.waitFor()
  const texts = canvas.locator('main :is(h1, h2, p):not(:empty)')
  expect(await first.evaluate((one) => one.getBoundingClientRect().top)).toBeLessThanOrEqual(
    (await texts.first().evaluate((one) => one.getBoundingClientRect().top)) + 1,
  )
  expect(await page.locator('.editor-count').count()).toBe(0)
  expect(complaints).toEqual([])
})
