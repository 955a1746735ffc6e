/** Key sequences and the documents that they make, by subject; those of lists, marks and `/` are in files of their own. One page is used for all. */
import type { FrameLocator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { builtSite } from '../support/builtSite.ts'
import type { Person } from '../support/people.ts'
import { shareOf } from '../support/share.ts'
import { emptied, inShort, partsLoaded, pressAll, writtenBlocks } from '../support/writtenKeys.ts'

const site = builtSite()
let writer: Person
let page: Page
let canvas: FrameLocator

beforeAll(async () => {
  writer = await site.openSignedIn({ viewport: { width: 1440, height: 900 } })
  page = writer.page
  await page.goto('/user/editor/new?type=page')
  // What the server refuses to keep, in its words.
  page.on('response', (answer) => {
    if (answer.status() === 400)
      void answer.text().then((text) => writer.complaints.push(text, answer.request().postData() ?? ''))
  })
  canvas = page.frameLocator('iframe.editor-frame')
  await partsLoaded(page, canvas)
})

type Cases = readonly (readonly [keys: string, document: string])[]

const paragraphs: Cases = [
  ['one', 'p:one'],
  ['one⏎two', 'p:one | p:two'],
  ['one⏎⏎two', 'p:one | p: | p:two'],
  ['onetwo←←←⏎', 'p:one | p:two'],
  ['onetwo←←←⏎!', 'p:one | p:!two'],
  ['one↖⏎', 'p: | p:one'],
  ['one↖⏎!', 'p: | p:!one'],
  ['one{Shift+Enter}two', 'p:one<br>two'],
  ['one{Shift+Enter}two←←←⌫', 'p:onetwo'],
  ['one two{Control+Shift+ArrowLeft}⏎', 'p:one  | p:'],
  ['one two{Control+Shift+ArrowLeft}⌫', 'p:one '],
  ['one two{Control+Shift+ArrowLeft}six', 'p:one six'],
  ['one two{Control+Backspace}', 'p:one '],
  ['one two{Control+ArrowLeft}{Control+Delete}', 'p:one '],
  ['one{Control+a}two', 'p:two'],
  ['one⏎two{Control+a}six', 'p:one | p:six'],
  ['**bold**←←⏎', 'p:<strong>bo</strong> | p:<strong>ld</strong>'],
  ['one⏎two↑!', 'p:one! | p:two'],
  ['one⏎two↖←!', 'p:one! | p:two'],
  ['one⏎two↑↘→!', 'p:one | p:!two'],
  ['onetwo←←←⏎↶', 'p:onetwo'],
  ['onetwo←←←⏎↶↷', 'p:one | p:two'],
  ['one⏎two↶↶', 'p:one'],
]

const joins: Cases = [
  ['one⏎two↖⌫', 'p:onetwo'],
  ['one⏎two↖⌫!', 'p:one!two'],
  ['one⏎⌫', 'p:one'],
  ['one⏎⌫!', 'p:one!'],
  ['⏎one↖⌫', 'p:one'],
  ['one⏎two↑↘⌦', 'p:onetwo'],
  ['one⏎two↑↘⌦!', 'p:one!two'],
  ['one⏎⏎two↑⌦', 'p:one | p:two'],
  ['one⏎two⌦', 'p:one | p:two'],
  ['one↖⌫', 'p:one'],
  // Marks go along.
  ['one⏎**two**↖⌫', 'p:one<strong>two</strong>'],
  ['_one_⏎two↑↘⌦', 'p:<em>one</em>two'],
  // What words are joined with decides what they are.
  ['# One⏎two↖⌫', 'h1:Onetwo'],
  ['> Said⏎two↖⌫', 'quote:Saidtwo'],
  ['one⏎# two↖⌫', 'p:onetwo'],
  ['one⏎> two↖⌫', 'p:onetwo'],
  ['# One⏎two↑↘⌦', 'h1:Onetwo'],
  ['one⏎# two↑↘⌦', 'p:onetwo'],
  ['/button⏎Go⏎now↖⌫', 'button:Gonow'],
  // An empty paragraph goes, and what is beside it stays what it is.
  ['⏎# One↖⌫', 'h1:One'],
  ['⏎> Said↖⌫', 'quote:Said'],
  ['⏎# One↑⌦', 'h1:One'],
  ['⏎# One↑⌦!', 'h1:!One'],
  ['⏎- one↑⌦', '<ul><li>one</li></ul>'],
  ['one⏎⏎- two↑⌦', 'p:one | <ul><li>two</li></ul>'],
  // With nothing to join with, a heading or a quote becomes a paragraph.
  ['# One↖⌫', 'p:One'],
  ['> Said↖⌫', 'p:Said'],
  ['# **One**↖⌫↶', 'h1:<strong>One</strong>'],
  // A list gives its first entry away.
  ['one⏎- two↑↘⌦', 'p:onetwo'],
  ['one⏎- two⏎three↑↑↘⌦', 'p:onetwo | <ul><li>three</li></ul>'],
  ['one⏎- two⏎⇥three↑↑↘⌦!', 'p:one!two | <ul><li>three</li></ul>'],
  ['one⏎- two⏎three↑↑↘⌦↶', 'p:one | <ul><li>two</li><li>three</li></ul>'],
  ['- one⏎⏎two↖⌫', '<ul><li>onetwo</li></ul>'],
  // What has no words is chosen first, and removed by the next press.
  ['---⌫', '---'],
  ['---⌫⌫', 'p:'],
  ['---one↖⌫', '--- | p:one'],
  ['---one↖⌫⌫', 'p:one'],
  ['one⏎---two↑↘⌦', 'p:one | --- | p:two'],
  ['one⏎---two↑↘⌦⌦', 'p:one | p:two'],
  ['one⏎two↖⌫↶', 'p:one | p:two'],
  ['one⏎two↖⌫↶↷', 'p:onetwo'],
  ['# One⏎two↑↘⌦↶', 'h1:One | p:two'],
  ['⏎# One↖⌫↶', 'p: | h1:One'],
]

const kinds: Cases = [
  // Headings.
  ['# One⏎two', 'h1:One | p:two'],
  ['## One two{Control+ArrowLeft}⏎', 'h2:One  | p:two'],
  ['# One↖⏎', 'p: | h1:One'],
  ['# One↖⏎!', 'p: | h1:!One'],
  ['# One↖⏎↶', 'h1:One'],
  ['one{Control+Alt+2}', 'h2:one'],
  ['one{Control+Alt+2}{Control+Alt+4}', 'h4:one'],
  ['one{Control+Alt+2}{Control+Alt+0}', 'p:one'],
  ['one{Control+Alt+3}↶', 'p:one'],
  ['- one{Control+Alt+2}', 'h2:one'],
  ['####### one', 'p:####### one'],
  ['one↖## ', 'h2:one'],
  ['# One⏎- two', 'h1:One | <ul><li>two</li></ul>'],
  // Quotes.
  ['> one⏎two', 'quote:one | p:two'],
  ['> ⌫', 'p:'],
  ['> One↖⏎', 'p: | quote:One'],
  ['> one{Shift+Enter}two', 'quote:one<br>two'],
  ['one{Control+Alt+2}⏎> two', 'h2:one | quote:two'],
  // Code.
  ['```⏎', 'code(plain):'],
  ['```css⏎⏎on', 'code(css): | p:on'],
  ['one⏎```⏎↶', 'p:one | p:```'],
  ['{Control+e}a*b*c', 'p:<code>a*b*c</code>'],
  // Links.
  ['[a](/b)c', 'p:<a href="/b">a</a>c'],
  [
    'the shop{Control+Shift+ArrowLeft}{Control+k}https://a.example⏎',
    'p:the <a href="https://a.example">shop</a>',
  ],
  ['the shop{Control+Shift+ArrowLeft}{Control+k}/a⏎↘ now', 'p:the <a href="/a">shop</a> now'],
  ['shop{Shift+Home}{Control+k}/a⏎↶', 'p:shop'],
  ['shop{Shift+Home}{Control+k}⎋↘!', 'p:shop!'],
  ['[a](/b)⏎two', 'p:<a href="/b">a</a> | p:two'],
]

const ref = (id: number, number = id) => `<a href="#note-${id}" id="note-ref-${id}"><sup>${number}</sup></a>`
const notes = (...entries: [id: number, words: string][]) =>
  `--- | <ol>${entries.map(([id, words]) => `<li><a href="#note-ref-${id}" id="note-${id}">↑</a> ${words}</li>`).join('')}</ol>`

const footnotes: Cases = [
  ['one /foot⏎Why', `p:one${ref(1)} | ${notes([1, 'Why'])}`],
  ['one{Control+Alt+f}Why', `p:one${ref(1)} | ${notes([1, 'Why'])}`],
  ['one{Control+Alt+f}↶', 'p:one'],
  ['one{Control+Alt+f}↶↷', `p:one${ref(1)} | ${notes([1, ''])}`],
  // What goes on behind the number is as the text before it.
  ['one{Control+Alt+f}↑ two', `p:one${ref(1)} two | ${notes([1, ''])}`],
  // They stand in the order of the text, and are counted so.
  ['two{Control+Alt+f}B↑↖{Control+Alt+f}A', `p:${ref(2, 1)}two${ref(1, 2)} | ${notes([2, 'A'], [1, 'B'])}`],
  // A note has none of its own.
  ['one{Control+Alt+f}A{Control+Alt+f}', `p:one${ref(1)} | ${notes([1, 'A'])}`],
]

const tables: Cases = [
  ['/table⏎a⇥b⇥c⇥d', 'table:a|b/c|d'],
  ['/table⏎a⇥b⇥c⇥d⇥e', 'table:a|b/c|d/e|'],
  ['/table⏎a⏎b⏎next', 'table:a|/b| | p:next'],
  ['/table⏎ab⌫⌫⌫c', 'table:c|/|'],
  ['/table⏎a{Shift+Enter}b', 'table:a<br>b|/|'],
  ['/table⏎**a**⇥`b`', 'table:<strong>a</strong>|<code>b</code>/|'],
  ['/table⏎a⇥⇤b', 'table:ab|/|'],
  ['/table⏎a{Control+a}b', 'table:b|/|'],
  ['/table⏎ab↶', 'table:|/|'],
  ['/table⏎a /div⏎b', 'table:a /div|/b|'],
  ['/table⏎⎋⌦', 'p:'],
  ['/table⏎a⇥b⎋⌦↶', 'table:a|b/|'],
  ['one⏎/table⏎a⏎⏎two', 'p:one | table:a|/| | p:two'],
  // Out of the last row the writing goes on, also where nothing stands below.
  ['/table⏎a↓↓two', 'table:a|/| | p:two'],
  ['/table⏎a⇥⇥⇥→two', 'table:a|/| | p:two'],
  ['/table⏎a{Control+Alt+ArrowUp}b', 'table:b|/a|/|'],
  ['/table⏎a{Control+Alt+ArrowDown}b', 'table:a|/b|/|'],
  ['/table⏎a{Control+Alt+ArrowLeft}b', 'table:b|a|/||'],
  ['/table⏎a{Control+Alt+ArrowRight}b', 'table:a|b|/||'],
  ['/table⏎a⏎b{Control+Alt+Backspace}c', 'table:ac|'],
  ['/table⏎a⇥b{Control+Alt+Shift+Backspace}c', 'table:ac/'],
  ['/table⏎a⏎b{Control+Alt+Backspace}↶', 'table:a|/b|'],
  // What the handles of rows and columns do is in the block's menu, for the keys alone.
  ['/table⏎a{Shift+F10}⏎b', 'table:b|/a|/|'],
]

const linked = (href: string, words: string) => `<a href="${href}">${words}</a>`

/** What is a URL by its own words becomes a link when it is ended; one Undo gives the words back. */
const urls: Cases = [
  ['see www.a.at now', `p:see ${linked('https://www.a.at', 'www.a.at')} now`],
  ['see https://a.at/b?c=1.⏎!', `p:see ${linked('https://a.at/b?c=1', 'https://a.at/b?c=1')}. | p:!`],
  ['(zoë@öl.at), too', `p:(${linked('mailto:zoë@öl.at', 'zoë@öl.at')}), too`],
  ['www.a.at ↶', 'p:www.a.at '],
  ['- http://a.at⏎b', `<ul><li>${linked('http://a.at', 'http://a.at')}</li><li>b</li></ul>`],
  ['the end.Then 12.50 a@b ', 'p:the end.Then 12.50 a@b '],
  ['`www.a.at` x', 'p:<code>www.a.at</code> x'],
  ['javascript://www.a.at x', 'p:javascript://www.a.at x'],
  ['/table⏎a www.a.at b', `table:a ${linked('https://www.a.at', 'www.a.at')} b|/|`],
]

/** Several blocks at once: copied, cut, deleted, typed over, formatted, moved, each one step of Undo. */
const across: Cases = [
  ['one⏎two{Control+a}{Control+a}⌦', 'p:'],
  ['one⏎two{Control+a}{Control+a}⌦↶', 'p:one | p:two'],
  ['one⏎two⏎three{Shift+Home}{Shift+ArrowUp}⌫', 'p:one'],
  ['one⏎two⏎three{Shift+Home}{Shift+ArrowUp}⌫↶', 'p:one | p:two | p:three'],
  ['one⏎two{Control+a}{Control+a}new', 'p:new'],
  ['one⏎two⏎three{Shift+Home}{Shift+ArrowUp}new', 'p:one | p:new'],
  ['one⏎two⏎three{Shift+Home}{Shift+ArrowUp}n↶↶', 'p:one | p:two | p:three'],
  [
    'one⏎- two{Control+a}{Control+a}{Control+b}',
    'p:<strong>one</strong> | <ul><li><strong>two</strong></li></ul>',
  ],
  ['one⏎two{Control+a}{Control+a}{Control+b}{Control+b}', 'p:one | p:two'],
  ['one⏎two{Control+a}{Control+a}{Control+i}↶', 'p:one | p:two'],
  ['**one**⏎two{Control+a}{Control+a}{Control+b}', 'p:<strong>one</strong> | p:<strong>two</strong>'],
  ['one⏎two{Control+a}{Control+a}{Control+Shift+x}', 'p:<s>one</s> | p:<s>two</s>'],
  ['one⏎two{Control+a}{Control+a}{Control+Alt+2}', 'h2:one | h2:two'],
  ['one⏎two{Control+a}{Control+a}{Control+Alt+2}↶', 'p:one | p:two'],
  ['one⏎two{Control+a}{Control+a}{Control+x}', 'p:'],
  ['one⏎two{Control+a}{Control+a}{Control+x}{Control+v}', 'p:one | p:two'],
  ['one⏎two{Control+a}{Control+a}{Control+c}{Control+v}', 'p:one | p:two | p:one | p:two'],
  ['one⏎two{Control+a}{Control+a}{Control+d}', 'p:one | p:two | p:one | p:two'],
  ['one⏎two⏎three{Shift+Home}{Shift+ArrowUp}{Alt+ArrowUp}', 'p:two | p:three | p:one'],
  ['one⏎two{Control+a}{Control+a}{Control+g}', 'group(p:one | p:two)'],
  [
    'one⏎two⏎three{Shift+Home}{Shift+ArrowUp}{Control+c}⎋{Control+v}',
    'p:one | p:two | p:three | p:two | p:three',
  ],
  ['one two{Control+Shift+ArrowLeft}{Control+c}→{Control+v}', 'p:one twotwo'],
  ['one two{Control+Shift+ArrowLeft}{Control+x}↖{Control+v}', 'p:twoone '],
  ['**one**{Control+a}{Control+c}⎋⏎↘⏎{Control+v}', 'p:<strong>one</strong> | p:<strong>one</strong>'],
]

test.each([
  ['paragraphs', paragraphs],
  ['joins and splits', joins],
  ['headings, quotes, code and links', kinds],
  ['tables', tables],
  ['footnotes', footnotes],
  ['URLs', urls],
  ['several blocks', across],
] as const)('F-EDIT-02 %s: keys and the document that they make', async (_, cases) => {
  for (const [keys, document] of shareOf(cases)) {
    await emptied(page, canvas)
    await pressAll(page, keys)
    expect.soft(inShort(await writtenBlocks(page)), keys).toBe(document)
  }
  expect(writer.complaints).toEqual([])
})
