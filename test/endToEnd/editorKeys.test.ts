/** The editor by keys alone, also before all of it is loaded, and on a page so long that the block that is written is laid out by itself. */
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { urlOf, sharedUrl } from '../support/builtFiles.ts'
import { builtSite } from '../support/builtSite.ts'
import type { Person } from '../support/people.ts'
import { longTest } from '../support/share.ts'

const site = builtSite()
let writer: Person

beforeAll(async () => {
  writer = await site.openSignedIn()
})

const isSaved = (page: Page) => page.locator('.editor-save').getByText('Saved', { exact: true }).waitFor()
const canvasOf = (page: Page) => page.frameLocator('iframe')
const writing = (page: Page) => canvasOf(page).locator('.ProseMirror-focused')

interface Stored {
  type: string
  state: Record<string, unknown>
  children?: Stored[]
}
/** `columns(column(paragraph) …)`. */
const shapeOf = (blocks: Stored[]): string =>
  blocks
    .map(({ type, children = [] }) => (children.length > 0 ? `${type}(${shapeOf(children)})` : type))
    .join(' ')
const count = (blocks: Stored[]): number =>
  blocks.reduce((sum, { children = [] }) => sum + 1 + count(children), 0)
const storedOf = async (id: string): Promise<Stored[]> =>
  (await site.admin.call('GET', `/api/posts/${id}?source=editor`)).d.value

async function insert(page: Page, words: string): Promise<void> {
  await page.keyboard.press('/')
  await page.keyboard.type(words)
  await page
    .locator('[role="option"][aria-selected="true"]')
    .filter({ hasText: new RegExp(words, 'i') })
    .waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('combobox', { name: 'Search blocks' }).waitFor({ state: 'detached' })
}

test('F-EDIT-01 F-EDIT-04 a nested landing page of 12 blocks is built and saved by keys alone', async () => {
  const { page } = writer
  await page.goto('/user/editor/new?type=page')
  // An empty page has the caret in its first paragraph.
  await writing(page).waitFor()
  const type = (text: string) => page.keyboard.type(text)
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  const chosen = (label: string) =>
    page.locator('[role="treeitem"][aria-selected="true"]').getByText(label, { exact: true }).waitFor()

  await type('# Mugs that last')
  await press('Enter')
  await type('Thrown by hand in Delft.')
  await press('Escape')
  // What is inserted takes the caret into its first text.
  await insert(page, 'columns')
  await type('Four glazes.')
  await press('Escape', 'ArrowDown')
  await chosen('Column')
  await press('Enter')
  await type('Fired twice.')
  await press('Escape', 'Escape', 'Escape')
  await chosen('Columns')
  await insert(page, 'section')
  await type('## Come and see')
  await press('Enter')
  await type('Open on Saturdays.')
  await press('Escape', 'Escape')
  await chosen('Section')
  await insert(page, 'button')
  await type('To the shop')
  await press('Escape')
  await insert(page, 'divider')
  await chosen('Divider')
  await page.waitForURL(/\/user\/editor\/[0-9a-f-]{36}/)
  await press('Control+s')
  await isSaved(page)
  const value = await storedOf(page.url().split('/').at(-1) ?? '')
  expect(shapeOf(value)).toBe(
    'heading paragraph columns(column(paragraph) column(paragraph)) group(heading paragraph) button divider',
  )
  expect(count(value)).toBe(12)
  expect(value[2]?.children?.[0]?.children?.[0]?.state.text).toBe('Four glazes.')
  expect(value[3]?.children?.[0]?.state).toMatchObject({ text: 'Come and see', level: 2 })
})

test('F-EDIT-04 no character is lost that is typed while the insert menu or the view of the new block is still on its way', async () => {
  const { page, context } = await site.openSignedIn()
  const arrived = Promise.withResolvers<void>()
  const menu = Promise.withResolvers<void>()
  await page.route(`**${urlOf('src/editor/commands/InsertMenu.tsx')}`, async (route) => {
    await menu.promise
    await route.continue()
  })
  await page.route(`**${urlOf('src/blocks/alert/view.tsx')}`, async (route) => {
    await arrived.promise
    await route.continue()
  })
  await page.goto('/user/editor/new?type=page')
  await writing(page).waitFor()
  // As slow as an old phone: the text of the new paragraph opens after the menu was asked for, and must leave it its words.
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 16 })
  await page.keyboard.type('Before.')
  await page.keyboard.press('Enter')
  await page.keyboard.type('/alert')
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  menu.resolve()
  await page.locator('[role="option"][aria-selected="true"]').filter({ hasText: 'Alert' }).waitFor()
  await page.keyboard.press('Enter')
  await page.locator('[role="treeitem"][aria-selected="true"]').getByText('Alert', { exact: true }).waitFor()
  await page.keyboard.type('Closed on Mondays')
  expect(await canvasOf(page).getByText('Closed').count()).toBe(0)
  arrived.resolve()
  await writing(page).getByText('Closed on Mondays').waitFor()
  await page.keyboard.type(', open on Sundays.')
  await page.waitForURL(/\/user\/editor\/[0-9a-f-]{36}/)
  await isSaved(page)
  const value = await storedOf(page.url().split('/').at(-1) ?? '')
  expect(value.map(({ type, state }) => [type, state.text])).toEqual([
    ['paragraph', 'Before.'],
    ['alert', 'Closed on Mondays, open on Sundays.'],
  ])
  await context.close()
})

