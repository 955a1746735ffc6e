/** What browsers have to load, read from the build: the editor's budget, and that public pages get nothing of the editor. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { group as sectionTexts } from '#blocks/group/texts/group.ts'
import { definitions } from '#blocks/registry.ts'
import { acts } from '#editor/model/texts/acts.ts'
import { languages } from '#platform/language/current.ts'
import { expect, test } from 'vitest'

const folder = 'dist/client'

interface Chunk {
  file: string
  name?: string
  imports?: string[]
  dynamicImports?: string[]
}

const manifest: Record<string, Chunk> = JSON.parse(
  readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8'),
)

/** The chunks that come with the given ones, with `isWhole` also those that may be loaded later. */
function closureOf(sources: readonly string[], isWhole = false, from = manifest): Set<string> {
  const seen = new Set<string>()
  const add = (source: string): void => {
    const chunk = from[source]
    if (!chunk) throw new Error(`The build has no ${source}`)
    if (seen.has(source)) return
    seen.add(source)
    for (const next of [...(chunk.imports ?? []), ...(isWhole ? (chunk.dynamicImports ?? []) : [])]) add(next)
  }
  sources.forEach(add)
  return seen
}

/** The files that the given sources come in: several may share one. */
const filesOf = (sources: Iterable<string>, from = manifest): Set<string> =>
  new Set([...closureOf([...sources], false, from)].map((source) => from[source]?.file ?? ''))

const textOf = (source: string): Buffer => readFileSync(join(folder, manifest[source]?.file ?? ''))
const kilobytesOf = (sources: Iterable<string>): number =>
  [...filesOf(sources)].reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file))).length, 0) /
  1000

/** What words are written with: loaded as soon as the canvas is ready, before the first key. */
const writingOf = (from: typeof manifest): string =>
  Object.keys(from).find((key) => from[key]?.name === 'writing') ?? 'the file of what words are written with'
const writing = writingOf(manifest)

/** What a landing page is made of: their views are drawn before the first key. */
const usedTypes = ['paragraph', 'heading', 'image', 'button', 'list', 'quote', 'group', 'columns', 'column']

test('F-EDIT-01 what the editor loads before the first key is at most 200 kB of JavaScript, gzip', () => {
  const first = closureOf(['src/dashboard/boot.tsx', 'src/editor/PostEditor.tsx', writing])
  // The views of a landing page, and what signs at the start of a paragraph turn it into, come in the editor's own file.
  const files = filesOf(first)
  for (const type of usedTypes) expect(files, type).toContain(manifest[`src/blocks/${type}/view.tsx`]?.file)
  const textsOf = [...files].map((file) => readFileSync(join(folder, file), 'utf8'))
  expect(textsOf.filter((text) => text.includes(acts.cannot_become))).toHaveLength(1)
  // The settings of a block come with the first panel, also those that are in a file beside its definition.
  expect(textsOf.filter((text) => text.includes(sectionTexts.poster_help))).toEqual([])
  expect(kilobytesOf(first)).toBeLessThan(200)
})

test('F-PUB-01 public pages load nothing of the editor, at once or later', () => {
  const reached = closureOf(['src/visitor/boot.ts'], true)
  const editors = closureOf(['src/editor/PostEditor.tsx', writing])
  expect(
    [...reached].filter((source) => source.startsWith('src/editor/') || source.startsWith('src/dashboard/')),
  ).toEqual([])
  expect([...reached].filter((source) => textOf(source).includes('ProseMirror'))).toEqual([])
  // The check itself can fail: the editor's own chunks have the word.
  expect([...editors].some((source) => textOf(source).includes('ProseMirror'))).toBe(true)
})

test('F-PUB-12 what makes pages alive in small scripts loads no React, and neither does a plain page', () => {
  const small = Object.keys(manifest).filter((source) =>
    /\/enhance\.ts$|visitor\/checkoutComplete\.ts$/.test(source),
  )
  expect(small.length).toBeGreaterThan(4)
  const withReact = (sources: readonly string[]) =>
    [...closureOf(sources)].some((source) => textOf(source).includes('react.transitional.element'))
  expect(['src/visitor/boot.ts', ...small].filter((source) => withReact([source]))).toEqual([])
  // The check itself can fail.
  expect(withReact(['src/visitor/islandRoot.tsx'])).toBe(true)
})

