/** Plugins as the screen and the site meet them: what lies in /site-plugins, what of it is built in, switching it. */
import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createElement } from 'react'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import type { Block } from '#blocks/block.ts'
import { pageServer } from '#test/support/pages.ts'
import { testSite, type Client, type TestSite } from '#test/support/site.ts'

// What a build with two plugins writes into src/plugins/.
const build = vi.hoisted((): { built: Record<string, { stamp: string; error: string | null }> } => ({
  built: {},
}))
vi.mock('#plugins/built.ts', () => ({ builtPlugins: build.built }))
vi.mock('#plugins/definitions.ts', () => {
  const block = (type: string, label: string) => ({
    type,
    label,
    icon: 'bell',
    category: 'text',
    keywords: ['x'],
    version: 1,
    state: z.strictObject({ text: z.string() }),
    defaults: { text: '' },
    accepts: 'nothing',
    textKey: 'text',
    panel: [],
  })
  return {
    modules: {
      bell: [{ bell: block('bell', 'Bell') }, { tower: block('bell-tower', 'Bell tower') }],
      gone: [{ gone: block('gone', 'Gone') }],
    },
  }
})
vi.mock('#plugins/views.ts', () => {
  const view = ({ state }: { state: { text: string } }) => {
    if (state.text === 'crack') throw new Error('the bell has a crack')
    return createElement('p', { className: 'bell' }, state.text)
  }
  return { views: { bell: view, 'bell-tower': view, gone: view } }
})

const { definitions } = await import('#blocks/registry.ts')
const { contentWatch } = await import('#platform/database/contentWatch.ts')
const { dropAllCachedPages } = await import('#platform/database/changeCounter.ts')
const { renderBlocks } = await import('#rendering/renderBlocks.tsx')
const { samplePage } = await import('#blocks/sampleData.testing.ts')
const { readPluginFolder } = await import('./pluginFolders.ts')
const { startPlugins } = await import('./switches.ts')

let site: TestSite
let administrator: Client

const whole = {
  name: 'bell',
  title: 'Bell',
  version: '1.0.0',
  author: 'Oat & Ash',
  description: 'Rings.',
  rights: ['blocks'],
}

const folderOf = () => join(site.platform.config.DATA_DIR, 'files', 'site-plugins')
async function put(path: string, content: string): Promise<void> {
  await mkdir(dirname(join(folderOf(), path)), { recursive: true })
  await writeFile(join(folderOf(), path), content)
}
async function putPlugin(
  name: string,
  types: readonly string[],
  manifest: Record<string, unknown> = {},
): Promise<void> {
  await put(`${name}/plugin.json`, JSON.stringify({ ...whole, name, ...manifest }))
  for (const type of types)
    for (const file of ['definition.ts', 'view.tsx']) await put(`${name}/blocks/${type}/${file}`, '// code')
}
const stampOf = async (name: string) => (await readPluginFolder(folderOf(), name))?.stamp ?? ''

type Row = {
  name: string
  enabled: boolean
  is_built_in: boolean
  needs_start: boolean
  error: string | null
  failure: unknown
  blocks: unknown
}
const rows = async (): Promise<Row[]> => (await administrator.get('/api/plugins')).body.d
const rowOf = async (name: string) => (await rows()).find((row) => row.name === name)
const toggle = (name: string, enabled: boolean) => administrator.post('/api/plugins', { name, enabled })

beforeAll(async () => {
  site = await testSite()
  administrator = await site.as('administrator')
  await putPlugin('bell', ['bell', 'bell-tower'])
  await putPlugin('fresh', ['fresh-one'])
  await putPlugin('greedy', ['greedy'], { rights: ['jobs'] })
  await putPlugin('shy', ['shy'], { rights: [] })
  await putPlugin('stray', ['paragraph'])
  await putPlugin('bare', [])
  await putPlugin('odd', ['odd'], { shell: 'rm -rf' })
  await putPlugin('cracked', ['cracked'])
  await put('half/plugin.json', JSON.stringify({ ...whole, name: 'half' }))
  await put('half/blocks/half/definition.ts', '// code')
  await put('torn/plugin.json', '{"name": "torn"')
  await put('renamed/plugin.json', JSON.stringify(whole))
  await put('huge/plugin.json', ' '.repeat(100_001))
  await put('papers/contract.txt', 'private')
  await put('loose.txt', 'private')
  build.built.bell = { stamp: await stampOf('bell'), error: null }
  build.built.cracked = { stamp: await stampOf('cracked'), error: 'blocks/cracked/definition.ts: boom' }
  await startPlugins(site.platform)
})
afterAll(() => site.close())

