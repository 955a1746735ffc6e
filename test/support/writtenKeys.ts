/** Writing on the canvas by keys alone: a document in one line, and keys written as a person presses them. */
import type { FrameLocator, Page } from 'playwright-core'
import { urlOf } from './builtFiles.ts'

export interface WrittenBlock {
  type: string
  state: Record<string, unknown>
  children?: WrittenBlock[]
}

const signs: Readonly<Record<string, string>> = {
  '⏎': 'Enter',
  '⌫': 'Backspace',
  '⌦': 'Delete',
  '⇥': 'Tab',
  '⇤': 'Shift+Tab',
  '←': 'ArrowLeft',
  '→': 'ArrowRight',
  '↑': 'ArrowUp',
  '↓': 'ArrowDown',
  '↖': 'Home',
  '↘': 'End',
  '⎋': 'Escape',
  '↶': 'Control+z',
  '↷': 'Control+Shift+z',
}

/** Types letters and presses keys: `⏎` Enter, `⌫` Backspace, `⌦` Delete, `⇥` Tab, `⇤` Shift Tab, arrows, `↖` Home, `↘` End, `↶` Undo, `↷` Redo, `{Control+b}`. */
export async function pressAll(page: Page, keys: string): Promise<void> {
  for (const [part, named] of keys.matchAll(/\{(\w[^}]*)\}|[^{]|\{/gu)) {
    const key = named ?? signs[part]
    if (key === undefined) await page.keyboard.type(part)
    else await page.keyboard.press(key)
    // Chromium moves the caret a moment after the key; no hand is faster.
    if (key !== undefined && /Arrow|Home|End/.test(key))
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
  }
}

/** What a block is called in the short form. */
const shortNames: Readonly<Record<string, string>> = { paragraph: 'p', divider: '---', image: 'image' }

/** `h2:Title | p:Words | <ul><li>One</li></ul>`; a list, whose text says what it is, without a name. */
export function inShort(blocks: readonly WrittenBlock[]): string {
  return blocks.map(oneInShort).join(' | ')
}

function oneInShort({ type, state, children = [] }: WrittenBlock): string {
  const text = typeof state.text === 'string' ? state.text : ''
  if (type === 'list') return text
  if (type === 'heading') return `h${String(state.level)}:${text}`
  if (type === 'code') return `code(${String(state.language)}):${String(state.code)}`
  if (type === 'table' && Array.isArray(state.cells))
    return `table:${state.cells.map((row: unknown[]) => row.join('|')).join('/')}`
  const name = shortNames[type] ?? type
  if (children.length > 0) return `${name}(${inShort(children)})`
  return 'text' in state ? `${name}:${text}` : name
}

/** The whole document, as it is copied: nothing is asked of the server. */
export async function writtenBlocks(page: Page): Promise<WrittenBlock[]> {
  return JSON.parse(await writtenJson(page))
}

/** As writtenBlocks, with ids and in the order in which it is stored. */
export async function writtenJson(page: Page): Promise<string> {
  await selectAllBlocks(page)
  return page.evaluate(() => {
    const data = new DataTransfer()
    document.body.dispatchEvent(
      new ClipboardEvent('copy', { clipboardData: data, bubbles: true, cancelable: true }),
    )
    const html = new DOMParser().parseFromString(data.getData('text/html'), 'text/html')
    return html.querySelector('[data-plinth-blocks]')?.getAttribute('data-plinth-blocks') ?? '[]'
  })
}

async function selectAllBlocks(page: Page): Promise<void> {
  // Once ends the writing, further ones go up to the page.
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+a')
}

const laterParts = [
  'src/editor/canvas/listKeys.ts',
  'src/editor/canvas/tableView.ts',
  'src/editor/canvas/typedMarks.ts',
  'src/editor/commands/InsertMenu.tsx',
  ...['alert', 'button', 'code', 'columns', 'table'].map((type) => `src/blocks/${type}/view.tsx`),
]

/**
 * What lists, tables, signs of Markdown and the insert menu are written with, and what other blocks are drawn with, comes a moment
 * after the page; from then on it is there for any speed of keys. Other tests ask for what is typed before.
 */
export async function partsLoaded(page: Page, canvas: FrameLocator): Promise<void> {
  await canvas.locator('.ProseMirror-focused').waitFor()
  await sourcesLoaded(page, laterParts)
}

/** Waits until the page has loaded what the build made of these sources. */
export async function sourcesLoaded(page: Page, sources: readonly string[]): Promise<void> {
  const urls = sources.map((source) => urlOf(source))
  await page.waitForFunction((wanted) => {
    const loaded = new Set(performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname))
    return wanted.every((url) => loaded.has(url))
  }, urls)
  // As words: the test's own build has its say in what is written as a function.
  await page.evaluate(`Promise.all(${JSON.stringify(urls)}.map((url) => import(url))).then(() => undefined)`)
}

/** An empty page again: one paragraph with the caret in it. */
export async function emptied(page: Page, canvas: FrameLocator): Promise<void> {
  await selectAllBlocks(page)
  await page.keyboard.press('Delete')
  const paragraph = canvas.locator('.ProseMirror-focused[data-empty]')
  await paragraph.waitFor()
  // The outline follows a moment later.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await paragraph.waitFor()
}

/** The words of a document without any mark or sign. */
export const wordsOf = (blocks: readonly WrittenBlock[]): string =>
  blocks
    .map(({ state, children = [] }) => {
      const own = [state.text, state.code, ...(Array.isArray(state.cells) ? state.cells.flat() : [])]
      return `${own.filter((one) => typeof one === 'string').join(' ')} ${wordsOf(children)}`
    })
    .join(' ')
    .replaceAll(/<[^>]*>/g, '')
