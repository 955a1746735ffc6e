/** Writing as in Notion and Google Docs: keys, and the document that they make. One page is used for all of them. */
import type { FrameLocator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { builtSite } from '../support/builtSite.ts'
import type { Person } from '../support/people.ts'
import { longTest, shareOf } from '../support/share.ts'
import { emptied, inShort, partsLoaded, pressAll, writtenBlocks } from '../support/writtenKeys.ts'

const site = builtSite()
let writer: Person
let page: Page
let canvas: FrameLocator

beforeAll(async () => {
  writer = await site.openSignedIn({ viewport: { width: 1440, height: 900 } })
  page = writer.page
  await page.goto('/user/editor/new?type=page')
  canvas = page.frameLocator('iframe.editor-frame')
  await partsLoaded(page, canvas)
})

/** What is pressed, and what the page holds then. */
type Cases = readonly (readonly [keys: string, document: string])[]

async function tryAll(cases: Cases): Promise<void> {
  for (const [keys, document] of shareOf(cases)) {
    await emptied(page, canvas)
    await pressAll(page, keys)
    expect.soft(inShort(await writtenBlocks(page)), keys).toBe(document)
  }
  expect(writer.complaints).toEqual([])
}

const lists: Cases = [
  ['- one', '<ul><li>one</li></ul>'],
  ['* one', '<ul><li>one</li></ul>'],
  ['1. one', '<ol><li>one</li></ol>'],
  ['1) one', '<ol><li>one</li></ol>'],
  ['[ ] one', '<ul><li class="b-todo">one</li></ul>'],
  ['[] one', '<ul><li class="b-todo">one</li></ul>'],
  ['[x] one', '<ul><li class="b-done">one</li></ul>'],
  ['- one⏎two', '<ul><li>one</li><li>two</li></ul>'],
  // Enter on an empty entry leaves the list.
  ['- one⏎⏎out?', '<ul><li>one</li></ul> | p:out?'],
  ['- ⏎out', 'p:out'],
  ['- one⏎two↑⏎⏎out', '<ul><li>one</li></ul> | p:out | <ul><li>two</li></ul>'],
  ['- one⏎two⏎three↑↑↖⏎↑⏎zero', 'p:zero | <ul><li>one</li><li>two</li><li>three</li></ul>'],
  ['- one⏎⇥two⏎⏎three', '<ul><li>one<ul><li>two</li></ul></li><li>three</li></ul>'],
  ['- one⏎⇥two⏎⏎⏎out', '<ul><li>one<ul><li>two</li></ul></li></ul> | p:out'],
  ['- one⏎⇥two⏎⇥three⏎⏎⏎⏎out', '<ul><li>one<ul><li>two<ul><li>three</li></ul></li></ul></li></ul> | p:out'],
  // Tab and Shift Tab.
  ['- one⏎⇥two', '<ul><li>one<ul><li>two</li></ul></li></ul>'],
  ['- one⇥', '<ul><li>one</li></ul>'],
  ['- one⏎two⇥', '<ul><li>one<ul><li>two</li></ul></li></ul>'],
  ['- one⏎two⇥⇥', '<ul><li>one<ul><li>two</li></ul></li></ul>'],
  ['- one⏎two⇥⇤', '<ul><li>one</li><li>two</li></ul>'],
  ['- one⇤', '<ul><li>one</li></ul>'],
  ['- one⏎two⇥⏎three⇤', '<ul><li>one<ul><li>two</li></ul></li><li>three</li></ul>'],
  ['- one⏎two⏎three⇥↑⇥', '<ul><li>one<ul><li>two<ul><li>three</li></ul></li></ul></li></ul>'],
  ['- one⏎two⏎three{Shift+ArrowUp}⇥', '<ul><li>one<ul><li>two</li><li>three</li></ul></li></ul>'],
  ['1. one⏎two⇥', '<ol><li>one<ol><li>two</li></ol></li></ol>'],
  ['[ ] one⏎two⇥', '<ul><li class="b-todo">one<ul><li class="b-todo">two</li></ul></li></ul>'],
  // Backspace at the start of an entry.
  ['- one⌫⌫⌫⌫', 'p:'],
  ['- one↖⌫', 'p:one'],
  ['- one⏎two↖⌫', '<ul><li>one</li></ul> | p:two'],
  ['- one⏎two⏎three↑↖⌫', '<ul><li>one</li></ul> | p:two | <ul><li>three</li></ul>'],
  ['- one⏎⇥two↖⌫', '<ul><li>one</li><li>two</li></ul>'],
  ['- one⏎⇥two↖⌫⌫', '<ul><li>one</li></ul> | p:two'],
  ['- one⏎two↖⌫⌫', '<ul><li>onetwo</li></ul>'],
  ['- one⏎⇥two⏎⏎⏎out↖⌫!', '<ul><li>one<ul><li>two!out</li></ul></li></ul>'],
  // Enter within the words.
  ['- onetwo←←←⏎', '<ul><li>one</li><li>two</li></ul>'],
  ['- one↖⏎', '<ul><li></li><li>one</li></ul>'],
  ['[x] one⏎two', '<ul><li class="b-done">one</li><li class="b-todo">two</li></ul>'],
  ['[x] one↖⏎', '<ul><li class="b-todo"></li><li class="b-done">one</li></ul>'],
  ['- one{Shift+Enter}two', '<ul><li>one<br>two</li></ul>'],
  // Delete at the end.
  ['- one⏎two↑↘⌦', '<ul><li>onetwo</li></ul>'],
  ['- one⏎⇥two↑↘⌦', '<ul><li>onetwo</li></ul>'],
  ['- one⏎⏎out↑↘⌦', '<ul><li>oneout</li></ul>'],
  ['one⏎two↑↘⌦', 'p:onetwo'],
  // Tasks are ticked by keys.
  ['[ ] one{Control+Enter}', '<ul><li class="b-done">one</li></ul>'],
  ['[ ] one{Control+Enter}{Control+Enter}', '<ul><li class="b-todo">one</li></ul>'],
  // Kinds are switched by keys.
  ['- one⏎two{Control+Shift+7}', '<ol><li>one</li><li>two</li></ol>'],
  ['1. one⏎two{Control+Shift+8}', '<ul><li>one</li><li>two</li></ul>'],
  ['- one⏎two{Control+Shift+9}', '<ul><li class="b-todo">one</li><li class="b-todo">two</li></ul>'],
  ['- one⏎⇥two{Control+Shift+7}', '<ul><li>one<ol><li>two</li></ol></li></ul>'],
  ['- one⏎⇥two↑{Control+Shift+7}', '<ol><li>one<ul><li>two</li></ul></li></ol>'],
  ['one{Control+Shift+8}', '<ul><li>one</li></ul>'],
  ['one{Control+Shift+9}', '<ul><li class="b-todo">one</li></ul>'],
  ['- one{Control+Shift+8}', 'p:one'],
  ['- one{Control+Shift+8}↶', '<ul><li>one</li></ul>'],
  // One Undo for each act, exactly.
  ['- ↶', 'p:- '],
  ['1. ↶', 'p:1. '],
  ['[ ] ↶', 'p:[ ] '],
  ['- one⏎two⇥↶', '<ul><li>one</li><li>two</li></ul>'],
  ['- one⏎two⇥⇤↶', '<ul><li>one<ul><li>two</li></ul></li></ul>'],
  ['- one⏎two⇥↶↷', '<ul><li>one<ul><li>two</li></ul></li></ul>'],
  ['- one⏎two⇥!↶', '<ul><li>one<ul><li>two</li></ul></li></ul>'],
  ['- one⏎⏎↶', '<ul><li>one</li><li></li></ul>'],
  ['- one⏎⏎↶↷', '<ul><li>one</li></ul> | p:'],
  ['- one⏎two↖⌫↶', '<ul><li>one</li><li>two</li></ul>'],
  ['- one⏎two⏎three↑↖⌫↶', '<ul><li>one</li><li>two</li><li>three</li></ul>'],
  ['- one⏎two{Control+Shift+7}↶', '<ul><li>one</li><li>two</li></ul>'],
  ['[ ] one{Control+Enter}↶', '<ul><li class="b-todo">one</li></ul>'],
  ['- one⏎two↖⌫⌫↶', '<ul><li>one</li></ul> | p:two'],
]

test('F-EDIT-02 lists: left, nested, lifted, joined and ticked by keys, each act one step of Undo', () =>
  tryAll(lists))

/** A number and an address as the patterns have them. */
const number = '[0141 496 0000](tel:01414960000)'
const mail = '[hello@site.example](mailto:hello@site.example)'

/** Links whose words are their own address lead where the words say, whatever is written over them. */
const ownLinks: Cases = [
  [`${number}{Shift+Home}020 7946 0018`, 'p:<a href="tel:02079460018">020 7946 0018</a>'],
  [`${number}{Shift+Home}+420 775 12 34 56`, 'p:<a href="tel:+420775123456">+420 775 12 34 56</a>'],
  [`${number}{Shift+Home}020 7946 0018. Or`, 'p:<a href="tel:02079460018">020 7946 0018</a>. Or'],
  [`${number}⌫⌫18`, 'p:<a href="tel:01414960018">0141 496 0018</a>'],
  [`${number}↖→→→→→→⌫5`, 'p:<a href="tel:01415960000">0141 596 0000</a>'],
  [`${number}, or write`, 'p:<a href="tel:01414960000">0141 496 0000</a>, or write'],
  [`${number} 10-12`, 'p:<a href="tel:01414960000">0141 496 0000</a> 10-12'],
  [`${number}{Shift+Home}Call us`, 'p:Call us'],
  [`${number}{Shift+Home}112⏎`, 'p:<a href="tel:112">112</a> | p:'],
  [`${number}{Shift+Home}020 7946 0018↶`, 'p:<a href="tel:01414960000">0141 496 0000</a>'],
  ['[112](tel:112) or us', 'p:<a href="tel:112">112</a> or us'],
  [`${mail}{Shift+Home}bo@a.co.uk`, 'p:<a href="mailto:bo@a.co">bo@a.co</a>.uk'],
  [`${mail}{Shift+Home}bo@a.co.uk⏎`, 'p:<a href="mailto:bo@a.co.uk">bo@a.co.uk</a> | p:'],
  [`${mail}{Shift+Home}bo@a.co.uk or`, 'p:<a href="mailto:bo@a.co.uk">bo@a.co.uk</a> or'],
  [`${mail}{Shift+Home}Write to us`, 'p:Write to us'],
  [`${mail}{Shift+Home}Bo⏎`, 'p:Bo | p:'],
  [`${mail}. Or`, 'p:<a href="mailto:hello@site.example">hello@site.example</a>. Or'],
  [`${mail}↖Mail `, 'p:Mail <a href="mailto:hello@site.example">hello@site.example</a>'],
  ['[our menu](/menu)⌫⌫⌫⌫food', 'p:<a href="/menu">our </a>food'],
  ['[us](mailto:hello@site.example){Shift+Home}them', 'p:them'],
]

test('F-EDIT-09 6 what is typed over a phone number, an email address or a URL is where its link leads', () =>
  tryAll(ownLinks))

const marks: Cases = [
  ['**bold**', 'p:<strong>bold</strong>'],
  ['__bold__', 'p:<strong>bold</strong>'],
  ['*italic*', 'p:<em>italic</em>'],
  ['_italic_', 'p:<em>italic</em>'],
  ['`code`', 'p:<code>code</code>'],
  ['~~strike~~', 'p:<s>strike</s>'],
  ['[text](/url)', 'p:<a href="/url">text</a>'],
  ['[text](https://example.org/a) on', 'p:<a href="https://example.org/a">text</a> on'],
  ['so **very** good', 'p:so <strong>very</strong> good'],
  ['so *very* good', 'p:so <em>very</em> good'],
  ['**one two** three', 'p:<strong>one two</strong> three'],
  ['a `b` c `d` e', 'p:a <code>b</code> c <code>d</code> e'],
  ['- **bold** in a list', '<ul><li><strong>bold</strong> in a list</li></ul>'],
  ['## A *fine* title', 'h2:A <em>fine</em> title'],
  ['> **Said**', 'quote:<strong>Said</strong>'],
  // Signs that mean nothing stay.
  ['2 * 3 * 4', 'p:2 * 3 * 4'],
  ['2*3', 'p:2*3'],
  ['snake_case_name', 'p:snake_case_name'],
  ['** bold**', 'p:** bold**'],
  ['****', 'p:****'],
  ['``', 'p:``'],
  ['~one~', 'p:~one~'],
  ['[text](javascript:alert)', 'p:[text](javascript:alert)'],
  // One Undo gives the signs back.
  ['**bold**↶', 'p:**bold**'],
  ['*it*↶', 'p:*it*'],
  ['`code`↶', 'p:`code`'],
  ['~~no~~↶', 'p:~~no~~'],
  ['[t](/u)↶', 'p:[t](/u)'],
  ['**bold**↶↷', 'p:<strong>bold</strong>'],
  ['# ↶', 'p:# '],
  ['> ↶', 'p:> '],
  ['---↶', 'p:---'],
  ['```⏎↶', 'p:```'],
  // At the start of a line.
  ['# one', 'h1:one'],
  ['## one', 'h2:one'],
  ['### one', 'h3:one'],
  ['#### one', 'h4:one'],
  ['> one', 'quote:one'],
  ['#one', 'p:#one'],
  ['---', '--- | p:'],
  ['---after', '--- | p:after'],
  ['a---', 'p:a---'],
  ['```⏎', 'code(plain):'],
  ['```js⏎', 'code(javascript):'],
  // Keys of marks.
  ['{Control+b}one{Control+b} two', 'p:<strong>one</strong> two'],
  ['{Control+i}one{Control+i} two', 'p:<em>one</em> two'],
  ['{Control+u}one{Control+u} two', 'p:<u>one</u> two'],
  ['{Control+e}one{Control+e} two', 'p:<code>one</code> two'],
  ['{Control+Shift+x}one{Control+Shift+x} two', 'p:<s>one</s> two'],
  ['one{Shift+Home}{Control+b}{Control+i}', 'p:<strong><em>one</em></strong>'],
  ['**one**{Shift+Home}{Control+\\}', 'p:one'],
  ['**one**{Shift+Home}{Control+\\}↶', 'p:<strong>one</strong>'],
]

test('F-EDIT-02 marks and lines by signs of Markdown while typing, and by the keys of Google Docs; one Undo gives the signs back', () =>
  tryAll(marks))

test('F-EDIT-02 the bar of the text sets marks, alignment, kind of list and colour, and takes them away; visitors see the same', async () => {
  await emptied(page, canvas)
  await pressAll(page, 'Fired twice')
  await pressAll(page, '{Shift+Home}')
  const bar = page.getByRole('toolbar')
  await page.mouse.move(700, 500)
  await bar.getByRole('button', { name: 'Underline' }).click()
  await bar.getByRole('button', { name: 'Strikethrough' }).click()
  await bar.getByRole('button', { name: 'Text colour' }).click()
  await page.getByRole('menuitemradio', { name: 'Accent' }).click()
  await bar.getByRole('button', { name: 'Alignment' }).click()
  await page.getByRole('menuitemradio', { name: 'Centre' }).click()
  await bar.getByRole('button', { name: 'List' }).click()
  await page.getByRole('menuitemradio', { name: 'Tasks' }).click()
  await pressAll(page, '↘⏎Thrown{Control+Enter}')
  const [list] = await writtenBlocks(page)
  expect(list?.state).toMatchObject({
    text: '<ul><li class="b-todo"><span class="text-accent"><u><s>Fired twice</s></u></span></li><li class="b-done">Thrown</li></ul>',
    style: { 'text-align': 'center' },
  })
  const { url } = await site.save({
    type: 'page',
    title: 'Tasks',
    url: '/tasks',
    status: 'published',
    value: [list],
  })
  const visitor = await site.open()
  await visitor.page.goto(url)
  await visitor.page
    .getByRole('listitem')
    .filter({ hasText: 'Thrown' })
    .getByRole('img', { name: 'Done' })
    .waitFor()
  await visitor.page
    .getByRole('listitem')
    .filter({ hasText: 'Fired' })
    .getByRole('img', { name: 'To do' })
    .waitFor()
  expect(await visitor.page.locator('.text-accent u s').textContent()).toBe('Fired twice')
  await visitor.context.close()
})

/** On a machine twelve times slower: the browser tells late of the caret's moves, and a text opens late. */
async function slowly(on: Page, keys: string): Promise<void> {
  const session = await on.context().newCDPSession(on)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 12 })
  await pressAll(on, keys)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await session.detach()
}

