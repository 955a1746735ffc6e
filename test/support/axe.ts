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
 * its own, which minds none that the page itself is running. In dark it is asked about colours only, where nothing else is
 * another than in light.
 * @param tags of axe's rules; all that it has where none is named
 */
export async function violationsOf(page: Page, tags: readonly string[] = []): Promise<string[]> {
  const found: string[] = []
  // A frame that waits to be scrolled to has no document yet.
  await page.evaluate(() => {
    for (const frame of document.querySelectorAll('iframe')) frame.loading = 'eager'
  })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const frame of page.frames()) {
      if (await runsNoScripts(frame)) {
        found.push(...(await violationsAlone(frame, tags, colorScheme)))
        continue
      }
      await bringAxe(frame)
      const isSame = await frame.evaluate(isAsBefore)
      const without = frame === page.mainFrame() ? [] : pageRules
      const faults = await violationsIn(frame, {
        tags,
        without,
        coloursOnly: isSame && colorScheme === 'dark',
      })
      found.push(...faults.map((fault) => `${colorScheme}: ${fault}`))
    }
  }
  return found
}

/** True in a frame whose sandbox lets no script run: axe would wait there for ever. */
async function runsNoScripts(frame: Frame): Promise<boolean> {
  if (frame.parentFrame() === null) return false
  const sandbox = await (await frame.frameElement()).getAttribute('sandbox')
  return sandbox !== null && !sandbox.split(/\s+/).includes('allow-scripts')
}

/** Looks at the document of a frame on a page of its own. */
async function violationsAlone(
  frame: Frame,
  tags: readonly string[],
  colorScheme: 'light' | 'dark',
): Promise<string[]> {
  const alone = await frame.page().context().newPage()
  await alone.emulateMedia({ colorScheme })
  if (frame.url().startsWith('http')) await alone.goto(frame.url())
  else await alone.setContent(await frame.content())
  await bringAxe(alone.mainFrame())
  const faults = await violationsIn(alone.mainFrame(), { tags, without: pageRules, coloursOnly: false })
  await alone.close()
  return faults.map((fault) => `${colorScheme}: ${frame.url()}: ${fault}`)
}

/** True where all of a document but its colours is as when this was last asked: its markup, and where everything stands. */
function isAsBefore(): boolean {
  const places = [...document.querySelectorAll('*')].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    return [x, y, width, height, isSeen].join(' ')
  })
  const shape = [document.documentElement.outerHTML, ...places].join('\n')
  const before: unknown = Reflect.get(window, 'shapeOfTheTests')
  Reflect.set(window, 'shapeOfTheTests', shape)
  return before === shape
}

interface Asked {
  tags: readonly string[]
  without: readonly string[]
  coloursOnly: boolean
}

async function violationsIn(frame: Frame, asked: Asked): Promise<string[]> {
  const found = await frame.evaluate(
    async ({ tags, without, coloursOnly, ourAxe }): Promise<Violation[]> => {
      const tool: {
        getRules(): { ruleId: string; tags: string[] }[]
        run(options: object): Promise<{ violations: Violation[] }>
      } = Reflect.get(window, ourAxe)
      const others = tool.getRules().filter((rule) => coloursOnly && !rule.tags.includes('cat.color'))
      const rules = Object.fromEntries(
        [...without, ...others.map(({ ruleId }) => ruleId)].map((rule) => [rule, { enabled: false }]),
      )
      const runOnly = tags.length > 0 ? { type: 'tag', values: tags } : undefined
      return (await tool.run({ runOnly, rules, resultTypes: ['violations'], iframes: false })).violations
    },
    { ...asked, ourAxe },
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
