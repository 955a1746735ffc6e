/** 13.2 Searches find other forms of a word in the language of the site, also of what was published in another language. */
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testSite, type Client, type TestSite } from '#test/support/site.ts'
import { stemWords } from './jobs/stemWords.ts'

let site: TestSite
let administrator: Client
beforeAll(async () => {
  site = await testSite()
  administrator = await site.as('administrator')
})
afterAll(() => site.close())

async function write(title: string, words = '') {
  const value = [{ id: `b${title.length}text`, type: 'paragraph', state: { text: words }, children: [] }]
  const { status } = await administrator.post('/api/posts', {
    type: 'post',
    status: 'published',
    title,
    value,
  })
  expect(status, title).toBe(200)
}
const speak = (language: string) =>
  administrator.post('/api/options', { name: 'site_language', value: language })
async function find(keywords: string) {
  const { body } = await site.visitor().get('/api/search', { target: 'posts.post', keywords: [keywords] })
  return { titles: body.d.map((item: { title: string }) => item.title).sort(), corrected: body.corrected }
}
const found = (...titles: string[]) => ({ titles, corrected: null })
const stem = () => stemWords.run(site.platform, {})

test('13.2 German words are found in other forms, with and without umlauts', async () => {
  await speak('de')
  await write('Alte Häuser am Deich')
  await write('Kurse für Anfänger', 'Das Gefäß wird gebrannt.')
  expect(await find('Haus')).toEqual(found('Alte Häuser am Deich'))
  expect(await find('hauses')).toEqual(found('Alte Häuser am Deich'))
  expect(await find('Gefäße')).toEqual(found('Kurse für Anfänger'))
  expect(await find('Haus Gefäße'), 'every word has to stand there').toEqual(found())
})

test('13.2 what was published before the language changed is stemmed anew, in Spanish and in English', async () => {
  await write('Canciones del torno', 'Hemos comprado arcilla.')
  await write('Potteries of the coast', 'Nobody throws before noon.')
  await speak('es')
  expect((await find('comprando')).corrected, 'not stemmed yet').toBe('comprado')
  await stem()
  expect(await find('canción')).toEqual(found('Canciones del torno'))
  expect(await find('comprando')).toEqual(found('Canciones del torno'))
  await speak('en')
  await stem()
  expect(await find('pottery')).toEqual(found('Potteries of the coast'))
  expect(await find('throwing')).toEqual(found('Potteries of the coast'))
})

test('13.2 common words are found in other forms as well, and stems put no mistyped word right', async () => {
  await sql`select refresh_word_shares()`.execute(site.platform.db)
  expect(await find('pottery')).toEqual(found('Potteries of the coast'))
  await write('One pottery')
  expect(await find('potteries')).toEqual(found('One pottery', 'Potteries of the coast'))
  expect(await find('potery')).toEqual({
    titles: ['One pottery', 'Potteries of the coast'],
    corrected: 'pottery',
  })
})

test('13.2 a language without stems finds words as they are written', async () => {
  await speak('ja')
  await stem()
  expect((await find('throwing')).titles).toEqual([])
  expect(await find('throws')).toEqual(found('Potteries of the coast'))
  const { rows } = await sql`select from search_word where word like '=%'`.execute(site.platform.db)
  expect(rows).toEqual([])
})
