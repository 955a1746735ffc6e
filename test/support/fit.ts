/** What does not fit its place on a screen: words that are cut, broken or lie under others. */
import type { Page } from 'playwright-core'
import { settled } from './walkScreen.ts'
import { inWords, type Wordings } from './inWords.ts'

declare global {
  interface Window {
    /** The texts of the program on the screen, where they are and as they were. */
    ours?: { place: Text | Element; attribute: string; was: string }[]
  }
}

const finders = {
  'cut off': cutWords,
  'cut off in an empty field': cutPlaceholders,
  'broken within a word': brokenWords,
  'lies over another': wordsOverOthers,
}

/** Returns the faults of a screen as it is now, each with its words. */
export async function faultsOfWords(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const [fault, find] of Object.entries(finders)) {
    const words = await find(page)
    if (words.length > 0) found.push(`${fault}: ${[...new Set(words)].join(', ')}`)
  }
  return found
}

/** Asks a screen of the pseudo language whether the words of each language fit, at each width; leaves it as it was. */
export async function misfits(
  page: Page,
  { widths, languages, wordings }: { widths: number[]; languages: readonly string[]; wordings: Wordings },
): Promise<string[]> {
  const found: string[] = []
  const before = page.viewportSize()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await settled(page)
    const texts = await page.evaluate(gatherTexts)
    for (const language of languages) {
      await page.evaluate(
        putTexts,
        texts.map((text) => inWords(text, language, wordings)),
      )
      const faults = await faultsOfWords(page)
      const tooWide = await widerThanWindow(page)
      if (tooWide) faults.push(`wider than the window by ${tooWide}`)
      found.push(...faults.map((fault) => `${language}, ${width} px: ${fault}`))
    }
    await page.evaluate(putTexts, texts)
    await page.evaluate(() => delete window.ours)
  }
  if (before) await page.setViewportSize(before)
  return found
}

/** Runs in the page: what is between the brackets of the pseudo language, also where styles write it. */
function gatherTexts(): string[] {
  const found: NonNullable<Window['ours']> = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node instanceof Text && node.data.includes('⟦') && !node.parentElement?.closest('script, style'))
      found.push({ place: node, attribute: '', was: node.data })
  for (const attribute of ['placeholder', 'data-label'])
    for (const place of document.querySelectorAll(`[${attribute}*="⟦"]`))
      found.push({ place, attribute, was: place.getAttribute(attribute) ?? '' })
  window.ours = found
  return found.map(({ was }) => was)
}

/** Runs in the page. */
function putTexts(texts: string[]): void {
  for (const [index, { place, attribute }] of (window.ours ?? []).entries()) {
    const text = texts[index] ?? ''
    if (place instanceof Text) place.data = text
    else place.setAttribute(attribute, text)
  }
}

/** Returns by how much the page can be moved sideways and what reaches out, or an empty text. */
export function widerThanWindow(page: Page): Promise<string> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const over = document.documentElement.scrollWidth - width
    if (over <= 0) return ''
    const farthest = [...document.body.querySelectorAll('*')].sort(
      (one, other) => other.getBoundingClientRect().right - one.getBoundingClientRect().right,
    )[0]
    return `${over} px (${farthest?.tagName.toLowerCase()}.${farthest?.getAttribute('class') ?? ''})`
  })
}

/** Returns what an empty field asks for, and what a closed list has chosen, where there is no room for it. */
function cutPlaceholders(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d')
    const isOurs = (place: Node | undefined) => window.ours?.some((one) => one.place === place) ?? true
    // What holds until another value is typed is no words: a colour, a list of fonts.
    const isValue = (text: string) => /\(.*\d|', /.test(text)
    const textOf = (field: HTMLInputElement | HTMLSelectElement): string => {
      if (field instanceof HTMLInputElement)
        return field.value === '' && isOurs(field) && !isValue(field.placeholder) ? field.placeholder : ''
      const chosen = field.selectedOptions[0]
      return chosen && isOurs(chosen.childNodes[0]) ? chosen.text : ''
    }
    return [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')].flatMap(
      (field) => {
        const { font, paddingLeft, paddingRight } = getComputedStyle(field)
        const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
        const text = textOf(field)
        if (!pen || text === '' || field.clientWidth < 2) return []
        pen.font = font
        return pen.measureText(text).width > room + 1 ? [text] : []
      },
    )
  })
}

/** Returns words of letters alone, of the program's own places, that go on in the next line without a hyphen. */
function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const places = document.querySelectorAll(
      'button, a, label, legend, th, td, summary, h1, h2, h3, h4, b, small',
    )
    for (const place of places)
      for (const node of place.childNodes) {
        if (node.nodeType !== Node.TEXT_NODE || getComputedStyle(place).hyphens === 'auto') continue
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\p{L}{2,24}/gu)) {
          const range = document.createRange()
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
          if (lines.size > 1) found.push(word)
        }
      }
    return found
  })
}

/** Returns words of bars that another button or link of the same bar lies over. */
function wordsOverOthers(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll('header, .me, [role="toolbar"], [role="tablist"], .row, .page-actions'),
    ].flatMap((bar) => {
      const parts = [...bar.querySelectorAll('a, button, small, b')].filter(
        (part) =>
          part.getBoundingClientRect().width > 2 && part.checkVisibility({ visibilityProperty: true }),
      )
      return parts.flatMap((part, index) => {
        const own = part.getBoundingClientRect()
        const isUnder = parts.slice(index + 1).some((other) => {
          if (part.contains(other) || other.contains(part)) return false
          const { left, right, top, bottom } = other.getBoundingClientRect()
          return (
            Math.min(own.right, right) - Math.max(own.left, left) > 2 &&
            Math.min(own.bottom, bottom) - Math.max(own.top, top) > 2
          )
        })
        return isUnder ? [(part.textContent ?? '').trim().slice(0, 60) || (part.ariaLabel ?? '')] : []
      })
    }),
  )
}

/** Returns the words of buttons, labels and heads that do not fit into their place, and of any place that hides what is too long. */
function cutWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isTooLong = (element: Element): boolean =>
      element.getBoundingClientRect().width >= 2 &&
      element.clientWidth > 0 &&
      element.scrollWidth > element.clientWidth + 1
    const named = [
      ...document.body.querySelectorAll(
        'button, a.button, label, legend, th, summary, h1, h2, h3, [role="tab"], .editor-save, .search-button span, .me small',
      ),
    ].filter((element) => getComputedStyle(element).overflowX !== 'auto' && isTooLong(element))
    // What people wrote may be cut there; what the program says may not.
    const hiding = (window.ours ?? []).flatMap(({ place }) => {
      const range = document.createRange()
      if (!(place instanceof Text) || !place.parentElement?.checkVisibility({ visibilityProperty: true }))
        return []
      range.selectNode(place)
      const { left, right } = range.getBoundingClientRect()
      for (let around: Element | null = place.parentElement; around; around = around.parentElement) {
        const { overflowX } = getComputedStyle(around)
        if (/auto|scroll/.test(overflowX)) return []
        if (overflowX === 'visible' || around === document.body || !isTooLong(around)) continue
        const own = around.getBoundingClientRect()
        const isSeen = left < own.right && right > own.left
        return isSeen && (right > own.right + 1 || left < own.left - 1) ? [around] : []
      }
      return []
    })
    return [...named, ...hiding]
      .map((element) => (element.textContent ?? '').trim().slice(0, 60))
      .filter((text) => text !== '')
  })
}
