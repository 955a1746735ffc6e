/** 13.3 A block is one folder: a copy of the sources with one folder more is built, and the block is wherever blocks are. */
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { globSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'

let copy = ''

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'plinth-planted-'))
  for (const part of ['src', 'scripts', 'themes', 'demo', 'package.json', 'vite.config.ts', 'tsconfig.json'])
    await cp(part, join(copy, part), { recursive: true })
  await symlink(resolve('node_modules'), join(copy, 'node_modules'))
  const folder = join(copy, 'src', 'blocks', 'planted')
  await mkdir(folder)
  await writeFile(
    join(folder, 'definition.ts'),
    `/** A planted block. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'

export default defineBlock({
  type: 'planted',
  label: 'Planted label',
  icon: 'flag',
  category: 'text',
  keywords: [],
  version: 1,
  state: z.object({ text: z.string().max(20) }),
  defaults: { text: '' },
  panel: [],
  accepts: 'nothing',
  interactive: 'load',
})
`,
  )
  await writeFile(
    join(folder, 'view.tsx'),
    `/** Draws it. */
export default function Planted() {
  return <p className="b-planted">planted view</p>
}
`,
  )
  await writeFile(join(folder, 'ownStyle.css'), '@layer blocks { .b-planted { color: red; } }\n')
  await promisify(execFile)(
    process.execPath,
    ['scripts/build.mjs', '--plain', '--languages', 'en', '--into', join(copy, 'dist')],
    { cwd: copy, env: { ...process.env, NODE_ENV: 'production', DATA_DIR: join(copy, 'data') } },
  )
}, 240_000)

afterAll(() => rm(copy, { recursive: true, force: true }))

test('13.3 one folder more is a block of the server, the editor and the page, and no list names it', async () => {
  const client = join(copy, 'dist', 'client')
  const manifest: Record<string, { file: string; dynamicImports?: string[] }> = JSON.parse(
    await readFile(join(client, '.vite', 'manifest.json'), 'utf8'),
  )
  const view = 'src/blocks/planted/view.tsx'
  expect(manifest['src/visitor/islandRoot.tsx']?.dynamicImports).toContain(view)
  const editor = readFileSync(join(client, manifest['src/editor/PostEditor.tsx']?.file ?? ''), 'utf8')
  expect(editor).toContain('Planted label')
  expect(editor).not.toContain('planted view')
  const server = globSync('**/*.js', { cwd: join(copy, 'dist', 'server') }).map((name) =>
    readFileSync(join(copy, 'dist', 'server', name), 'utf8'),
  )
  for (const part of ['Planted label', 'planted view', '.b-planted{'])
    expect(
      server.some((code) => code.includes(part)),
      part,
    ).toBe(true)
  // Its sheet travels with pages that show it, and is in no sheet of the site.
  const sheets = globSync('assets/*.css', { cwd: client }).map((name) =>
    readFileSync(join(client, name), 'utf8'),
  )
  expect(sheets.some((sheet) => sheet.includes('b-planted'))).toBe(false)
})

test('13.3 no source lists blocks by their names to find their files', () => {
  const list = /['"][^'"]*(?:blocks\/|\.\/)!?\{[\w-]+,[^'"]*\}\/(?:[\w*{},]+)\.(?:tsx?|css)/
  expect(list.test("import.meta.glob('../blocks/{cart,product}/view.tsx')")).toBe(true)
  const sources = globSync('{src,scripts}/**/*.{ts,tsx}').filter((path) => !/\.test\.tsx?$/.test(path))
  expect(sources.filter((path) => list.test(readFileSync(path, 'utf8')))).toEqual([])
})
