/** axe in the pages of a browser test: light and dark, wide and narrow. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Frame, Page } from 'playwright-core'
import { desktop, phone } from './people.ts'

/** Each with how its test is titled. A page is opened with `bypassCSP`, or its policy keeps axe out. */
export const widths = [
  { name: 'wide', viewport: desktop },
  { name: 'narrow', viewport: phone },
] as const

interface Violation {
  id: string
  help: string
  nodes: { target: unknown }[]
}

let source: Promise<string> | null = null

/** What is asked of a whole page: a frame is a part of one. */
const pageRules = ['region', 'bypass', 'landmark-one-main', 'page-has-heading-one', 'document-title']

/**
 * Returns each rule that the page breaks in light or dark with the places where it does; each frame is looked at by an axe of
 * its own, which minds none that the page itself is running.
 * @param tags of axe's rules; all that it has where none is named
 */
export async function violationsOf(page: Page, tags: readonly string[] = []): Promise<string[]> {
  const found: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const frame of page.frames()) {
      const without = frame === page.mainFrame() ? [] : pageRules
      found.push(...(await violationsIn(frame, tags, without)).map((fault) => `${colorScheme}: ${fault}`))
    }
  }
  return found
}

async function violationsIn(
  frame: Frame,
  tags: readonly string[],
  without: readonly string[],
): Promise<string[]> {
  await bringAxe(frame)
  const found = await frame.evaluate(
    async (asked): Promise<Violation[]> => {
      const tool: { run(options: object): Promise<{ violations: Violation[] }> } = Reflect.get(
        window,
        asked.ourAxe,
      )
      const rules = Object.fromEntries(asked.without.map((rule) => [rule, { enabled: false }]))
      const runOnly = asked.tags.length > 0 ? { type: 'tag', values: asked.tags } : undefined
      return (await tool.run({ runOnly, rules, resultTypes: ['violations'], iframes: false })).violations
    },
    { tags, without, ourAxe },
  )
  return found.map(
    ({ id, help, nodes }) =>
      `${id} (${help}) ${nodes.map(({ target }) => String(target).slice(0, 160)).join(' | ')}`,
  )
}

/** The page may bring an axe of its own under the usual name. */
const ourAxe = 'axeOfTheTests'

/** Once for each document: half a megabyte of script takes longer to read than most pages to look at. */
async function bringAxe(frame: Frame): Promise<void> {
  if (await frame.evaluate((name) => Reflect.has(window, name), ourAxe)) return
  source ??= readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
  // Half way from light to dark nothing is as it should be.
  await frame.addStyleTag({ content: '*, *::before, *::after { transition: none !important }' })
  await frame.evaluate(await source)
  await frame.evaluate((name) => Reflect.set(window, name, Reflect.get(window, 'axe')), ourAxe)
}
