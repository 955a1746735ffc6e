/** Which plugins the build takes in, and what it says of those that it leaves out: one faulty plugin for each way to be one. */
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pluginsToBuild, type PluginsToBuild } from './plugins.ts'

const example = 'examples/plugins/shop-hours'
const template = { definition: '', view: '' }
let folder: string
let found: PluginsToBuild

/** A copy of the example under another name, with one file changed. */
async function faulty(
  name: string,
  file: string,
  change: (text: string) => string,
  inside = folder,
): Promise<void> {
  const types = join(inside, name, 'blocks')
  await mkdir(types, { recursive: true })
  await cp(join(example, 'blocks', 'shop-hours'), join(types, name), {
    recursive: true,
    filter: (path) => !path.includes('.test.'),
  })
  const manifest = await readFile(join(example, 'plugin.json'), 'utf8')
  await writeFile(join(inside, name, 'plugin.json'), manifest.replace('"shop-hours"', `"${name}"`))
  await writeFile(
    join(types, name, 'definition.ts'),
    template.definition.replace("type: 'shop-hours'", `type: '${name}'`),
  )
  const path = join(types, name, file)
  await writeFile(path, change(await readFile(path, 'utf8').catch(() => '')))
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plinth plugins (of a test) '))
  template.definition = await readFile(join(example, 'blocks', 'shop-hours', 'definition.ts'), 'utf8')
  await cp(example, join(folder, 'shop-hours'), { recursive: true })
  const first = (line: string) => (text: string) => `${line}\n${text}`
  await faulty('throws', 'definition.ts', first("throw new Error('boom')"))
  await faulty('torn', 'view.tsx', first('export const = 3'))
  await faulty('named', 'definition.ts', (text) => text.replace("type: 'named'", "type: 'other'"))
  await faulty('viewless', 'view.tsx', (text) => text.replace('export default', 'export'))
  await faulty('ends', 'view.tsx', first('process.exit(0)'))
  await faulty('lacking', 'view.tsx', first("import 'a-package-that-nobody-has'"))
  await faulty('unstyled', 'style.css', () => '.b { color: ; } } }')
  await faulty('rich', 'definition.ts', (text) =>
    text.replace('note: z.string().optional()', 'note: z.email().optional()'),
  )
  await faulty('nodeful', 'definition.ts', (text) =>
    text.replace("label: 'Shop hours'", 'label: process.version'),
  )
  await faulty('unfit', 'definition.ts', (text) =>
    text.replace("title: 'Opening hours',\n    rows", 'title: 7,\n    rows'),
  )
  await faulty(
    'heavy',
    'enhance.ts',
    first("import { definitions } from '#blocks/registry.ts'\nconsole.log(definitions)"),
  )
  await faulty('table', 'style.css', (text) => text)
  await faulty('awake', 'definition.ts', (text) =>
    text.replace("accepts: 'nothing',", "accepts: 'nothing',\n  interactive: 'visible',"),
  )
  found = await pluginsToBuild(folder)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('F-PLUG-04 a whole plugin is taken in, wherever its folder lies', () => {
  expect(found.built['shop-hours']).toEqual({
    stamp: expect.stringMatching(/^[0-9a-f]{16}$/),
    error: null,
  })
  expect(found.plugins).toEqual([
    expect.objectContaining({ name: 'shop-hours', types: ['shop-hours'], interactive: [] }),
  ])
})

test('F-PLUG-04 a faulty one is left out by itself, with the reason in words and the place in its own files', () => {
  const reasons = Object.fromEntries(
    Object.entries(found.built).flatMap(([name, { error }]) => (error === null ? [] : [[name, error]])),
  )
  expect(reasons).toEqual({
    awake: expect.stringMatching(
      /^blocks\/awake\/view\.tsx brings src\/blocks\/RichText\.tsx to public pages; what visitors load may import/,
    ),
    ends: expect.stringContaining('ends the program while it loads'),
    heavy: expect.stringMatching(/^blocks\/heavy\/enhance\.ts brings src\/blocks\/.* to public pages/),
    lacking: expect.stringContaining('a-package-that-nobody-has'),
    named: 'blocks/named/definition.ts defines the type other; its folder says named.',
    nodeful: expect.stringMatching(/does not load in the browser.*process is not defined/),
    rich: expect.stringMatching(/does not load in the browser.*email is not a function/),
    table: 'There is a block type table already.',
    throws: 'It throws while it loads: boom',
    torn: 'Unexpected token (blocks/torn/view.tsx:1:14)',
    unfit: expect.stringMatching(/^blocks\/unfit\/definition\.ts: defaults do not fit state: title/),
    unstyled: expect.stringMatching(/style\.css/),
    viewless: 'blocks/viewless/view.tsx has no default export that draws the block.',
  })
  for (const reason of Object.values(reasons)) expect(reason).not.toContain(folder)
})

test('F-PLUG-04 the place is in its own files however short the way from the program to the plugin is', async () => {
  const near = await mkdtemp(join('node_modules', '.plugins of a test '))
  try {
    await faulty('torn', 'view.tsx', (text) => `export const = 3\n${text}`, near)
    const { built } = await pluginsToBuild(near)
    expect(built['torn']?.error).toBe('Unexpected token (blocks/torn/view.tsx:1:14)')
  } finally {
    await rm(near, { recursive: true, force: true })
  }
})

test('F-PLUG-04 a folder that is not there holds no plugins', async () => {
  expect(await pluginsToBuild(join(folder, 'nowhere'))).toEqual({ plugins: [], built: {} })
})
