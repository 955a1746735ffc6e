/** 13 Ten look-ups by name: what docs/architecture.md says is found by two greps is found by them, among few others. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const most = 8
const sources = globSync('src/**/*.{ts,tsx}').filter(
  (path) => !/\/texts\/|\/(operations|screens)\/|\.(test|testing)\.tsx?$/.test(path),
)

/** `| what | where | by file names | by code |` */
const rows = [
  ...readFileSync('docs/architecture.md', 'utf8').matchAll(
    /^\|([^|\n]+)\|[^|\n]*?`([\w/.]+)`[^|\n]*\| `([^`]+)` \|(?: `([^`]+)` in `([\w/]+)`)? \|$/gm,
  ),
].map(([, what = '', where = '', names = '', code, folder]) => ({
  what: what.trim(),
  where: ['src', 'src/features'].map((folder) => `${folder}/${where}`).find((path) => existsSync(path)),
  names,
  code,
  folder,
}))

test('13 the map has the ten look-ups', () => {
  expect(rows.map(({ what }) => what)).toEqual([
    'a session is made',
    'the tax of an order',
    'the ranking of a search',
    'an email about an order',
    'scheduled publishing',
    'the CSS of a block is compiled',
    'cached pages are dropped',
    'images get their sizes',
    'a refund',
    'undo',
  ])
})

test.each(rows)('13 $what is found in at most two greps by name', ({ where, names, code, folder }) => {
  const named = sources.filter((path) => new RegExp(names, 'i').test(path))
  const pattern = code ? new RegExp(code) : null
  const written = pattern
    ? sources.filter((path) => path.startsWith(`src/${folder}`) && pattern.test(readFileSync(path, 'utf8')))
    : []
  const found = code ? written : named
  expect(found).toContain(where)
  expect(found.length).toBeLessThanOrEqual(most)
  if (code) expect(named.length, 'the first grep says where to look').toBeGreaterThan(0)
})