test('F-EDIT-01 keys pressed in a text before it can be written in go into it: characters, Enter, and nothing is taken away', async () => {
  const { page, context } = await site.openSignedIn()
  const held = Promise.withResolvers<void>()
  await page.route(`**${sharedUrl('writing')}`, async (route) => {
    await held.promise
    await route.continue()
  })
  const value = [
    { id: 'a', type: 'paragraph', state: { text: 'Before.' } },
    { id: 'b', type: 'paragraph', state: { text: '' } },
  ]
  const { id } = await site.save({ type: 'page', title: 'Early', value })
  await page.goto(`/user/editor/${id}`)
  const blocks = canvasOf(page).locator('[data-bid]')
  await canvasOf(page).locator('[data-bid="b"]').click()
  await page.keyboard.press('Delete')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('First linf')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('e')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Second line')
  expect(await blocks.count()).toBe(2)
  held.resolve()
  await canvasOf(page).locator('.ProseMirror-focused').getByText('Second line', { exact: true }).waitFor()
  await page.keyboard.type(', and on.')
  await isSaved(page)
  expect((await storedOf(id)).map(({ state }) => state.text)).toEqual([
    'Before.',
    'First line',
    'Second line, and on.',
  ])
  await context.close()
})

longTest(
  'F-EDIT-01 on a long page the words that are written lie over their block, which grows by lines and looks as it did',
  async () => {
    const { page } = writer
    const value = Array.from({ length: 150 }, (_, index) => ({
      id: `p${index}`,
      type: index % 7 === 3 ? 'heading' : 'paragraph',
      state: { text: `Block ${index}.` },
    }))
    const quote = { id: 'said', type: 'quote', state: { text: 'Said so.', cite: 'Ines' } }
    const { id } = await site.save({ type: 'page', title: 'Long', value: value.toSpliced(8, 0, quote) })
    await page.goto(`/user/editor/${id}`)
    const canvas = canvasOf(page)
    const block = (name: string) => canvas.locator(`[data-bid="${name}"]`)
    await block('p149').waitFor()
    const placeOf = (name: string) =>
      block(name).evaluate((element) => element.getBoundingClientRect().top + scrollY)
    const lookOf = (name: string) =>
      block(name).evaluate((element) =>
        [
          getComputedStyle(element.firstElementChild ?? element).position,
          getComputedStyle(element).contain,
        ].join(', '),
      )
    const [own, next] = [await placeOf('p5'), await placeOf('p6')]
    await block('p5').click()
    await page.keyboard.press('End')
    await expect.poll(() => lookOf('p5')).toBe('absolute, none')
    expect([await placeOf('p5'), await placeOf('p6')]).toEqual([own, next])
    await page.keyboard.type(
      ' It goes on and on until there is a second line, and then some more words to be sure of it, and even more.',
    )
    await expect.poll(() => placeOf('p6')).toBeGreaterThan(next + 15)
    // A narrower page: the words are as wide as their block again, and the block as tall as they are.
    const size = page.viewportSize() ?? { width: 1280, height: 720 }
    await page.setViewportSize({ width: size.width - 160, height: size.height })
    const isFull = () =>
      block('p5').evaluate((element) => {
        const [around, words] = [
          element.getBoundingClientRect(),
          element.querySelector('.ProseMirror')?.getBoundingClientRect(),
        ]
        return around.width < 640 && words?.width === around.width && words.height === around.height
      })
    await expect.poll(isFull).toBe(true)
    expect(await lookOf('p5')).toBe('absolute, none')
    await page.setViewportSize(size)
    await expect.poll(isFull).toBe(false)
    const grown = await placeOf('p6')
    await page.keyboard.press('Escape')
    expect(await lookOf('p5')).toBe('static, none')
    expect(await placeOf('p6')).toBe(grown)
    // Words with others beside them stay where they are: their block is laid out by itself.
    const behind = await placeOf('p9')
    await block('said').getByText('Said so.').click()
    await expect.poll(() => lookOf('said')).toBe('static, size layout')
    expect(await placeOf('p9')).toBe(behind)
    await isSaved(page)
  },
)

longTest(
  'F-EDIT-09 a heading takes 300 characters and says so; a character can be taken away and another one written',
  async () => {
    const { page, context } = await site.openSignedIn()
    const { id } = await site.save({
      type: 'page',
      title: 'Long words',
      value: [{ id: 'long', type: 'heading', state: { text: 'x'.repeat(298), level: 2 } }],
    })
    await page.goto(`/user/editor/${id}`)
    await canvasOf(page).locator('[data-bid="long"]').click()
    await writing(page).waitFor()
    await page.keyboard.press('Control+End')
    await page.keyboard.type('abcd')
    await page.getByText('Heading: 300 characters fit here.').waitFor()
    await page.keyboard.press('Backspace')
    await page.keyboard.type('z')
    await isSaved(page)
    await expect.poll(async () => (await storedOf(id))[0]?.state.text).toBe(`${'x'.repeat(298)}az`)
    await context.close()
  },
)

