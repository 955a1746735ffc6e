/** The check of the directions of imports: faults that are planted in a project of a few files are found. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { rm } from 'node:fs/promises'
import { openFolder } from '#test/support/openFolder.ts'

const script = join(import.meta.dirname, 'imports.ts')
const folders: string[] = []
let folder: string
beforeEach(async () => {
  folder = await openFolder('plinth-imports-')
  folders.push(folder)
})
afterAll(() => Promise.all(folders.map((path) => rm(path, { recursive: true, force: true }))))

function complaintsAbout(files: Record<string, string>): string[] {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const { stdout, stderr } = spawnSync(process.execPath, [script], { cwd: folder, encoding: 'utf8' })
  expect(stderr).not.toContain('Error')
  return stdout.trim().split('\n').slice(0, -1)
}

const operation = { 'src/features/shop/cart/operations/add.ts': 'export const add = 1\n' }

test('B the platform finds nothing of the features by name, in whatever way the glob is written', () => {
  const words = 'the platform knows nothing of content'
  const to = 'src/features/shop/cart/operations/add.ts'
  const written = {
    plain: `import.meta.glob('../features/**/operations/*.ts')`,
    typed: `import.meta.glob<Record<string, (value: 'a)') => unknown>>("../features/**/operations/*.ts", { eager: true })`,
    list: `import.meta.glob(\n  // One, and 'another'.\n  ['./*.json', '../features/{shop,people}/**/*.ts'],\n)`,
  }
  expect(
    complaintsAbout({
      ...operation,
      ...Object.fromEntries(
        Object.entries(written).map(([name, text]) => [
          `src/platform/${name}.ts`,
          `export const found = ${text}\n`,
        ]),
      ),
    })
      .filter((line) => line.endsWith(words))
      .toSorted(),
  ).toEqual(
    Object.keys(written)
      .toSorted()
      .map((name) => `src/platform/${name}.ts finds ${to}: ${words}`),
  )
})

test('B a glob reaches into a feature only where it is known to find that kind of file', () => {
  const glob = (pattern: string) => `export const found = import.meta.glob('${pattern}', { eager: true })\n`
  const complaints = complaintsAbout({
    ...operation,
    'src/operations.ts': glob('./features/**/operations/*.ts'),
    'src/rendering/pages.ts': glob('../features/**/operations/*.ts'),
  })
  expect(complaints).toEqual([
    'src/rendering/pages.ts finds src/features/shop/cart/operations/add.ts: a feature is reached through its index.ts (its types through schema.ts)',
    'src/rendering/pages.ts finds src/features/shop/cart/operations/add.ts: shop/cart is reached through the files that lie in it directly',
  ])
})

test('B what a pattern leaves out is no edge; a circle through a glob is one', () => {
  const complaints = complaintsAbout({
    'src/ui/a.ts': `export const found = import.meta.glob(['./*.ts', '!./c.ts'], { eager: true })\n`,
    'src/ui/b.ts': `import { found } from './a.ts'\nexport const b = found\n`,
    'src/ui/c.ts': `import { found } from './a.ts'\nexport const c = found\n`,
  })
  expect(complaints).toEqual(['a circle: src/ui/a.ts -> src/ui/b.ts -> src/ui/a.ts'])
})

test('B a glob that cannot be read is refused, and so is what knows the whole program', () => {
  expect(
    complaintsAbout({
      'src/ui/a.ts': `const where = './*.ts'\nexport const found = import.meta.glob(where)\n`,
      'src/features/shop/b.ts': `import { operations } from '#operations.ts'\nexport const b = operations\n`,
    }),
  ).toEqual([
    'src/ui/a.ts has a glob that nobody can read: relative patterns, written out',
    'src/features/shop/b.ts imports src/operations.ts: only the ways into the program know all of it',
  ])
})

test('13.3 a circle of files is found whether they need each other at once, later or for their types', () => {
  const back = {
    now: `import { one } from './one.ts'\nexport const two = one\n`,
    type: `import type { One } from './one.ts'\nexport type Two = One\n`,
    later: `export const two = () => import('./one.ts')\n`,
  }
  for (const [kind, two] of Object.entries(back))
    expect(
      complaintsAbout({
        'src/ui/one.ts': `import { two } from './two.ts'\nexport const one = two\n`,
        'src/ui/two.ts': two,
      }),
      kind,
    ).toEqual(['a circle: src/ui/one.ts -> src/ui/two.ts -> src/ui/one.ts'])
  expect(
    complaintsAbout({
      'src/ui/one.ts': '',
      'src/ui/two.ts': '',
      'src/ui/texts/bar.ts': `import { barEs } from './bar.es.ts'\nexport const bar = { barEs }\n`,
      'src/ui/texts/bar.es.ts': `import type { bar } from './bar.ts'\nexport const barEs: typeof bar | null = null\n`,
    }),
    'a translation has the shape of its English',
  ).toEqual([])
})

test('13.3 what lies beside the modules of a feature is no way round their order', () => {
  const complaints = complaintsAbout({
    'src/features/content/names.ts': `import { resolve } from './routing/resolve.ts'\nexport const named = resolve\n`,
    'src/features/content/routing/resolve.ts': 'export const resolve = 1\n',
    'src/features/content/posts/save.ts': `import { named } from '../names.ts'\nexport const save = named\n`,
    'src/features/content/previews/preview.ts': `import { named } from '../names.ts'\nexport const preview = named\n`,
  })
  expect(complaints).toEqual([
    'src/features/content/posts/save.ts imports src/features/content/names.ts: content/posts does not use routing (scripts/modules.ts)',
  ])
})
