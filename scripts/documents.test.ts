/** What README.md and docs/ name is there: files, folders, commands, settings. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const documents = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...globSync('docs/**/*.md')]
const files = globSync('{src,test,demo,themes,scripts,bench,docs}/**/*').concat(globSync('*'))

/** The text without its examples, which may name what a reader is to make. */
const proseOf = (path: string) => readFileSync(path, 'utf8').replace(/```[\s\S]*?```/g, '')
const codeOf = (text: string) => [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code)

/** Where a file or folder is: the whole path, or its end as a chapter about one folder says it. */
function exists(named: string): boolean {
  const path = named.replace(/^#/, 'src/').replace(/^\.\//, '').replace(/\/$/, '')
  return files.some((file) => file === path || file.endsWith(`/${path}`))
}

test('links in the documents lead to files', () => {
  const broken = documents.flatMap((from) =>
    [...proseOf(from).matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !/^https?:/.test(target) && !existsSync(join(dirname(from), target)))
      .map((target) => `${from}: ${target}`),
  )
  expect(broken).toEqual([])
})

test('files and folders that the documents name exist', () => {
  const isPath = (code: string) => /^[#.\w][\w./#-]*(\.(ts|tsx|css|mjs|md)|\/)$/.test(code)
  // The guide makes the folder of a block that is not there.
  const gone = documents.flatMap((from) =>
    codeOf(proseOf(from).replace(/^## .*/gm, ''))
      .filter((code) => isPath(code) && !exists(code))
      .map((code) => `${from}: ${code}`),
  )
  expect(gone).toEqual([])
})

test('commands that the documents name exist', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'))
  const named = documents.flatMap((from) =>
    [...readFileSync(from, 'utf8').matchAll(/\bnpm run ([\w:]+)/g)].map(
      ([, name = '']) => `${from}: ${name}`,
    ),
  )
  expect(named.filter((line) => !Object.hasOwn(scripts, line.split(': ')[1] ?? ''))).toEqual([])
})

test('README.md lists every setting, and no other', () => {
  // These two are not for those who run a site.
  const apart = ['NODE_ENV', 'PAGE_CACHE']
  const read = [...readFileSync('src/platform/config.ts', 'utf8').matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm)].map(
    ([, name = '']) => name,
  )
  const [, table = ''] = readFileSync('README.md', 'utf8').split('## Settings')
  const listed = [...table.matchAll(/^\| (`[^|]+) \|/gm)].flatMap(([, cell = '']) => codeOf(cell))
  expect(listed.toSorted()).toEqual(read.filter((name) => !apart.includes(name)).toSorted())
})