test('13.3 each block that wakes up is found by its source, so that the head of a page names its files; a product is at most 8 of them', () => {
  const islands = [...definitions.values()].filter(({ interactive }) => interactive).map(({ type }) => type)
  const viewOf = (type: string) => `src/blocks/${type}/view.tsx`
  expect(islands.map(viewOf).filter((source) => !manifest[source])).toEqual([])
  const known = manifest['src/visitor/islandRoot.tsx']?.dynamicImports ?? []
  const filesOfKeys = (keys: readonly string[]) => new Set(keys.map((key) => manifest[key]?.file))
  expect(filesOfKeys(known), 'no other').toEqual(filesOfKeys(islands.map(viewOf)))
  const ofProduct = islands.filter((type) => type === 'product' || type.startsWith('product-')).map(viewOf)
  expect(
    filesOf(['src/visitor/boot.ts', 'src/visitor/islandRoot.tsx', ...ofProduct]).size,
  ).toBeLessThanOrEqual(8)
})

test('13.3 a screen of the dashboard comes in at most 24 files', () => {
  const shell = filesOf(['src/dashboard/boot.tsx'])
  const screens = Object.keys(manifest).filter((source) => /\/screens\/[A-Z]\w+\.tsx$/.test(source))
  expect(screens.length).toBeGreaterThan(30)
  const many = screens.filter(
    (source) =>
      [...filesOf([source, 'src/dashboard/Frame.tsx'])].filter((file) => !shell.has(file)).length > 24,
  )
  expect(many).toEqual([])
})

test('F-EDIT-01 no file of the build needs itself to begin: what is grouped together loads in any order', () => {
  const inCircle = Object.keys(manifest).filter((source) => {
    const next = manifest[source]?.imports ?? []
    return closureOf(next).has(source)
  })
  expect(inCircle).toEqual([])
})

test('F-ROUTE-01 no files of the build import each other in a circle: what a class extends would not be there yet', () => {
  const done = new Set<string>()
  const circles: string[] = []
  const walk = (source: string, way: readonly string[]): void => {
    if (way.includes(source))
      circles.push([...way.slice(way.indexOf(source)), source].map((key) => manifest[key]?.file).join(' > '))
    if (done.has(source)) return
    done.add(source)
    for (const next of manifest[source]?.imports ?? []) walk(next, [...way, source])
  }
  for (const source of Object.keys(manifest)) walk(source, [])
  expect(circles).toEqual([])
})

/** Words of the others are longer than English ones: at most so many bytes before the first key. */
const budgets: Readonly<Record<(typeof languages)[number], number>> = {
  en: 200_000,
  de: 202_000,
  es: 202_000,
}

test('13.2 in every language the editor loads at most 200 kB before the first key (German and Spanish 202), and a plain page as much as in English', () => {
  const sizes = languages.map((language) => {
    const name = language === 'en' ? 'manifest.json' : `manifest.${language}.json`
    const own: typeof manifest = JSON.parse(readFileSync(join(folder, '.vite', name), 'utf8'))
    const sizeOf = (sources: readonly string[]) =>
      [...filesOf(sources, own)].reduce(
        (sum, file) => sum + gzipSync(readFileSync(join(folder, file))).length,
        0,
      )
    const first = ['src/dashboard/boot.tsx', 'src/editor/PostEditor.tsx', writingOf(own)]
    return {
      language,
      editor: sizeOf(first),
      page: sizeOf(['src/visitor/boot.ts']),
    }
  })
  expect(sizes.filter(({ language, editor }) => editor >= budgets[language])).toEqual([])
  // Words differ in length; a second language would be far more.
  expect(sizes.filter(({ page }) => page > (sizes[0]?.page ?? 0) + 100)).toEqual([])
})
