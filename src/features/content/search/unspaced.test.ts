/** Finding words of scripts that are written without spaces: Japanese, Chinese, Thai. */
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pageServer } from '#test/support/pages.ts'
import { testSite, type Client, type TestSite } from '#test/support/site.ts'

let site: TestSite
let editor: Client
beforeAll(async () => {
  site = await testSite()
  editor = await site.as('editor', 'Edda Editor')
})
afterAll(() => site.close())

async function save(title: string, ...words: string[]) {
  const value = words.map((text, index) => ({
    id: `p${index}`,
    type: 'paragraph',
    state: { text },
    children: [],
  }))
  expect((await editor.post('/api/posts', { type: 'post', status: 'published', title, value })).status).toBe(
    200,
  )
}
async function find(keywords: string) {
  const { status, body } = await site
    .visitor()
    .get('/api/search', { target: 'posts.post', keywords: [keywords] })
  expect([status, keywords]).toEqual([200, keywords])
  return { titles: body.d.map((item: { title: string }) => item.title), corrected: body.corrected }
}

const unspacedPages: Record<'Japanese' | 'Chinese' | 'Thai', [title: string, words: string]> = {
  Japanese: ['窯の日記', '東京都の陶器をiPhoneで撮る。ﾗｰﾒﾝの器も。'],
  Chinese: ['工作室笔记', '我们在景德镇的陶瓷店，展出新茶壶。'],
  Thai: ['บันทึกเตาเผา', 'ร้านเครื่องปั้นดินเผาที่เชียงใหม่เปิดทุกวัน'],
}

test('F-SRCH-01 a word of a script without spaces is found in the middle of a text, and only where its characters stand together', async () => {
  for (const [title, words] of Object.values(unspacedPages)) await save(title, words)
  await save('器と陶', '東京と京都、器の陶。')
  await save('Celadon on a mug', 'Crème brûlée in a cup.')
  const [japanese, chinese, thai] = Object.values(unspacedPages).map(([title]) => title)
  const wanted: [string, (string | undefined)[]][] = [
    ['陶器', [japanese]],
    ['東京都', [japanese]],
    ['陶器 iphone', [japanese]],
    ['iPhoneで', [japanese]],
    ['ラーメン', [japanese]],
    ['の日', [japanese]],
    ['撮', [japanese]],
    ['陶瓷', [chinese]],
    ['景德镇 茶壶', [chinese]],
    ['壶', [chinese]],
    ['店展', []],
    ['ปั้นดินเผา', [thai]],
    ['เชียงใหม่', [thai]],
    ['เตาเผา', [thai]],
    ['เชียงราย', []],
    ['陶器 zzz', []],
    ['京都の陶', [japanese]],
    ['器陶', []],
  ]
  for (const [keywords, titles] of wanted)
    expect([keywords, await find(keywords)]).toMatchObject([keywords, { titles, corrected: null }])
  // The same once it is known which pairs are common.
  await sql`select refresh_word_shares()`.execute(site.platform.db)
  for (const [keywords, titles] of wanted)
    expect([keywords, await find(keywords)]).toMatchObject([keywords, { titles, corrected: null }])
  expect(await find('celadno')).toMatchObject({ titles: ['Celadon on a mug'], corrected: 'celadon' })
  const pages = await pageServer(site)
  expect((await pages.get(`/search?keywords=${encodeURIComponent('陶器')}`)).html).toContain('窯の日記')
  await pages.close()
})

test('F-SRCH-01 a text of very many different characters is saved and found', async () => {
  const characters = Array.from({ length: 99_000 }, (_, index) =>
    String.fromCodePoint(0x4e00 + ((index * 7919 + Math.floor(index / 20_000)) % 20_000)),
  ).join('')
  await save(
    'All characters',
    ...Array.from({ length: 11 }, (_, index) => characters.slice(index * 9000, (index + 1) * 9000)),
  )
  expect((await find(characters.slice(40_000, 40_002))).titles).toContain('All characters')
})