longTest(
  'F-EDIT-02 on a busy machine a key acts where the arrows before it went, and on the words that they selected',
  async () => {
    await emptied(page, canvas)
    await slowly(page, '- one⏎two⏎three↑↑↖⏎↑⏎zero')
    expect(inShort(await writtenBlocks(page))).toBe(
      'p:zero | <ul><li>one</li><li>two</li><li>three</li></ul>',
    )
    await emptied(page, canvas)
    await slowly(page, 'the firing{Control+Shift+ArrowLeft}{Control+k}')
    await page.getByRole('dialog', { name: 'Link' }).waitFor()
    await page.keyboard.press('Escape')
  },
)

longTest(
  'F-EDIT-02 on a busy machine a list that is typed at once into a new page keeps every letter and every line',
  async () => {
    const other = await site.openSignedIn({ viewport: { width: 1440, height: 900 } })
    await other.page.goto('/user/editor/new?type=page')
    await other.page.frameLocator('iframe.editor-frame').locator('.ProseMirror-focused').waitFor()
    await slowly(other.page, '- one⏎two⏎three')
    await other.page.frameLocator('iframe.editor-frame').getByText('three').waitFor()
    expect(inShort(await writtenBlocks(other.page))).toBe('<ul><li>one</li><li>two</li><li>three</li></ul>')
    await other.context.close()
  },
)
