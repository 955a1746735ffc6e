/** Every starter site is whole: what it shows can be saved, its links lead to its own pages, and each page has one main heading. */
import { expect, test } from 'vitest'
import { checkShapes } from '#features/content/documents/stateShape.ts'
import type { BuiltBlock } from './build.ts'
import { headerOf, withPageUrls } from './starterSite.ts'
import { starterSites } from './starterSites.ts'

const within = (blocks: readonly BuiltBlock[]): BuiltBlock[] =>
  blocks.flatMap((block) => [block, ...within(block.children)])

test('J-02 there are eight starter sites, each with a home page, an own design and pages that the header shows', () => {
  expect(starterSites.map(({ name }) => name)).toEqual([
    'restaurant',
    'shop',
    'portfolio',
    'blog',
    'agency',
    'event',
    'course',
    'practice',
  ])
  const designs = starterSites.map(({ design }) => `${design.theme} ${design.preset ?? ''}`)
  expect(new Set(designs).size).toBe(starterSites.length)
})

for (const site of starterSites) {
  test(`J-02 every page of the starter site ${site.name} has valid blocks, one main heading and links to pages that it has`, () => {
    const names = site.pages.map(({ name }) => name)
    const linked: string[] = []
    const urlOf = (name: string) => {
      linked.push(name)
      return `/${name}`
    }
    for (const page of site.pages) {
      const blocks = within(withPageUrls(page.sections(), urlOf))
      expect(() => checkShapes(blocks, []), page.name).not.toThrow()
      const tops = blocks.filter(({ type, state }) => type === 'heading' && state.level === 1)
      expect(tops.length, page.name).toBe(1)
      expect(page.description(), page.name).not.toBe('')
      // Nothing that a starter site brings leads to the home page for want of a better place.
      expect(JSON.stringify(blocks)).not.toContain('"url":"/"')
    }
    expect(linked.filter((name) => !names.includes(name))).toEqual([])
    expect(headerOf(site, urlOf).length).toBeGreaterThan(1)
  })
}
