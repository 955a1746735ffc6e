/**
 * What other programs put on the clipboard, and the page that it becomes: copied in one page and pasted in the editor by
 * keys. The clipboards and the documents are in test/support/paste.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FrameLocator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { urlOf } from '../support/builtFiles.ts'
import { builtSite } from '../support/builtSite.ts'
import type { Person } from '../support/people.ts'
import { longTest, shareOf } from '../support/share.ts'
import { emptied, pressAll, type WrittenBlock, writtenBlocks } from '../support/writtenKeys.ts'

const site = builtSite()
let writer: Person
let page: Page
let other: Page
let canvas: FrameLocator

const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

beforeAll(async () => {
  writer = await site.openSignedIn({ viewport: { width: 1440, height: 900 } })
  page = writer.page
  other = await page.context().newPage()
  await other.goto('/')
  // The web as the site would fetch it: one picture is there, all others are not.
  await page.route('**/api/fetch?*', (route) =>
    route.request().url().includes('wedge.jpg')
      ? route.fulfill({ contentType: 'image/png', body: Buffer.from(dot, 'base64') })
      : route.fulfill({ contentType: 'text/plain', body: 'Gone' }),
  )
  await page.bringToFront()
  await page.goto('/user/editor/new?type=page')
  canvas = page.frameLocator('iframe.editor-frame')
  await canvas.locator('.ProseMirror-focused').waitFor()
})

/** Copies in another page what a program would copy. */
async function copy(flavours: Record<string, string>, from = other, to = page): Promise<void> {
  await from.bringToFront()
  await from.evaluate((given) => {
    document.addEventListener(
      'copy',
      (event) => {
        for (const [type, value] of Object.entries(given)) event.clipboardData?.setData(type, value)
        event.preventDefault()
      },
      { once: true, capture: true },
    )
  }, flavours)
  await from.keyboard.press('Control+c')
  await to.bringToFront()
}

const notice = () => page.locator('.editor-message')

/** A block in one line: what it is, in brackets what is chosen of it, and its words. */
function lineOf({ type, state }: WrittenBlock): string {
  const { text = '', style } = state
  const alignment =
    style && typeof style === 'object' && 'text-align' in style ? `(${String(style['text-align'])})` : ''
  const more = (...parts: unknown[]) => parts.map((part) => (part ? ` | ${String(part)}` : '')).join('')
  if (type === 'list') return String(text)
  if (type === 'paragraph') return `p${alignment}: ${String(text)}`
  if (type === 'heading') return `h${String(state.level)}${alignment}: ${String(text)}`
  if (type === 'code') return `code(${String(state.language)}): ${String(state.code).replaceAll('\n', '⏎')}`
  if (type === 'quote') return `quote: ${String(text)}${more(state.cite)}`
  if (type === 'embed') return `embed: ${String(state.url)}`
  if (type === 'image')
    return `image(${state.src ? 'stored' : 'missing'}): ${String(state.alt)}${more(state.caption)}`
  if (type !== 'table' || !Array.isArray(state.cells)) return type
  const aligns = (Array.isArray(state.aligns) ? state.aligns : []).flatMap((align, column) =>
    align === '' ? [] : `${column + 1} ${align}`,
  )
  const parts = [state.has_head && 'head', state.has_first_column && 'first', ...aligns]
    .filter(Boolean)
    .join(', ')
  const rows = state.cells.map((row: string[]) => row.join('|')).join(' / ')
  return `table${parts && `(${parts})`}: ${rows}${more(state.caption)}`
}

const linesOf = (blocks: readonly WrittenBlock[]): string => blocks.map(lineOf).join('\n')

const folder = join(import.meta.dirname, '../support/paste')
const files = readdirSync(folder)
const read = (name: string) => readFileSync(join(folder, name), 'utf8').trimEnd()

const clipboards = files.filter((name) => /\.(clipboard|plain)\.txt$/.test(name))

test.each(shareOf(clipboards, 0, 3))(
  'F-EDIT-04 %s is pasted whole: every list, table, link, mark, note and picture, and what is missing is named',
  async (file) => {
    const name = file.replace(/\..*/, '')
    await emptied(page, canvas)
    await copy(
      file.includes('.plain') ? { 'text/plain': read(file) } : { 'text/html': read(file), 'text/plain': '…' },
    )
    await page.keyboard.press('Control+v')
    await notice()
      .getByText(files.includes(`${name}.notice.txt`) ? read(`${name}.notice.txt`) : /pasted$/)
      .waitFor()
    expect(linesOf(await writtenBlocks(page))).toBe(read(`${name}.document.txt`))
    expect(writer.complaints).toEqual([])
  },
)

