/** The plugins call: what lies in /site-plugins, whole or broken, and switching it. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testSite, type Client, type TestSite } from '#test/support/site.ts'

let site: TestSite
let administrator: Client

const whole = {
  name: 'reading-time',
  title: 'Reading time',
  version: '1.0.0',
  author: 'Oat & Ash',
  description: 'Shows how long a post takes to read.',
  rights: ['snippets'],
  settings: [{ name: 'words_a_minute', title: 'Words a minute', type: 'number' }],
}

async function put(path: string, content: string): Promise<void> {
  await site.platform.storage.write('private', path, Buffer.from(content))
}

beforeAll(async () => {
  site = await testSite()
  administrator = await site.as('administrator')
  await put('reading-time/plugin.json', JSON.stringify(whole))
  await put('torn/plugin.json', '{"name": "torn"')
  await put('greedy/plugin.json', JSON.stringify({ ...whole, name: 'greedy', rights: ['everything'] }))
  await put('renamed/plugin.json', JSON.stringify(whole))
  await put('odd/plugin.json', JSON.stringify({ ...whole, name: 'odd', shell: 'rm -rf' }))
  await put('huge/plugin.json', ' '.repeat(100_001))
  await put('papers/contract.txt', 'private')
  await put('loose.txt', 'private')
})
afterAll(() => site.close())

test('F-PLUG-01 an administrator sees what /site-plugins holds, broken ones with their error', async () => {
  const rows: { name: string; error: string | null }[] = (await administrator.get('/api/plugins')).body.d
  expect(rows.map(({ name, error }) => [name, error === null])).toEqual([
    ['greedy', false],
    ['huge', false],
    ['odd', false],
    ['reading-time', true],
    ['renamed', false],
    ['torn', false],
  ])
  expect(rows.find(({ name }) => name === 'reading-time')).toEqual({
    ...whole,
    rights: [{ name: 'snippets', title: 'Add code to public pages' }],
    settings: [{ name: 'words_a_minute', title: 'Words a minute', type: 'number', description: '' }],
    enabled: false,
    error: null,
  })
  expect(rows.find(({ name }) => name === 'torn')?.error).toBe('plugin.json is not valid JSON.')
  expect(rows.find(({ name }) => name === 'renamed')?.error).toContain('its folder is renamed')
  for (const { error } of rows) expect(error ?? '').not.toMatch(/\/tmp|\/data| at \//)
})

test('F-PLUG-01 one is switched on and off again, and stays so', async () => {
  const on = await administrator.post('/api/plugins', { name: 'reading-time', enabled: true })
  expect(on.body.d).toMatchObject({ name: 'reading-time', enabled: true })
  const rows: { name: string; enabled: boolean }[] = (await administrator.get('/api/plugins')).body.d
  expect(rows.filter(({ enabled }) => enabled).map(({ name }) => name)).toEqual(['reading-time'])
  const off = await administrator.post('/api/plugins', { name: 'reading-time', enabled: false })
  expect(off.body.d.enabled).toBe(false)
})

test('F-PLUG-01 a broken or missing one is not switched on', async () => {
  const broken = await administrator.post('/api/plugins', { name: 'torn', enabled: true })
  expect(broken.status).toBe(422)
  expect(broken.body.error?.message).toContain('plugin.json is not valid JSON')
  for (const name of ['nothing', '../torn', 'papers', '__proto__']) {
    expect((await administrator.post('/api/plugins', { name, enabled: true })).status).toBe(404)
  }
  expect((await administrator.post('/api/plugins', { name: 'torn', enabled: 'yes' })).status).toBe(400)
  expect((await administrator.post('/api/plugins', { name: 'torn', enabled: true, rights: [] })).status).toBe(
    400,
  )
})

test('F-PLUG-01 nobody else sees or switches plugins', async () => {
  for (const role of ['member', 'author', 'editor', 'shop_manager'] as const) {
    const client = await site.as(role)
    expect((await client.get('/api/plugins')).status).toBe(403)
    expect((await client.post('/api/plugins', { name: 'reading-time', enabled: true })).status).toBe(403)
  }
  expect((await site.visitor().get('/api/plugins')).status).toBe(401)
})

test('F-PLUG-04 nothing of a plugin runs or is given away: code beside a manifest stays a file, on or off', async () => {
  const trace = `plinth-plugin-ran-${Date.now()}`
  const code = `globalThis[${JSON.stringify(trace)}] = true`
  await put('reading-time/index.js', code)
  await put('reading-time/migrations/0001_take_over.js', code)
  await put('reading-time/package.json', JSON.stringify({ main: 'index.js', scripts: { postinstall: code } }))
  await administrator.post('/api/plugins', { name: 'reading-time', enabled: true })
  await administrator.get('/api/plugins')
  await administrator.post('/api/posts', { type: 'page', title: 'With the plugin on', status: 'published' })
  expect(Object.hasOwn(globalThis, trace)).toBe(false)
  for (const path of ['/media/reading-time/index.js', '/site-plugins/reading-time/index.js', '/media/../site-plugins/reading-time/plugin.json']) {
    const answer = await fetch(site.url + path)
    expect([path, answer.status]).toEqual([path, 404])
    expect(await answer.text()).not.toContain(trace)
  }
  await administrator.post('/api/plugins', { name: 'reading-time', enabled: false })
})

test('F-PLUG-04 a plugin is given no right that the fixed list does not hold, and none beside those it names', async () => {
  const rows: { name: string; error: string | null; rights: { name: string }[] }[] = (await administrator.get('/api/plugins')).body.d
  expect(rows.find(({ name }) => name === 'greedy')?.error).toContain('is not a right')
  expect(rows.find(({ name }) => name === 'greedy')?.rights).toEqual([])
  expect((await administrator.post('/api/plugins', { name: 'greedy', enabled: true })).status).toBe(422)
  expect(rows.find(({ name }) => name === 'reading-time')?.rights.map(({ name }) => name)).toEqual(['snippets'])
})