test('F-PLUG-01 an administrator sees what /site-plugins holds: what is built in, what waits for a start, what is broken and why', async () => {
  const states = (await rows()).map(({ name, is_built_in, needs_start, error }) => [
    name,
    is_built_in ? 'in' : 'out',
    needs_start ? 'start' : '',
    error,
  ])
  expect(states).toEqual([
    ['bare', 'out', '', 'It brings no block: there is no folder in blocks/.'],
    ['bell', 'in', '', null],
    ['cracked', 'out', '', 'blocks/cracked/definition.ts: boom'],
    ['fresh', 'out', 'start', null],
    ['gone', 'in', 'start', null],
    ['greedy', 'out', '', expect.stringContaining('"jobs" is not a right that a plugin can have')],
    ['half', 'out', '', 'blocks/half/view.tsx is missing.'],
    ['huge', 'out', '', 'plugin.json is larger than 100 kB.'],
    ['odd', 'out', '', expect.stringContaining('shell')],
    ['renamed', 'out', '', 'plugin.json names bell, its folder is renamed.'],
    ['shy', 'out', '', 'It brings blocks and does not ask for that: plugin.json needs "rights": ["blocks"].'],
    [
      'stray',
      'out',
      '',
      'blocks/paragraph has to be called stray or stray-…: block types of a plugin begin with its name.',
    ],
    ['torn', 'out', '', 'plugin.json is not valid JSON.'],
  ])
  expect(await rowOf('bell')).toEqual({
    name: 'bell',
    title: 'Bell',
    version: '1.0.0',
    author: 'Oat & Ash',
    description: 'Rings.',
    blocks: [
      { type: 'bell', label: 'Bell' },
      { type: 'bell-tower', label: 'Bell tower' },
    ],
    enabled: false,
    is_built_in: true,
    needs_start: false,
    error: null,
    failure: null,
  })
  for (const { error } of await rows()) expect(error ?? '').not.toMatch(/\/tmp|\/data| at \//)
})

test('F-PLUG-01 a changed file asks for a start, and what was built in goes on; a plugin that is linked in is one too', async () => {
  await put('bell/blocks/bell/view.tsx', '// other code')
  expect(await rowOf('bell')).toMatchObject({ is_built_in: true, needs_start: true, error: null })
  await put('bell/blocks/bell/view.tsx', '// code')
  await put('bell/blocks/bell/bell.test.tsx', '// tests are not built in')
  expect(await rowOf('bell')).toMatchObject({ needs_start: false })
  // What was looked at by the build and found wanting may be mended by now.
  await put('cracked/blocks/cracked/definition.ts', '// mended')
  expect(await rowOf('cracked')).toMatchObject({ needs_start: true, error: null })
  await symlink(join(folderOf(), 'fresh'), join(folderOf(), 'linked'))
  expect((await rowOf('linked'))?.error).toBe('plugin.json names fresh, its folder is linked.')
})

test('F-PLUG-01 F-POST-04 switching one on brings its blocks at once, switching it off takes them away', async () => {
  const opened = async () => (await administrator.get('/api/posts/new', { source: 'editor' })).body.plugins
  expect([definitions.has('bell'), await opened()]).toEqual([false, []])
  expect((await toggle('bell', true)).body.d).toMatchObject({ name: 'bell', enabled: true })
  expect([
    definitions.has('bell'),
    definitions.has('bell-tower'),
    definitions.has('gone'),
    await opened(),
  ]).toEqual([true, true, false, ['bell']])
  expect((await rows()).filter(({ enabled }) => enabled).map(({ name }) => name)).toEqual(['bell'])
  expect((await toggle('bell', false)).body.d.enabled).toBe(false)
  expect([definitions.has('bell'), await opened()]).toEqual([false, []])
})

test('F-PLUG-01 what another process switched is followed with the next change that is seen', async () => {
  const { db, clock } = site.platform
  const watch = contentWatch(site.platform)
  await watch.current()
  await db
    .updateTable('plugin')
    .set({ is_enabled: true, updated_at: clock.now() })
    .where('name', '=', 'bell')
    .execute()
  expect(definitions.has('bell')).toBe(false)
  await dropAllCachedPages(db, 'content')
  await watch.current()
  expect(definitions.has('bell')).toBe(true)
  await toggle('bell', false)
})

test('F-PLUG-01 one that is not built in, broken or missing is not switched on, and says why', async () => {
  const fresh = await toggle('fresh', true)
  expect([fresh.status, fresh.body.error?.message]).toEqual([
    409,
    'Start Plinth again: that builds the plugin fresh in, and then it can be switched on.',
  ])
  const broken = await toggle('torn', true)
  expect([broken.status, broken.body.error?.message]).toEqual([
    422,
    'The plugin torn cannot be switched on: plugin.json is not valid JSON.',
  ])
  for (const name of ['nothing', '../torn', 'papers', '__proto__'])
    expect((await toggle(name, true)).status).toBe(404)
  expect((await administrator.post('/api/plugins', { name: 'bell', enabled: 'yes' })).status).toBe(400)
  expect((await administrator.post('/api/plugins', { name: 'bell', enabled: true, rights: [] })).status).toBe(
    400,
  )
  expect((await rows()).filter(({ enabled }) => enabled)).toEqual([])
})

test('F-PLUG-01 nobody else sees or switches plugins', async () => {
  for (const role of ['member', 'author', 'editor', 'shop_manager'] as const) {
    const client = await site.as(role)
    expect((await client.get('/api/plugins')).status).toBe(403)
    expect((await client.post('/api/plugins', { name: 'bell', enabled: true })).status).toBe(403)
  }
  expect((await site.visitor().get('/api/plugins')).status).toBe(401)
})

const bell = (id: string, text: string): Block => ({ id, type: 'bell', state: { text }, children: [] })
const paragraph = (id: string, text: string): Block => ({
  id,
  type: 'paragraph',
  state: { text },
  children: [],
})
// Frozen, as what is published is: what such blocks draw is remembered.
const between = (...blocks: Block[]) =>
  [paragraph('before00001', 'Before'), ...blocks, paragraph('after000001', 'After')].map((block) =>
    Object.freeze(block),
  )
const drawn = (blocks: Block[], isCanvas = false) =>
  renderBlocks(blocks, { page: { ...samplePage, isCanvas } })

test('F-PLUG-04 F-POST-13 a block of a plugin that throws shows the error box in its own place only', async () => {
  await toggle('bell', true)
  const { html, errors } = drawn(between(bell('bell0000001', 'crack'), bell('bell0000002', 'Ding')))
  expect(html).toMatch(
    /Before.*RenderError.*bell0000001.*the bell has a crack.*<p class="bell">Ding<\/p>.*After/,
  )
  expect(errors).toEqual([{ id: 'bell0000001', type: 'bell', message: 'the bell has a crack', index: 1 }])
  await toggle('bell', false)
})

test('F-PLUG-04 what failed in a block of a plugin on a page is told where plugins are, until it is switched or other files are built in', async () => {
  await toggle('bell', true)
  const pages = await pageServer(site)
  const page = (
    await administrator.post('/api/posts', {
      type: 'page',
      status: 'published',
      title: 'Tower',
      url: '/tower',
      value: [bell('bell0000001', 'crack')],
    })
  ).body.d
  expect(page.url).toBe('/tower')
  expect((await pages.get('/tower')).html).toContain('RenderError')
  const failure = { type: 'bell', message: 'the bell has a crack', path: '/tower', at: expect.any(String) }
  await expect.poll(async () => (await rowOf('bell'))?.failure).toEqual(failure)
  const now = build.built.bell
  build.built.bell = { stamp: 'of mended files', error: null }
  expect((await rowOf('bell'))?.failure).toBeNull()
  if (now) build.built.bell = now
  expect((await toggle('bell', false)).body.d.failure).toBeNull()
  expect((await rowOf('bell'))?.failure).toBeNull()
  await pages.close()
})

test('F-PLUG-04 F-POST-13 of a plugin that is off visitors see nothing, whoever writes sees what is missing, and on again it is drawn anew', async () => {
  const blocks = between(bell('bell0000001', 'Ding'))
  await toggle('bell', true)
  expect(drawn(blocks).html).toContain('<p class="bell">Ding</p>')
  await toggle('bell', false)
  expect(drawn(blocks).html).toMatch(
    /Before.*<!-- block bell0000001 is of a plugin that is switched off -->.*After/,
  )
  expect(drawn(blocks).html).not.toMatch(/Ding|cannot find/)
  expect(drawn(blocks, true).html).toContain('cannot find block bell')
  await toggle('bell', true)
  expect(drawn(blocks).html).toContain('<p class="bell">Ding</p>')
  await toggle('bell', false)
})

test('F-PLUG-04 F-POST-15 a page keeps the blocks of a plugin that is off, and the rules of their type hold for what is new', async () => {
  await toggle('bell', true)
  const value = [bell('bell0000001', 'Ding')]
  const made = await administrator.post('/api/posts', {
    type: 'page',
    title: 'Bells',
    status: 'published',
    value,
  })
  await toggle('bell', false)
  const { id, version } = made.body.d
  const again = await administrator.post('/api/posts', {
    id,
    version,
    type: 'page',
    title: 'Bells again',
    value: [...value, bell('bell0000002', 'Dong <img src=x onerror=alert(1)>')],
  })
  expect(again.status).toBe(200)
  const stored = (await administrator.get(`/api/posts/${id}`, { source: 'editor' })).body.d.value
  expect(stored[0]).toMatchObject(value[0] ?? {})
  expect(stored[1].state.text).not.toContain('onerror')
  const wrong = await administrator.post('/api/posts', {
    id,
    version: again.body.d.version,
    type: 'page',
    title: 'Bells',
    value: [{ ...bell('bell0000003', ''), state: { volume: 11 } }],
  })
  expect([wrong.status, wrong.body.error?.code]).toEqual([422, 'document.state_invalid'])
})

test('F-PLUG-04 F-MEDIA-02 nothing that comes over HTTP gets into the folder of a plugin, by upload, new folder or deletion', async () => {
  const upload = (folder: string) => {
    const data = new FormData()
    data.append('folder', folder)
    data.append('public', 'false')
    data.append('files', new Blob(['notes']), 'definition.ts.txt')
    return administrator.call('POST', '/api/posts/uploads', data)
  }
  const before = await stampOf('bell')
  await mkdir(join(folderOf(), 'bell', 'blocks', 'bell-empty'))
  for (const folder of ['bell', 'bell/blocks/bell', '/site-plugins/bell', 'bell/new', 'bell//blocks']) {
    const answer = await upload(folder)
    expect([folder, answer.status, answer.body.error?.message]).toEqual([
      folder,
      403,
      'bell is a plugin. Its files are changed on the server only.',
    ])
  }
  for (const input of [
    { folder: 'bell', new_folder: 'x' },
    { folder: 'bell/blocks', new_folder: 'bell-more' },
  ]) {
    expect(
      (await administrator.post('/api/posts/uploads/create-folder', { ...input, public: false })).status,
    ).toBe(403)
  }
  for (const id of ['bell/blocks/bell-empty', 'bell/blocks', 'bell']) {
    expect(
      (
        await administrator.delete('/api/posts/uploads/remove', {
          files: [{ id, is_directory: true, is_private: true }],
        })
      ).status,
    ).toBe(403)
  }
  expect(await stampOf('bell')).toBe(before)
  expect((await readPluginFolder(folderOf(), 'bell'))?.types).toContain('bell-empty')
  // Beside plugins the private root is open as ever; what is made there is no plugin, and no name that a build would take in.
  for (const [folder, new_folder] of [
    ['', 'papers'],
    ['', 'invader'],
    ['invader', 'blocks'],
    ['invader/blocks', 'invader'],
  ])
    await administrator.post('/api/posts/uploads/create-folder', { folder, new_folder, public: false })
  expect((await upload('papers')).status).toBe(200)
  const planted = (await upload('invader/blocks/invader')).body.d[0]
  expect(planted.title).toBe('definition.ts.txt')
  expect(await readPluginFolder(folderOf(), 'invader')).toBeNull()
  const row = await site.platform.db
    .selectFrom('media')
    .select('name')
    .where('id', '=', planted.id)
    .executeTakeFirstOrThrow()
  expect(row.name).toMatch(/-[0-9a-f]{10}\.txt$/)
})

test('F-PLUG-04 the files of a plugin are given to nobody, whether it is on or off', async () => {
  await put('bell/blocks/bell/view.tsx', 'const secret = "the kiln key"')
  for (const path of [
    '/media/bell/blocks/bell/view.tsx',
    '/site-plugins/bell/plugin.json',
    '/media/../site-plugins/bell/plugin.json',
  ]) {
    const answer = await fetch(site.url + path)
    expect([path, answer.status]).toEqual([path, 404])
    expect(await answer.text()).not.toContain('kiln')
  }
})
