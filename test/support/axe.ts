/** axe in the pages of a browser test: light and dark, wide and narrow. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
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

/**
 * Returns each rule that the page breaks with the places where it does.
 * @param tags of axe's rules; all that it has where none is named
 */
export async function violationsOf(page: Page, tags: readonly string[] = []): Promise<string[]> {
  source ??= readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
  await page.evaluate(await source)
  const found = await page.evaluate(async ({ values, frameWaitMs }): Promise<Violation[]> => {
    const tool: { run(options: object): Promise<{ violations: Violation[] }> } = Reflect.get(window, 'axe')
    return (await tool.run({ ...(values.length > 0 ? { runOnly: { type: 'tag', values } } : {}), resultTypes: ['violations'], frameWaitTime: frameWaitMs })).violations
  }, { values: tags, frameWaitMs: 90_000 })
  return found.map(({ id, help, nodes }) => `${id} (${help}) ${nodes.map(({ target }) => String(target).slice(0, 160)).join(' | ')}`)
}
