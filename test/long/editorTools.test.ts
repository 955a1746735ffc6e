/** The editor's tools in a real browser: turning blocks into others, wrapping, locks. */
import type { FrameLocator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { builtSite } from '../support/builtSite.ts'
import type { Person } from '../support/people.ts'
import { openPublish, publish } from '../support/publish.ts'
import { pasteFixtures } from '../support/pasteFixtures.ts'

const site = builtSite()
let writer: Person

beforeAll(async () => {
  writer = await site.openSignedIn()
})

const paragraph = (id: string, text: string) => ({ id, type: 'paragraph', state: { text }, children: [] })

async function draft(title: string, ...value: unknown[]): Promise<string> {
  return (await site.save({ type: 'page', title, value })).id
}

async function open(page: Page, id: string): Promise<FrameLocator> {
  await page.goto(`/user/editor/${id}`)
  const canvas = page.frameLocator('iframe.editor-frame')
  await canvas.locator('[data-bid]').first().waitFor()
  return canvas
}

const isSaved = (page: Page) => page.locator('.editor-save').getByText('Saved', { exact: true }).waitFor()
const announced = (page: Page, words: string | RegExp) =>
  page.locator('.editor-message').getByText(words).waitFor()

test('F-EDIT-02 an empty page does not take the keyboard from whoever began elsewhere before it had come', async () => {
  const { page } = writer
  const id = await draft('Slow', paragraph('one', ''))
  let { promise: mayCome, resolve: letCome } = Promise.withResolvers<void>()
  await page.route(`**/user/preview/${id}`, async (route) => {
    await mayCome
    await route.continue()
  })
  await page.goto(`/user/editor/${id}`)
  await page.getByRole('tab', { name: 'Checks' }).click()
  await page.getByRole('tab', { name: 'Page' }).click()
  letCome()
  await page.frameLocator('iframe.editor-frame').locator('[data-bid="one"]').waitFor()
  expect(await page.getByRole('tab', { name: 'Page' }).getAttribute('aria-selected')).toBe('true')
  await page.keyboard.press('ArrowLeft')
  expect(await page.getByRole('tab', { name: 'Checks' }).getAttribute('aria-selected')).toBe('true')
  // A field that was reached without a key or a pointer, as by voice.
  ;({ promise: mayCome, resolve: letCome } = Promise.withResolvers<void>())
  await page.reload()
  const title = page.getByRole('textbox', { name: 'Title', exact: true }).first()
  await title.focus()
  letCome()
  await page.frameLocator('iframe.editor-frame').locator('[data-bid="one"]').waitFor()
  await page.keyboard.type('er')
  expect(await title.inputValue()).toBe('Slower')
})

test('F-EDIT-09 the checks, and the dialog that publishes, name a lead picture without words; they are written there', async () => {
  const { page } = writer
  const metas = [{ name: 'image', value: '/media/demo/mug-sage-1200.webp' }]
  const value = [paragraph('words', 'A mug of the autumn firing.')]
  const { id } = await site.save({ type: 'post', title: 'With a lead picture', value, metas })
  await open(page, id)
  const dialog = await openPublish(page)
  await dialog.getByText('The lead picture has no text alternative. Say what it shows.').waitFor()
  await dialog.getByRole('button', { name: /^Show: The lead picture/ }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('tab', { name: 'Checks' }).click()
  await page.getByText('The lead picture has no text alternative. Say what it shows.').waitFor()
  await page.getByLabel('Text alternative', { exact: true }).fill('A sage green mug')
  await page.keyboard.press('Enter')
  await page
    .getByText('The lead picture has no text alternative. Say what it shows.')
    .waitFor({ state: 'detached' })
  await isSaved(page)
  const saved = await site.admin.call('GET', `/api/posts/${id}?source=editor`)
  expect(JSON.stringify(saved)).toContain('A sage green mug')
})

test('F-EDIT-02 signs at the start turn a fresh page into headings, lists and quotes from the first key on, and no character is lost', async () => {
  const { context } = writer
  for (const [typed, drawn] of [
    ['# Mugs', 'h1'],
    ['- Bowls', 'li'],
    ['> Clay', 'blockquote'],
  ] as const) {
    const page = await context.newPage()
    await page.goto('/user/editor/new?type=page')
    const canvas = page.frameLocator('iframe.editor-frame')
    await canvas.locator('[data-bid] [contenteditable="true"]:focus').waitFor()
    await page.keyboard.type(typed)
    await canvas.locator(drawn).getByText(typed.slice(2), { exact: true }).waitFor()
    await page.close()
  }
})

test('F-EDIT-02 F-EDIT-04 blocks are turned, wrapped, named and locked by keys alone, and each says so', async () => {
  const { page } = writer
  const canvas = await open(
    page,
    await draft(
      'Tools',
      paragraph('one', 'First words.'),
      paragraph('two', 'Second words.'),
      paragraph('three', ''),
    ),
  )
  await canvas.locator('p', { hasText: 'First words.' }).click()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Shift+F10')
  await page.getByRole('menuitem', { name: 'Heading', exact: true }).press('Enter')
  await canvas.locator('h2', { hasText: 'First words.' }).waitFor()
  await announced(page, 'Now Heading')
  await canvas.locator('p', { hasText: 'Second words.' }).click()
  await page.keyboard.press('Alt+ArrowUp')
  await announced(page, 'Paragraph moved up, now 1 of 3')
  await page.keyboard.press('Control+g')
  await canvas.locator('.blk-group p', { hasText: 'Second words.' }).waitFor()
  await page.keyboard.press('F2')
  await page.getByRole('dialog').getByRole('textbox').waitFor()
  await page.keyboard.type('Opening')
  await page.keyboard.press('Enter')
  await page.locator('.editor-outline').getByText('Opening').waitFor()
  await page.keyboard.press('Shift+F10')
  await page.getByRole('menuitem', { name: 'Lock' }).press('Enter')
  await page.keyboard.press('Delete')
  await announced(page, /^This block is locked/)
  await canvas.locator('main p').last().click()
  await page.keyboard.type('## Typed heading')
  await canvas.locator('h2', { hasText: 'Typed heading' }).waitFor()
  await isSaved(page)
  expect(writer.complaints).toEqual([])
})

test('F-EDIT-02 Escape while a text is still opening selects its block, and its menu opens', async () => {
  const { page, context } = await site.openSignedIn()
  let letCome = () => {}
  const mayCome = new Promise<void>((resolve) => (letCome = resolve))
  await page.route(/\/writing-[^/]*\.js/, async (route) => {
    await mayCome
    await route.continue()
  })
  const canvas = await open(
    page,
    await draft('Early', paragraph('one', 'First words.'), paragraph('two', 'Second words.')),
  )
  await canvas.locator('p', { hasText: 'Second words.' }).click()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Shift+F10')
  letCome()
  await page.getByRole('menuitem', { name: 'Heading', exact: true }).press('Enter')
  await canvas.locator('h2', { hasText: 'Second words.' }).waitFor()
  await context.close()
})

interface SavedBlock {
  type: string
  state: Record<string, unknown>
}

/** A block in one line, to compare: its type and its text, cells or code. */
function inShort({ type, state }: SavedBlock): string {
  const cells = Array.isArray(state.cells)
    ? state.cells.map((row: string[]) => row.join('|')).join('/')
    : undefined
  const words = state.text ?? cells ?? state.code
  return words === undefined ? type : `${type}: ${String(words)}`
}

/** Pastes as another program would, where nothing but the page has the focus. */
async function paste(page: Page, flavours: Record<string, string>, picture?: string): Promise<void> {
  await page.evaluate(
    ([entries, file]) => {
      const data = new DataTransfer()
      for (const [type, value] of Object.entries(entries)) data.setData(type, value)
      if (file)
        data.items.add(
          new File([Uint8Array.from(atob(file), (sign) => sign.charCodeAt(0))], 'pasted.png', {
            type: 'image/png',
          }),
        )
      document.body.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      )
    },
    [flavours, picture] as const,
  )
}

test('F-EDIT-04 text of Word, Google Docs, web pages, spreadsheets and Markdown becomes blocks, and nothing runs', async () => {
  const { page } = writer
  for (const { from, html, text, blocks } of pasteFixtures) {
    const id = await draft(`Paste ${from}`, paragraph('empty', ''))
    await open(page, id)
    await page.locator('.editor-outline-item').first().click()
    await paste(page, { ...(html ? { 'text/html': html } : {}), ...(text ? { 'text/plain': text } : {}) })
    await announced(page, /pasted/)
    await isSaved(page)
    const { d } = await site.admin.call('GET', `/api/posts/${id}?source=editor`)
    expect.soft(d.value.map(inShort), from).toEqual(blocks)
  }
  expect(writer.complaints).toEqual([])
})

test('F-EDIT-04 F-MEDIA-03 a pasted picture goes up and is on the page; blocks go from page to page', async () => {
  const { page } = writer
  const dot =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  const canvas = await open(page, await draft('Picture', paragraph('one', 'Above.')))
  await page.locator('.editor-outline-item').first().click()
  await paste(page, {}, dot)
  await canvas.locator('img[src^="/media/"]').waitFor()
  // The outline follows the canvas a moment later: its last row may still be the paragraph.
  await page.locator('.editor-outline-item', { hasText: 'Image' }).click()
  const copied = await page.evaluate(() => {
    const data = new DataTransfer()
    document.body.dispatchEvent(
      new ClipboardEvent('copy', { clipboardData: data, bubbles: true, cancelable: true }),
    )
    return data.getData('text/html')
  })
  const other = await open(page, await draft('Other page', paragraph('one', 'Here.')))
  await page.locator('.editor-outline-item').first().click()
  await paste(page, { 'text/html': copied })
  await other.locator('img[src^="/media/"]').waitFor()
  await isSaved(page)
})

test('F-EDIT-09 the palette reaches the checks, each leads to its block; words are found and replaced in one step', async () => {
  const { page } = writer
  const id = await draft(
    'Checks',
    { id: 'head', type: 'heading', state: { text: 'The kiln', level: 2, as_tb_content: true } },
    { id: 'deep', type: 'heading', state: { text: 'Deep', level: 4, as_tb_content: true } },
    paragraph('one', 'The <strong>kil</strong>n opens.'),
  )
  const canvas = await open(page, id)
  await canvas.locator('p', { hasText: 'opens' }).click()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search or do anything' }).fill('check the page')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: /Heading 4 follows heading 2/ }).click()
  expect(await page.locator('.editor-outline-item[aria-selected="true"]').innerText()).toContain('Deep')
  await page.keyboard.press('Control+f')
  await page.getByRole('textbox', { name: 'Find' }).fill('kiln')
  await page.locator('.editor-find').getByText('1 of 2').waitFor()
  await page.getByRole('textbox', { name: 'Replace by' }).fill('oven')
  await page.getByRole('button', { name: 'Replace all' }).click()
  await canvas.locator('h2', { hasText: 'The oven' }).waitFor()
  await canvas.locator('p', { hasText: 'The oven opens.' }).waitFor()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await canvas.locator('p', { hasText: 'The kiln opens.' }).waitFor()
  await isSaved(page)
})

test('F-EDIT-12 two writers changed different blocks and one the same: the choice is by block, and the page holds what was chosen', async () => {
  const { page } = writer
  const id = await draft(
    'Merged',
    paragraph('a', 'First.'),
    paragraph('b', 'Second.'),
    paragraph('c', 'Third.'),
  )
  const canvas = await open(page, id)
  const now = await site.admin.call('GET', `/api/posts/${id}?source=editor`)
  const value = [
    paragraph('a', 'First.'),
    paragraph('b', 'Second of theirs.'),
    paragraph('c', 'Third of theirs.'),
  ]
  expect(
    (await site.admin.call('POST', '/api/posts', { id, version: now.d.version, title: 'Merged', value }))
      .status,
  ).toBe(200)
  await canvas.locator('p', { hasText: 'First.' }).click()
  await page.keyboard.press('End')
  await page.keyboard.type(' Mine.')
  await canvas.locator('p', { hasText: 'Second.' }).click()
  await page.keyboard.press('End')
  await page.keyboard.type(' Mine.')
  await page.keyboard.press('Control+s')
  const dialog = page.getByRole('dialog', { name: 'This was changed elsewhere' })
  await dialog.getByText('One block was changed by both of you.').waitFor()
  await dialog
    .getByRole('group', { name: /changed by both/ })
    .getByRole('radio', { name: /^Mine/ })
    .check()
  await dialog.getByRole('button', { name: 'Keep what is chosen' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.frameLocator('iframe.editor-frame').locator('p', { hasText: 'Third of theirs.' }).waitFor()
  await page.keyboard.press('Control+s')
  await expect
    .poll(async () =>
      (await site.admin.call('GET', `/api/posts/${id}?source=editor`)).d.value.map(
        ({ state }: SavedBlock) => state.text,
      ),
    )
    .toEqual(['First. Mine.', 'Second. Mine.', 'Third of theirs.'])
})

test('F-EDIT-07 a link shows the draft to somebody without an account; a changed link does not', async () => {
  const id = await draft('Shared', paragraph('a', 'Seen before others.'))
  const { d } = await site.admin.call('POST', `/api/posts/${id}/preview-link`, { hours: 1 })
  const answer = await fetch(site.url + d.url)
  expect(await answer.text()).toContain('Seen before others.')
  expect(answer.headers.get('cache-control')).toContain('no-store')
  expect(await (await fetch(site.url + d.url.slice(0, -1) + '_')).text()).not.toContain('Seen before others.')
})

test('F-EDIT-12 a version is compared with now as it looks and word by word, and restored', async () => {
  const { page } = writer
  const id = await draft('Versions', paragraph('a', 'The kiln opens at ten.'))
  await site.admin.call('POST', '/api/posts', {
    id,
    version: 1,
    title: 'Versions',
    value: [paragraph('a', 'The kiln opens at noon.'), paragraph('b', 'New.')],
  })
  const canvas = await open(page, id)
  await page.locator('summary', { hasText: 'Versions' }).click()
  await page.getByRole('button', { name: 'Compare version 1 with now' }).click()
  const dialog = page.getByRole('dialog', { name: 'Version 1 and now' })
  const both = page.frameLocator('iframe[title="Version 1 and Now"]')
  await both.locator('.compare-cell[data-kind="changed"]', { hasText: 'The kiln opens at ten.' }).waitFor()
  await both.locator('.compare-cell[data-kind="changed"]', { hasText: 'The kiln opens at noon.' }).waitFor()
  expect(await both.locator('.compare-cell[data-kind="new"]').allInnerTexts()).toEqual(['New.'])
  await dialog.getByRole('button', { name: 'Word by word' }).click()
  await dialog.locator('del', { hasText: 'ten.' }).waitFor()
  await dialog.locator('ins', { hasText: 'noon.' }).waitFor()
  await dialog.getByRole('button', { name: 'Restore this version' }).click()
  await canvas.locator('p', { hasText: 'The kiln opens at ten.' }).waitFor()
})

test('F-POST-04 an icon is found by words among all of them, is on the canvas at once, and visitors see it', async () => {
  const { page } = writer
  const icon = { id: 'mark', type: 'icon', state: { icon: 'leaf', text: 'Fired by hand' }, children: [] }
  const { id, url } = await site.save({ type: 'page', title: 'Icons', status: 'published', value: [icon] })
  const canvas = await open(page, id)
  await canvas.locator('[data-bid="mark"]').click()
  const panel = page.locator('.editor-right')
  await panel.getByRole('button', { name: 'Leaf', exact: true, pressed: true }).waitFor()
  const search = panel.getByRole('searchbox', { name: 'Icon', exact: true })
  await search.fill('no such icon')
  await panel.getByText('No icon is called “no such icon”.').waitFor()
  await search.fill('croissant')
  await panel.getByRole('button', { name: 'croissant', exact: true }).click()
  await panel.getByRole('button', { name: 'croissant', exact: true, pressed: true }).waitFor()
  const strokesOn = (place: FrameLocator | Page) =>
    place
      .locator('.b-icon svg path')
      .evaluateAll((paths) => paths.map((path) => path.getAttribute('d') ?? ''))
  await expect.poll(async () => (await strokesOn(canvas)).length).toBeGreaterThan(3)
  const drawn = await strokesOn(canvas)
  await isSaved(page)
  // One Undo brings the leaf back.
  await search.fill('')
  await page.keyboard.press('Escape')
  await page.locator('.editor-top').getByRole('button', { name: /^Undo/ }).click()
  await panel.getByRole('button', { name: 'Leaf', exact: true, pressed: true }).waitFor()
  await page.locator('.editor-top').getByRole('button', { name: /^Redo/ }).click()
  await expect.poll(() => strokesOn(canvas)).toEqual(drawn)
  await publish(page)
  const visitor = await site.open()
  await visitor.page.goto(url)
  expect(await strokesOn(visitor.page)).toEqual(drawn)
  const bad = { ...icon, state: { icon: { name: 'x', strokes: ['M0 0"><script>'] } } }
  const refused = await site.admin.call('POST', '/api/posts', { type: 'page', title: 'Bad', value: [bad] })
  expect(refused.error).toBeDefined()
  await visitor.context.close()
})
