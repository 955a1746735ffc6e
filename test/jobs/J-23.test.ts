/** J-23, a writer: a long list, nested, with tasks, and a table of eight rows, typed on the canvas by keys alone. */
import type { FrameLocator, Page } from 'playwright-core'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { builtSite } from '../support/builtSite.ts'
import type { Person } from '../support/people.ts'
import { longTest } from '../support/share.ts'
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
beforeEach(() => emptied(page, canvas))

const written = async () => inShort(await writtenBlocks(page))
const cell = (row: number, column: number) =>
  canvas
    .locator('.b-table tr')
    .nth(row - 1)
    .locator('td, th')
    .nth(column - 1)
const focusIn = (name: string) => canvas.locator(`table[aria-label="${name}"].ProseMirror-focused`).waitFor()

/** A new table of two rows and two columns with the caret in its first cell. */
async function newTable(): Promise<void> {
  await pressAll(page, '/')
  await page.getByRole('dialog', { name: 'Insert a block' }).waitFor()
  await pressAll(page, 'table⏎')
  await focusIn('Row 1, column 1')
}

/** As a spreadsheet gives its cells. */
const paste = (given: Readonly<Record<string, string>>) =>
  canvas.locator('.ProseMirror-focused').evaluate((target, types) => {
    const event = new ClipboardEvent('paste', {
      clipboardData: new DataTransfer(),
      bubbles: true,
      cancelable: true,
    })
    for (const [type, value] of Object.entries(types)) event.clipboardData?.setData(type, value)
    target.dispatchEvent(event)
  }, given)

test('J-23 a nested list with tasks and a table of eight rows are typed by keys, and visitors see them', async () => {
  await pressAll(page, '- Clay⏎⇥Red⏎White⏎⏎Glaze⏎⏎[ ] Weigh⏎Mix{Control+Enter}⏎⏎')
  await newTable()
  const rows = [
    ['Tile', 'Peak'],
    ...['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((tile, at) => [tile, String(1240 + at)]),
  ]
  await pressAll(page, rows.map((row) => row.join('⇥')).join('⇥'))
  await focusIn('Row 8, column 2')
  // Enter in the last row goes on behind the table.
  await pressAll(page, '⏎The end')
  const blocks = await writtenBlocks(page)
  expect(inShort(blocks)).toBe(
    '<ul><li>Clay<ul><li>Red</li><li>White</li></ul></li><li>Glaze</li></ul> | ' +
      '<ul><li class="b-todo">Weigh</li><li class="b-done">Mix</li></ul> | ' +
      `table:${rows.map((row) => row.join('|')).join('/')} | p:The end`,
  )
  const { url } = await site.save({
    type: 'page',
    title: 'Firing',
    url: '/firing',
    status: 'published',
    value: blocks,
  })
  const visitor = await site.open()
  await visitor.page.goto(url)
  expect(await visitor.page.getByRole('row').count()).toBe(8)
  await visitor.page.getByRole('columnheader', { name: 'Peak' }).waitFor()
  await visitor.page.getByRole('listitem').filter({ hasText: 'Weigh' }).waitFor()
  await visitor.context.close()
  expect(writer.complaints).toEqual([])
})

longTest(
  'F-EDIT-02 in a table Tab, Enter and the arrows go from cell to cell; marks, line breaks and Undo hold within',
  async () => {
    await newTable()
    await pressAll(page, 'one⇥two⇤')
    await focusIn('Row 1, column 1')
    await pressAll(page, '⏎three{Shift+Enter}more')
    await focusIn('Row 2, column 1')
    await pressAll(page, '⇥{Control+b}four{Control+b}')
    await pressAll(page, '↑')
    await focusIn('Row 1, column 2')
    await pressAll(page, '←←←←')
    await focusIn('Row 1, column 1')
    // Backspace at the start of a cell takes nothing away.
    await pressAll(page, '↖⌫0')
    expect(await written()).toBe('table:0one|two/three<br>more|<strong>four</strong>')
    await cell(2, 2).click()
    await pressAll(page, '!⇥five')
    await focusIn('Row 3, column 1')
    // What was typed, then the row: each one step.
    await pressAll(page, '↶')
    expect(await written()).toBe('table:0one|two/three<br>more|<strong>four!</strong>/|')
    await cell(3, 1).click()
    await pressAll(page, '↶')
    expect(await written()).toBe('table:0one|two/three<br>more|<strong>four!</strong>')
  },
)

longTest(
  'F-EDIT-02 cells of a spreadsheet fill the table from the caret on, and it grows; one Undo takes them back',
  async () => {
    await newTable()
    await pressAll(page, 'a⇥b⇥c⇥d')
    await paste({ 'text/plain': '1\t2\t3\n4\t5\t6' })
    await cell(3, 4).waitFor()
    expect(await written()).toBe('table:a|b||/c|1|2|3/|4|5|6')
    await cell(1, 1).click()
    await pressAll(page, '↶')
    expect(await written()).toBe('table:a|b/c|d')
    await cell(1, 1).click()
    await paste({ 'text/html': '<p>x <b>y</b></p>', 'text/plain': 'x y' })
    await expect.poll(() => cell(1, 1).innerHTML()).toContain('<strong>y</strong>')
    await paste({ 'text/plain': 'https://larkmoor.example' })
  },
)

longTest(
  'F-EDIT-02 rows and columns are inserted, moved, aligned and deleted by their handles, each one step of Undo',
  async () => {
    await newTable()
    await pressAll(page, 'a⇥b⇥c⇥d')
    const act = async (handle: string, item: string) => {
      await page.getByRole('button', { name: handle, exact: true }).click()
      await page
        .getByRole('menuitem', { name: item })
        .or(page.getByRole('menuitemcheckbox', { name: item }))
        .click()
      await canvas.locator('.ProseMirror-focused').waitFor()
    }
    await act('Column 2', 'Insert column before')
    await focusIn('Row 2, column 2')
    await pressAll(page, 'new')
    await act('Column 2', 'Alignment: Centre')
    await act('Column 2', 'Move after')
    await focusIn('Row 2, column 3')
    await act('Row 2', 'Insert row above')
    await act('Row 2', 'Delete row')
    await act('Column 3', 'Width: 30 %')
    const handles = page.getByRole('group', { name: /^Row \d/ })
    await handles.getByRole('button', { name: 'Add row' }).click()
    await focusIn('Row 3, column 1')
    await act('Row 3', 'Move before')
    const [table] = await writtenBlocks(page)
    expect(table?.state).toMatchObject({
      cells: [
        ['a', 'b', ''],
        ['', '', ''],
        ['c', 'd', 'new'],
      ],
      aligns: ['', '', 'center'],
      widths: ['', '', '30'],
    })
    await cell(1, 1).click()
    await act('Row 1', 'Header row')
    await act('Column 1', 'Header column')
    await canvas.locator('th[scope="row"]').first().waitFor()
    const [headed] = await writtenBlocks(page)
    expect(headed?.state).toMatchObject({ has_head: false, has_first_column: true })
    await cell(1, 1).click()
    await pressAll(page, '↶↶↶')
    const [undone] = await writtenBlocks(page)
    expect(undone?.state).toMatchObject({
      has_head: true,
      cells: [
        ['a', 'b', ''],
        ['c', 'd', 'new'],
        ['', '', ''],
      ],
    })
    expect(writer.complaints).toEqual([])
  },
)