test('F-EDIT-02 letters replace text only: what holds others, and what is no text, stays', async () => {
  const { page } = writer
  const block = (id: string, type: string, state: object, children: unknown[] = []) => ({
    id,
    type,
    state,
    children,
  })
  const { id } = await site.save({
    type: 'page',
    title: 'Kept',
    value: [
      block('words', 'paragraph', { text: 'Words that stay.' }),
      block('section', 'group', {}, [block('in', 'paragraph', { text: 'Within.' })]),
      block('last', 'paragraph', { text: '' }),
    ],
  })
  await page.goto(`/user/editor/${id}`)
  const canvas = page.frameLocator('iframe.editor-frame')
  const blocks = () => canvas.locator('[data-bid]').count()
  await canvas.getByText('Words that stay.').click()
  await canvas.locator('.ProseMirror-focused').waitFor()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+a')
  await page.locator('.editor-message').getByText('3 blocks selected').waitFor()
  await page.keyboard.press('x')
  await page.locator('.editor-message').getByText('Typing replaces text only.', { exact: false }).waitFor()
  expect(await blocks()).toBe(4)
  // The words of a button that was just inserted are selected from the beginning.
  await canvas.locator('[data-bid="last"]').click()
  await page.keyboard.type('/button')
  await page.locator('[role="option"][aria-selected="true"]').getByText('Button', { exact: true }).waitFor()
  await page.keyboard.press('Enter')
  await canvas.locator('.button.ProseMirror-focused').waitFor()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Visit')
  await canvas.locator('.button').getByText('Visit', { exact: true }).waitFor()
  expect(await blocks()).toBe(4)
})

longTest('F-EDIT-02 “/” knows tasks and numbers by the names that people give them', async () => {
  const { page } = writer
  const { id } = await site.save({
    type: 'page',
    title: 'Lists',
    value: ['one', 'two'].map((name) => ({ id: name, type: 'paragraph', state: { text: '' }, children: [] })),
  })
  await page.goto(`/user/editor/${id}`)
  const canvas = page.frameLocator('iframe.editor-frame')
  for (const [name, words, label, list] of [
    ['one', '/to-do', 'Tasks', 'ul > li.b-todo'],
    ['two', '/numbered', 'Numbers', 'ol > li'],
  ] as const) {
    await canvas.locator(`[data-bid="${name}"]`).click()
    await page.keyboard.type(words)
    await page.locator('[role="option"][aria-selected="true"]').getByText(label, { exact: true }).waitFor()
    await page.keyboard.press('Enter')
    await canvas.locator(`.b-list ${list}`).waitFor()
    await page.keyboard.type('Fire the kiln')
    await canvas.locator(list, { hasText: 'Fire the kiln' }).waitFor()
  }
})

test('F-UI-21 F-EDIT-08 code is written by keys alone, with its faults at their lines, and is one step of undo', async () => {
  const { page, context, complaints } = await site.openSignedIn()
  const { id } = await site.save({
    type: 'page',
    title: 'Coded',
    value: [
      { id: 'codeblock1', type: 'html', state: { code: '<p>Cone 10</p>' }, children: [] },
      { id: 'wordsblok1', type: 'paragraph', state: { text: 'Below.' }, children: [] },
    ],
  })
  await page.goto(`/user/editor/${id}`)
  const canvas = canvasOf(page)
  await canvas.locator('[data-bid="codeblock1"]').waitFor()
  await page.locator('[data-outline="codeblock1"]').click()
  const code = page.getByRole('textbox', { name: 'Markup' })
  await code.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type('\n</section>')
  await page.keyboard.press('Tab')
  // Keys that go elsewhere, remove blocks or open menus when no text is written.
  await page.keyboard.type('g x / ? j')
  await page.getByText('Line 2: </section> closes nothing that is open').waitFor()
  expect(await code.innerText()).toBe('<p>Cone 10</p>\n  </section>g x / ? j')
  expect(await canvas.locator('[data-bid]').count()).toBe(2)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Enlarge')
  await page.keyboard.press('Enter')
  const large = page.getByRole('dialog').getByRole('textbox', { name: 'Markup' })
  await expect
    .poll(() =>
      large.evaluate((element) => element.getRootNode() instanceof ShadowRoot && element.matches(':focus')),
    )
    .toBe(true)
  await page.keyboard.press('Control+a')
  await page.keyboard.type('<p>Cone 6')
  await page.getByText('closes nothing that is open').waitFor({ state: 'detached' })
  // The end of the element was written with its beginning.
  expect(await large.innerText()).toBe('<p>Cone 6</p>')
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => code.innerText()).toBe('<p>Cone 10</p>')
  expect(complaints).toEqual([])
  await context.close()
})