/** What is written, what is pasted there as HTML, and what the page holds then. */
const within: readonly (readonly [keys: string, html: string, document: string])[] = [
  // Words into words, with their marks as styles mean them.
  [
    'One two←←←',
    '<b style="font-weight:normal"><span style="font-weight:700">bold</span></b>',
    'p: One <strong>bold</strong>two',
  ],
  [
    'One ',
    '<p>a <a href="https://www.google.com/url?q=https://x.example/y&sa=D">link</a></p>',
    'p: One a <a href="https://x.example/y">link</a>',
  ],
  // Paragraphs and lists into a list are entries of it.
  ['- one⏎two{Home}', '<p>a</p><p>b</p>', '<ul><li>one</li><li>a</li><li>btwo</li></ul>'],
  [
    '- one⏎⇥two',
    '<ul><li>!</li><li>three<ol><li>deep</li></ol></li></ul>',
    '<ul><li>one<ul><li>two!</li><li>three<ol><li>deep</li></ol></li></ul></li></ul>',
  ],
  [
    '[x] one ',
    '<p>and on</p><p>next</p>',
    '<ul><li class="b-done">one and on</li><li class="b-todo">next</li></ul>',
  ],
  ['1. ', '<ul><li>a</li><li>b</li></ul>', '<ul><li>a</li><li>b</li></ul>'],
  // What is no entry is behind the list.
  [
    '- one',
    '<p>a</p><table><tr><th>A</th><th>B</th></tr><tr><td>1</td><td>2</td></tr></table>',
    '<ul><li>one</li></ul>\np: a\ntable(head): A|B / 1|2',
  ],
  ['onetwo←←←', '<h2>Title</h2><p>words</p>', 'p: one\nh2: Title\np: words\np: two'],
  // A URL over selected words is their link.
  ['shop{Shift+Home}', 'https://shop.example/', 'p: <a href="https://shop.example/">shop</a>'],
]

longTest('F-EDIT-04 what is pasted within a text or a list goes on there, in one step of Undo', async () => {
  for (const [keys, html, document] of within) {
    await emptied(page, canvas)
    await pressAll(page, keys)
    const before = linesOf(await writtenBlocks(page))
    await emptied(page, canvas)
    await pressAll(page, keys)
    const text = html.replaceAll(/<[^>]*>/g, '')
    await copy(text === html ? { 'text/plain': text } : { 'text/html': html, 'text/plain': text })
    await page.keyboard.press('Control+v')
    expect.soft(linesOf(await writtenBlocks(page)), keys).toBe(document)
    await emptied(page, canvas)
    await pressAll(page, keys)
    await page.keyboard.press('Control+v')
    await page.keyboard.press('Control+z')
    expect.soft(linesOf(await writtenBlocks(page)), `${keys} and Undo`).toBe(before)
  }
  expect(writer.complaints).toEqual([])
})

test('F-EDIT-04 F-MEDIA-03 pictures within a pasted text go into the media library and are one step of Undo with it', async () => {
  await emptied(page, canvas)
  await page.keyboard.type('Here')
  const picture = `<img src="data:image/png;base64,${dot}" alt="A dot">`
  await copy({ 'text/html': `<h2>Dots</h2><p>One ${picture} and</p>${picture}`, 'text/plain': '…' })
  await page.keyboard.press('Control+v')
  await notice().getByText('2 pictures are in the media library.').waitFor()
  const whole = 'p: Here\nh2: Dots\np: One\nimage(stored): A dot\np: and\nimage(stored): A dot'
  expect(linesOf(await writtenBlocks(page))).toBe(whole)
  await canvas.getByRole('img', { name: 'A dot' }).first().waitFor()
  await page.keyboard.press('Control+z')
  expect(linesOf(await writtenBlocks(page))).toBe('p: Here')
  await page.keyboard.press('Control+Shift+z')
  expect(linesOf(await writtenBlocks(page))).toBe(whole)
  expect(writer.complaints).toEqual([])
})

longTest(
  'F-EDIT-04 what is pasted before its reader has come goes where the writer was; letters that are typed meanwhile follow it',
  async () => {
    const { page: fresh, context, complaints } = await site.openSignedIn()
    const source = await context.newPage()
    await source.goto('/')
    const reader = Promise.withResolvers<void>()
    await fresh.route(`**${urlOf('src/editor/commands/pasteHere.ts')}`, async (route) => {
      await reader.promise
      await route.continue()
    })
    const text = (id: string, words: string) => ({
      id,
      type: 'paragraph',
      state: { text: words },
      children: [],
    })
    const { id } = await site.save({
      type: 'page',
      title: 'Pasted early',
      value: [text('a', 'Here: '), text('b', 'Elsewhere.')],
    })
    await fresh.goto(`/user/editor/${id}`)
    const drawn = fresh.frameLocator('iframe.editor-frame')
    const words = async () => (await drawn.locator('[data-bid]').allInnerTexts()).map((text) => text.trim())
    await drawn.locator('[data-bid="a"]').click()
    await drawn.locator('.ProseMirror-focused').waitFor()
    await fresh.keyboard.press('End')
    await copy(
      { 'text/html': '<p>some <b>bold</b> words</p>', 'text/plain': 'some bold words' },
      source,
      fresh,
    )
    await fresh.keyboard.press('Control+v')
    await fresh.keyboard.type(', and more')
    await drawn.locator('[data-bid="b"]').click()
    await drawn.locator('[data-bid="b"] .ProseMirror-focused').waitFor()
    expect(await words()).toEqual(['Here:', 'Elsewhere.'])
    reader.resolve()
    await drawn.getByText('some bold words, and more').waitFor()
    expect(await words()).toEqual(['Here: some bold words, and more', 'Elsewhere.'])
    expect(await drawn.locator('[data-bid="a"] strong').innerText()).toBe('bold')
    await fresh.keyboard.press('Control+z')
    await fresh.keyboard.press('Control+z')
    await expect.poll(words).toEqual(['Here:', 'Elsewhere.'])
    expect(complaints).toEqual([])
    await context.close()
  },
)
