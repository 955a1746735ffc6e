/** `/` in a text: what opens the insert menu and what does not, what is inserted where, and what stays as it was typed. */
import type { FrameLocator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { urlOf } from '../support/builtFiles.ts'
import { builtSite } from '../support/builtSite.ts'
import { type Person, phone } from '../support/people.ts'
import { shareOf } from '../support/share.ts'
import { emptied, inShort, partsLoaded, pressAll, writtenBlocks } from '../support/writtenKeys.ts'

const site = builtSite()
let writer: Person
let page: Page
let canvas: FrameLocator

async function newPage(options: Parameters<typeof site.openSignedIn>[0]): Promise<Person> {
  const person = await site.openSignedIn(options)
  await person.page.goto('/user/editor/new?type=page')
  await person.page.frameLocator('iframe.editor-frame').locator('.ProseMirror-focused').waitFor()
  return person
}

beforeAll(async () => {
  writer = await newPage({ viewport: { width: 1440, height: 900 } })
  page = writer.page
  canvas = page.frameLocator('iframe.editor-frame')
  await partsLoaded(page, canvas)
})

const menuOf = (on: Page) => on.getByRole('dialog', { name: 'Insert a block' })

/** Returns how many px are between the menu and the line below it. */
async function roomAbove(on: Page, text: FrameLocator): Promise<number> {
  const line = await text.locator('.ProseMirror-focused').last().boundingBox()
  const menu = await menuOf(on).boundingBox()
  if (!line || !menu) throw new Error('Nothing is drawn')
  return line.y - (menu.y + menu.height)
}

const cases: readonly (readonly [keys: string, document: string])[] = [
  // What is chosen goes below, and the sign and its word are gone; in a text without other words it takes the text's place.
  ['one /div⏎', 'p:one  | ---'],
  ['/div⏎', '---'],
  ['/quote⏎Said', 'quote:Said'],
  ['one /heading⏎Title', 'p:one  | h2:Title'],
  ['# One /para⏎two', 'h1:One  | p:two'],
  ['> Said /para⏎so', 'quote:Said  | p:so'],
  ['- one⏎two /div⏎', '<ul><li>one</li><li>two </li></ul> | ---'],
  ['- /quote⏎Said', 'quote:Said'],
  ['one⏎two↑ /div⏎', 'p:one  | --- | p:two'],
  ['one↖/div⏎', 'p:one | ---'],
  ['one two{Control+ArrowLeft}/div⏎', 'p:one two | ---'],
  ['one{Shift+Enter}/div⏎', 'p:one<br> | ---'],
  ['one /button⏎To the shop', 'p:one  | button:To the shop'],
  ['one /↓↓↑↑para⏎two', 'p:one  | p:two'],
  ['one /para⇥two', 'p:one  | p:two'],
  // One Undo takes the block back; the word is not in the way.
  ['one /div⏎↶', 'p:one '],
  ['one /div⏎↶↷', 'p:one  | ---'],
  // Special characters and emoji go into the text, by their names or from their section.
  ['one /red heart⏎!', 'p:one ❤️!'],
  ['10 /no-break sp⏎km', 'p:10 &nbsp;km'],
  ['/→→→⏎ one', 'p:– one'],
  ['2 /one half⏎ kg', 'p:2 ½ kg'],
  // Escape keeps what was typed; so does a second space, and words that nothing is called by.
  ['one /div⎋⏎two', 'p:one /div | p:two'],
  ['/⎋shop', 'p:/shop'],
  ['one /xyzzy⏎two', 'p:one /xyzzy | p:two'],
  ['one /no such thing⏎two', 'p:one /no such thing | p:two'],
  ['one /di⌫⌫⌫two', 'p:one two'],
  ['one /di←←←←!', 'p:one! /di'],
  ['/⌫one', 'p:one'],
  ['/div/⏎two', 'p:/div/ | p:two'],
  // These are signs as any others.
  ['and/or⏎two', 'p:and/or | p:two'],
  ['24/7 on 1/12/2026⏎two', 'p:24/7 on 1/12/2026 | p:two'],
  ['https://a.example/list⏎two', 'p:https://a.example/list | p:two'],
  ['1 / 2⏎two', 'p:1 / 2 | p:two'],
  ['one //⏎two', 'p:one // | p:two'],
  ['{Control+e}a /div⏎two', 'p:<code>a /div</code> | p:two'],
]

test('F-EDIT-05 a slash behind a space or at the start opens the insert menu; it inserts below, and Escape keeps what was typed', async () => {
  for (const [keys, document] of shareOf(cases)) {
    await emptied(page, canvas)
    await pressAll(page, keys)
    expect.soft(inShort(await writtenBlocks(page)), keys).toBe(document)
    expect(await menuOf(page).count(), keys).toBe(0)
  }
  expect(writer.complaints).toEqual([])
})

test('F-EDIT-05 the menu stands at the sign, below its line or above it, says what is chosen, and goes with a press elsewhere', async () => {
  await emptied(page, canvas)
  await pressAll(page, 'The kiln was cold. /tab')
  const menu = menuOf(page)
  await menu.getByRole('option', { name: 'Table', exact: true, selected: true }).waitFor()
  await menu.getByRole('status').getByText('Table', { exact: true }).waitFor()
  const line = await canvas.locator('.ProseMirror-focused').boundingBox()
  const box = await menu.boundingBox()
  if (!line || !box) throw new Error('Nothing is drawn')
  expect(box.y).toBeGreaterThanOrEqual(line.y + line.height - 4)
  expect(box.x).toBeGreaterThan(line.x + 60)
  await menu.getByRole('option', { name: 'Tabs', exact: true }).hover()
  await menu.getByRole('option', { name: 'Tabs', exact: true, selected: true }).waitFor()
  await canvas.locator('.ProseMirror-focused').click({ position: { x: 5, y: 5 } })
  await menu.waitFor({ state: 'detached' })
  expect(inShort(await writtenBlocks(page))).toBe('p:The kiln was cold. /tab')
  // At the foot of the window.
  await emptied(page, canvas)
  await pressAll(page, `${'⏎'.repeat(24)}/`)
  await menu.waitFor()
  await expect.poll(() => roomAbove(page, canvas)).toBeGreaterThanOrEqual(-4)
  // A link goes into the line.
  await pressAll(page, '⎋')
  await emptied(page, canvas)
  await pressAll(page, 'See /link')
  await menu.getByRole('option', { name: 'Link', exact: true }).click()
  await page.getByRole('dialog', { name: 'Link' }).waitFor()
  await page.keyboard.type('https://kiln.example')
  await page.keyboard.press('Enter')
  await canvas.getByRole('link', { name: /kiln/ }).waitFor()
  expect(inShort(await writtenBlocks(page))).toContain('p:See <a href="https://kiln.example"')
  expect(writer.complaints).toEqual([])
})

test('F-EDIT-05 a menu that is loaded after the page was scrolled to the caret is at its sign', async () => {
  const { page: slow, context } = await site.openSignedIn({ viewport: { width: 1440, height: 900 } })
  const arrived = Promise.withResolvers<void>()
  await slow.route(`**${urlOf('src/editor/commands/InsertMenu.tsx')}`, async (route) => {
    await arrived.promise
    await route.continue()
  })
  await slow.goto('/user/editor/new?type=page')
  const text = slow.frameLocator('iframe.editor-frame')
  await text.locator('.ProseMirror-focused').waitFor()
  await pressAll(slow, `${'⏎'.repeat(30)}/`)
  await text.locator('.ProseMirror-focused').getByText('/').waitFor()
  arrived.resolve()
  await menuOf(slow).waitFor()
  await expect.poll(() => roomAbove(slow, text)).toBeGreaterThanOrEqual(-4)
  await expect.poll(() => roomAbove(slow, text)).toBeLessThanOrEqual(16)
  await context.close()
})

test('F-EDIT-05 on a phone the sign comes from the keyboard of the screen, and a tap inserts', async () => {
  const hand = await newPage({ viewport: phone, hasTouch: true, isMobile: true })
  const { page: small } = hand
  const text = small.frameLocator('iframe.editor-frame')
  // Such a keyboard sends words, and no keys.
  await small.keyboard.insertText('One ')
  await small.keyboard.insertText('/')
  await menuOf(small).waitFor()
  await small.keyboard.insertText('quo')
  const option = menuOf(small).getByRole('option', { name: 'Quote', exact: true })
  await option.waitFor()
  const box = await menuOf(small).boundingBox()
  expect(box && box.x >= 0 && box.x + box.width <= phone.width).toBe(true)
  await option.tap()
  await small.keyboard.insertText('Said')
  await text.locator('blockquote').getByText('Said').waitFor()
  expect(inShort(await writtenBlocks(small))).toBe('p:One  | quote:Said')
  expect(hand.complaints).toEqual([])
  await hand.context.close()
})
