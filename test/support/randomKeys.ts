/**
 * Random key sequences of a writer, determined by a seed, and what must hold after each: no word is lost that was not
 * deleted, the canvas shows what the document holds, Undo leads back to the start and Redo to the end, byte for byte.
 */
import type { Page } from 'playwright-core'
import { seededRandom } from '#editor/model/testing.ts'
import { pressAll, wordsOf, writtenJson } from './writtenKeys.ts'

/** Keys that take no more than one letter away each, so that what must be left can be counted. */
const gentle = [
  ...['⏎', '⏎', '⏎', '⏎⏎', '⌫', '⌦', '←', '→', '↑', '↓', '↖', '↘', '{Control+Home}', '{Control+End}'],
  ...['- ', '1. ', '[ ] ', '# ', '## ', '> ', ' **', '** ', '*', '_', '`', '~~', '---', ' /⎋', '/⎋⏎', 'a/b '],
  ...[
    '⏎/quote⏎',
    '⏎/heading⏎',
    '⏎/list⏎',
    '⏎/button⏎',
    '⏎/div⏎⏎',
    ' /alert⏎',
    ' /para⏎',
    '⎋⏎',
    '{Shift+Enter}',
  ],
  ...['{Control+b}', '{Control+i}', '{Control+Shift+7}', '{Control+Shift+8}', '{Control+Shift+9}'],
  ...['{Control+Enter}', '{Alt+ArrowUp}', '{Alt+ArrowDown}', '{Control+Alt+2}', '{Control+Alt+0}'],
  ...['⏎- bcd⏎⇥', '⏎1. bcd⏎⇥', '⏎[ ] bcd⏎⇥'],
]

/** All of them, and what selects, cuts, copies and takes back. */
const wild = [
  ...gentle,
  ...['↶', '↶', '↶', '↷', '↷', '↶↶↶', '⎋', '⎋', '{Shift+ArrowLeft}', '{Shift+ArrowRight}', '{Shift+ArrowUp}'],
  ...[
    '{Shift+ArrowDown}',
    '{Shift+Home}',
    '{Shift+End}',
    '{Control+Shift+ArrowLeft}',
    '{Control+a}',
    '{Control+\\}',
  ],
  ...[
    '{Control+x}',
    '{Control+c}',
    '{Control+v}',
    '{Control+v}',
    '{Control+d}',
    '{Control+Backspace}',
    '⏎/table⏎',
  ],
  ...[
    '{Control+Shift+Home}',
    '{Control+g}',
    '{Control+Shift+g}',
    '⏎```⏎⏎',
    ' /columns⏎',
    // In code a slash opens nothing, and Escape ends the writing.
    '{Control+e}',
    '{Control+u}',
    ' /',
    '⏎- b⏎⇥c⏎⇤',
  ],
]

export interface RandomKeys {
  keys: readonly string[]
  isGentle: boolean
}

/** Returns one sequence; two of three also select, cut and take back. */
export function randomKeys(seed: number): RandomKeys {
  const random = seededRandom(seed)
  const pick = (items: readonly string[]): string => items[Math.floor(random() * items.length)] ?? ''
  const isGentle = seed % 3 === 0
  const length = 4 + Math.floor(random() * 14)
  const letters = [...'bcdfghjklmnpqrstvwz']
  const word = () => Array.from({ length: 2 + Math.floor(random() * 3) }, () => pick(letters)).join('')
  const keys = Array.from({ length }, () => (random() < 0.4 ? `${word()} ` : pick(isGentle ? gentle : wild)))
  return { keys, isGentle }
}

/** What is wrong after a sequence, and what the page was. */
export interface Fault {
  keys: readonly string[]
  wrong: string
}

/**
 * Presses the keys on a page that holds one empty paragraph, and leaves it so. Returns what is wrong; null: nothing.
 */
