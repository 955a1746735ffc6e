/** Writing as in Notion and Google Docs: keys, and the document that they make. One page is used for all of them. */
import type { FrameLocator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { builtSite } from '../support/builtSite.ts'
import type { Person } from '../support/people.ts'
import { emptied, inShort, pressAll, writtenBlocks } from '../support/writtenKeys.ts'

const site = builtSite()
let writer: Person
let page: Page
let canvas: FrameLocator

beforeAll(async () => {
  writer = await site.openSignedIn({ viewport: { width: 1440, height: 900 } })
  page = writer.page
  await page.goto('/user/editor/new?type=page')
  canvas = page.frameLocator('iframe.editor-frame')
  await canvas.locator('.ProseMirror-focused').waitFor()
})

/** What is pressed, and what the page holds then. */
type Cases = readonly (readonly [keys: string, document: string])[]

async function tryAll(cases: Cases): Promise<void> {
  for (const [keys, document] of cases) {
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
