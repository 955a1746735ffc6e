/** The theme by its calls: read, applied as a whole, refused when somebody else was faster, and fonts of the owner's own. */
import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ownStack } from '#ui/siteFonts.ts'
import { siteWithPages, type PageServer } from '#test/support/pages.ts'
import type { Client, TestSite } from '#test/support/site.ts'
import { readFont } from './readFont.ts'

const fontFile = (name: string) =>
  readFileSync(`node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`)

describe('a font says what it is', () => {
  test.each([
    ['lora', { title: 'Lora', weights: '400 700', kind: 'serif' }],
    ['archivo', { title: 'Archivo', weights: '100 900', kind: 'sans' }],
    ['syne', { title: 'Syne', weights: '400 800', kind: 'sans' }],
  ])('%s', (name, said) => {
    expect(readFont(fontFile(name))).toMatchObject({ weights: said.weights })
    expect(readFont(fontFile(name))?.title).toContain(said.title)
  })

  test('what only begins like one is none', () => {
    const whole = fontFile('lora')
    const bomb = Buffer.concat([
      whole.subarray(0, 48),
      Buffer.from([0x3f]),
      brotliCompressSync(Buffer.alloc(40_000_000)),
    ])
    bomb.writeUInt32BE(bomb.length, 8)
    for (const bytes of [
      Buffer.from('wOF2'),
      whole.subarray(0, 4000),
      Buffer.concat([whole, Buffer.from('more')]),
      Buffer.from('wOFF'.padEnd(200)),
      Buffer.from('<svg/>'),
      Buffer.concat([Buffer.from('wOF2'), Buffer.alloc(400, 0xff)]),
      bomb,
      Buffer.alloc(0),
    ])
      expect(readFont(bytes)).toBeNull()
  })
})

let site: TestSite
let pages: PageServer
let close: () => Promise<void>
let admin: Client

beforeAll(async () => {
  ;({ site, pages, close } = await siteWithPages())
  admin = await site.as('administrator')
})
afterAll(() => close())

const state = async () => (await admin.get('/api/theme')).body.d
const page = async (path = '/') => (await pages.get(path)).html
const cookie = () => [...admin.cookies].map((pair) => pair.join('=')).join('; ')
function upload(name: string, bytes: Uint8Array) {
  const form = new FormData()
  form.append('files', new Blob([new Uint8Array(bytes)]), name)
  return admin.call('POST', '/api/theme/fonts', form)
}

test('a look and both logos are applied at once and brought back', async () => {
  const before = await state()
  expect(before).toMatchObject({ theme: 'default', look: {}, logo: '', logo_dark: '' })
  const applied = await admin.post('/api/theme', {
    theme: 'default',
    look: { 'radius-2': '9px' },
    logo: '/media/logo.svg',
    logo_dark: '/media/logo-dark.svg',
    based_on: before.version,
  })
  expect(applied.status, JSON.stringify(applied.body)).toBe(200)
  expect(applied.body.d.version).not.toBe(before.version)
  const html = await page()
  expect(html).toContain('--radius-2:9px')
  expect(html).toMatch(/class="logo-light" src="\/media\/logo.svg"/)
  expect(html).toMatch(/class="logo-dark" src="\/media\/logo-dark.svg"/)
  expect(html).toMatch(/prefers-color-scheme:dark\)\{:root:not\(\[data-theme=light\]\) \.logo-light/)
  const back = await admin.post('/api/theme', {
    theme: 'default',
    look: {},
    logo: '',
    logo_dark: '',
    based_on: applied.body.d.version,
  })
  expect(back.body.d).toMatchObject({ theme: 'default', look: {}, logo: '', version: before.version })
  expect(await page()).not.toContain('logo-dark')
})

test('who began before somebody else applied is told, and nothing is replaced unasked', async () => {
  const first = await state()
  const mine = {
    theme: 'default',
    look: { 'radius-2': '1px' },
    logo: '',
    logo_dark: '',
    based_on: first.version,
  }
  await admin.post('/api/theme', { ...mine, look: { 'radius-2': '4px' } })
  const refused = await admin.post('/api/theme', mine)
  expect([refused.status, refused.body.error?.code]).toEqual([409, 'theme.changed'])
  expect(await state()).toMatchObject({ look: { 'radius-2': '4px' }, changed_by: expect.any(String) })
  expect((await admin.post('/api/theme', { ...mine, based_on: null })).body.d.look).toEqual({
    'radius-2': '1px',
  })
  const wrong = await admin.post('/api/theme', {
    ...mine,
    theme: 'default',
    look: { ink: '#fefefe' },
    logo: '/media/x.svg',
    based_on: null,
  })
  expect(wrong.status).toBe(422)
  expect(await state(), 'all of it or nothing').toMatchObject({ logo: '', look: { 'radius-2': '1px' } })
})

test('a font of the owner is checked, listed by its name, worn by pages and kept while it is worn', async () => {
  const added = await upload('my brand.woff2', fontFile('syne'))
  expect(added.status, JSON.stringify(added.body)).toBe(200)
  const [font] = added.body.d
  expect(font).toMatchObject({ title: expect.stringContaining('Syne'), weights: '400 800' })
  const served = await fetch(site.url + font.url)
  expect([served.status, served.headers.get('content-type')]).toEqual([200, 'font/woff2'])
  expect(await page()).not.toContain(font.url)
  await admin.post('/api/theme', {
    theme: 'default',
    look: { 'font-display': ownStack(font) },
    logo: '',
    logo_dark: '',
    based_on: null,
  })
  const html = await page()
  expect(html).toContain(`<link rel="preload" href="${font.url}" as="font"`)
  expect(html).toContain(`src:url('${font.url}') format('woff2');font-weight:400 800;font-display:optional`)
  const kept = await admin.delete(`/api/theme/fonts/${font.id}`)
  expect([kept.status, kept.body.error?.code]).toEqual([409, 'theme.font_used'])
  const [used] = (await admin.get('/api/references', { kind: 'media', ids: font.id })).body.d
  expect(used.settings).toHaveLength(1)
  await admin.post('/api/theme', { theme: 'default', look: {}, logo: '', logo_dark: '', based_on: null })
  expect((await admin.delete(`/api/theme/fonts/${font.id}`)).body.d).toEqual([])
  expect((await admin.delete(`/api/theme/fonts/${font.id}`)).status).toBe(404)
})

test('what is no font, or too large, is refused', async () => {
  expect((await upload('a.woff2', Buffer.from('wOF2 and no more'))).status).toBe(415)
  expect((await upload('a.woff2', Buffer.alloc(600 * 1024))).status).toBe(413)
  const author = await site.as('author')
  expect((await author.get('/api/theme')).status).toBe(403)
})

test('a page is drawn with logos that are not applied yet, for administrators', async () => {
  const query = new URLSearchParams({ path: '/', logo: '/media/draft.svg', logo_dark: 'javascript:x' })
  const drawn = await pages.get(`/user/preview/theme?${query.toString()}`, { cookie: cookie() })
  expect(drawn.headers.get('cache-control')).toContain('no-store')
  expect(drawn.html).toContain('src="/media/draft.svg"')
  expect(drawn.html).not.toContain('javascript:x')
  expect(await page()).not.toContain('draft.svg')
  expect((await pages.get(`/user/preview/theme?${query.toString()}`)).status).toBe(404)
})