export async function tryKeys(page: Page, { keys, isGentle }: RandomKeys): Promise<Fault | null> {
  const start = await writtenJson(page)
  // Into the paragraph.
  await page.keyboard.press('Enter')
  for (const part of keys) await pressAll(page, part)
  for (let layer = 0; layer < 4; layer += 1) await page.keyboard.press('Escape')
  const wrong = wrongOf(await backAndForth(page, start), keys, isGentle)
  return wrong === '' ? null : { keys, wrong }
}

function wrongOf({ end, shown, wrong }: Ending, keys: readonly string[], isGentle: boolean): string {
  if (wrong !== '') return `${wrong}: ${end}`
  const written = lettersOf(wordsOf(JSON.parse(end)))
  // Samples of buttons and alerts are letters too.
  if (shown !== '' && shown !== written)
    return `the canvas shows “${shown}”, the document holds “${written}”: ${end}`
  if (!isGentle) return ''
  const typed = keys
    .filter((part) => /^[a-z]+ $/.test(part))
    .join('')
    .replaceAll(' ', '')
  const deleted = keys.join('').match(/[⌫⌦]/g)?.length ?? 0
  const missing = missingOf(typed, written)
  return missing > deleted ? `${missing} letters of “${typed}” are lost: ${end}` : ''
}

const lettersOf = (words: string): string => words.replaceAll(/&\w+;|[^a-z]/gi, '')

function missingOf(typed: string, written: string): number {
  const left = [...written]
  let missing = 0
  for (const letter of typed) {
    const at = left.indexOf(letter)
    if (at === -1) missing += 1
    else left.splice(at, 1)
  }
  return missing
}

interface Ending {
  /** The document, as it is copied. */
  end: string
  /** Letters that the canvas shows; empty where it shows more than texts. */
  shown: string
  /** Empty: Undo leads back to the start and Redo to the end. */
  wrong: string
}

/** Reads the document, takes all of it back, does it again, and takes it back. */
const backAndForth = (page: Page, start: string): Promise<Ending> =>
  page.evaluate(async (first) => {
    const press = (key: string, shiftKey = false) =>
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', { key, shiftKey, ctrlKey: true, bubbles: true, cancelable: true }),
      )
    const now = (): string => {
      press('a')
      const data = new DataTransfer()
      document.body.dispatchEvent(
        new ClipboardEvent('copy', { clipboardData: data, bubbles: true, cancelable: true }),
      )
      const html = new DOMParser().parseFromString(data.getData('text/html'), 'text/html')
      return html.querySelector('[data-plinth-blocks]')?.getAttribute('data-plinth-blocks') ?? ''
    }
    const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
    const goTo = (wanted: string, isRedo: boolean): boolean => {
      for (let count = 0; count < 250; count += 1) {
        if (now() === wanted) return true
        press('z', isRedo)
      }
      return false
    }
    await painted()
    const end = now()
    await painted()
    const frame = document.querySelector('iframe')?.contentDocument
    const texts = [...(frame?.querySelectorAll('[data-bid]') ?? [])]
    const isOnlyTexts = texts.every((one) => /blk-(paragraph|heading|list|quote|table)\b/.test(one.className))
    const shown = texts
      .map((one) => one.textContent)
      .join('')
      .replaceAll(/[^a-z]/gi, '')
    const faults = [
      goTo(first, false) ? '' : `Undo does not lead back to the start but to ${now()}`,
      goTo(end, true) ? '' : `Redo does not lead to the end but to ${now()}`,
      goTo(first, false) ? '' : `a second Undo does not lead back to the start but to ${now()}`,
    ]
    await painted()
    return { end, shown: isOnlyTexts ? shown : '', wrong: faults.find((fault) => fault !== '') ?? '' }
  }, start)

/** The fewest of the keys that still go wrong in the same way, one after the other left out. */
export async function shortened(page: Page, fault: Fault, afresh: () => Promise<void>): Promise<Fault> {
  let least = fault
  for (let at = fault.keys.length - 1; at >= 0; at -= 1) {
    await afresh()
    const keys = least.keys.toSpliced(at, 1)
    least = (await tryKeys(page, { keys, isGentle: false })) ?? least
  }
  return least
}
