/** What comes ready made leads somewhere: patterns and layouts on a fresh site, starter sites on the site that they make. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { urlsOf } from '#blocks/urlsIn.ts'
import { patternKinds } from '#patterns/library.ts'
import { starterSites } from '#patterns/starterSites.ts'
import { sampleUrlStart } from '#ui/samplePictures.ts'
import { siteWithPages, type PageServer } from '#test/support/pages.ts'
import type { Client, TestSite } from '#test/support/site.ts'

let opened: { site: TestSite; pages: PageServer; close(): Promise<void> }
let admin: Client
beforeAll(async () => {
  opened = await siteWithPages()
  admin = await opened.site.as('administrator')
})
afterAll(() => opened.close())

interface Made {
  state?: Readonly<Record<string, unknown>>
  children?: readonly Made[]
}
const urlsIn = ({ state, children = [] }: Made): string[] => [...urlsOf(state), ...children.flatMap(urlsIn)]

/** Sample pictures are put into the library of the site when a pattern is inserted. */
const isLink = (url: string) => url.startsWith('/') && !url.startsWith(sampleUrlStart)

/** Returns those that visitors do not find. */
async function gone(urls: readonly string[]): Promise<string[]> {
  const answers = await Promise.all(
    [...new Set(urls.map((url) => url.replace(/[?#].*$/, '')))].map(async (url) => {
      const { status } = await opened.pages.get(url)
      return status === 404 ? url : null
    }),
  )
  return answers.filter((url) => url !== null)
}

test('no link of a pattern is missing on a site that has nothing yet', async () => {
  const made: [name: string, urls: string[]][] = [
    ...patternKinds.flatMap(({ patterns }) =>
      patterns.map(({ name, make }): [string, string[]] => [name, urlsIn({ ...make() })]),
    ),
  ]
  expect(made.flatMap(([, urls]) => urls.filter(isLink)).length).toBeGreaterThan(1)
  for (const [name, urls] of made) expect(await gone(urls.filter(isLink)), name).toEqual([])
})

test.each(starterSites.map(({ name }) => name))(
  'the starter site %s: no link of its pages is missing, each place on a page is there, and prices say their currency',
  async (name) => {
    const added = await admin.post('/api/starters', { name })
    expect(added.status).toBe(200)
    const pages: { url: string }[] = added.body.d.pages
    for (const { url } of pages) {
      const { html } = await opened.pages.get(url)
      const links = [...html.matchAll(/<a\b[^>]*\bhref="([^"]+)"/g)].map(([, href = '']) => href)
      expect(
        await gone(links.filter((link) => link.startsWith('/') && !link.startsWith('//'))),
        `${name} ${url}`,
      ).toEqual([])
      const here = links.filter((link) => link.startsWith('#') && link.length > 1)
      expect(here.filter((link) => !html.includes(`id="${link.slice(1)}"`))).toEqual([])
      expect(html).not.toMatch(/>\s*--\d/)
    }
  },
)

test('a shop that begins with a starter site has the currency of its language, until the owner takes another', async () => {
  const fresh = await siteWithPages()
  const owner = await fresh.site.as('administrator')
  await owner.post('/api/options', { name: 'site_language', value: 'de' })
  expect((await owner.post('/api/starters', { name: 'shop' })).status).toBe(200)
  expect((await owner.get('/api/init')).body.d.currency).toBe('EUR')
  expect((await fresh.pages.get('/t/products')).html).toMatch(/\d,\d\d\s€/)
  await fresh.close()
})
