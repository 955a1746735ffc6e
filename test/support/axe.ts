/** axe in the pages of a browser test: light and dark, wide and narrow. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Frame, Page } from 'playwright-core'
import { desktop, phone } from './people.ts'

/** Each with how its test is titled. A page is opened with `bypassCSP`, or its policy keeps axe out. */
export const looks = [
  { name: 'light, wide', viewport: desktop, colorScheme: 'light' },
  { name: 'dark, wide', viewport: desktop, colorScheme: 'dark' },
  { name: 'light, narrow', viewport: phone, colorScheme: 'light' },
  { name: 'dark, narrow', viewport: phone, colorScheme: 'dark' },
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
 * Returns each rule that the page breaks with the places where it does; each frame is looked at by an axe of its own, which
 * minds none that the page itself is running.
 * @param tags of axe's rules; all that it has where none is named
 */
export async function violationsOf(page: Page, tags: readonly string[] = []): Promise<string[]> {
  const found: string[] = []
  for (const frame of page.frames()) found.push(...(await violationsIn(frame, tags, frame === page.mainFrame() ? [] : pageRules)))
  return found
}

async function violationsIn(frame: Frame, tags: readonly string[], leftOut: readonly string[]): Promise<string[]> {
  source ??= readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
  await frame.evaluate(await source)
  const found = await frame.evaluate(async ({ values, without }): Promise<Violation[]> => {
    const tool: { run(options: object): Promise<{ violations: Violation[] }> } = Reflect.get(window, 'axe')
    const { violations } = await tool.run({
      ...(values.length > 0 ? { runOnly: { type: 'tag', values } } : {}),
      rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
      resultTypes: ['violations'],
      iframes: false,
    })
    return violations
  }, { values: tags, without: leftOut })
  return found.map(({ id, help, nodes }) => `${id} (${help}) ${nodes.map(({ target }) => String(target).slice(0, 160)).join(' | ')}`)
}
