/** Shared styles by their calls: who may, what is refused, and two that change at the same moment. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testSite, type TestSite } from '#test/support/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site.close())

const path = '/api/shared-styles'

test('F-EDIT-06 a shared style is made, changed and deleted by administrators, and read by writers', async () => {
  const [admin, editor] = [await site.as('administrator'), await site.as('editor')]
  const made = await admin.post(path, { title: ' Card ', style: { padding: '8px' } })
  expect(made.status).toBe(200)
  const { id } = made.body.d
  expect((await editor.get(path)).body.d).toEqual([{ id, title: 'Card', style: { padding: '8px' } }])
  expect((await editor.post(path, { title: 'Mine' })).status).toBe(403)
  const changed = await admin.post(`${path}/${id}`, { title: 'Card', style: { padding: '9px' } })
  expect(changed.body.d.style).toEqual({ padding: '9px' })
  for (const [body, code] of [
    [{ title: 'CARD' }, 'style.title_taken'],
    [{ title: '' }, 'request.invalid'],
    [{ title: 'x'.repeat(61) }, 'request.invalid'],
    [{ title: 'A', style: { padding: 'red;}' } }, 'request.invalid'],
    [{ title: 'A', style: { behavior: 'red' } }, 'request.invalid'],
    [{ title: 'A', style_at: { watch: { normal: { padding: '1px' } } } }, 'request.invalid'],
    [{ title: 'A', own_css: 'a{}' }, 'request.invalid'],
  ] as const) {
    const refused = await admin.post(path, body)
    expect([refused.status, refused.body.error?.code], JSON.stringify(body)).toEqual([
      code === 'request.invalid' ? 400 : 422,
      code,
    ])
  }
  expect((await admin.post(`${path}/nothing000`, { title: 'B' })).body.error?.code).toBe('style.missing')
  expect((await editor.delete(`${path}/${id}`)).status).toBe(403)
  expect((await admin.delete(`${path}/${id}`)).status).toBe(200)
  expect((await admin.delete(`${path}/${id}`)).body.error?.code).toBe('style.missing')
  expect((await admin.get(path)).body.d).toEqual([])
})

test('F-EDIT-06 twenty that are made at the same moment are all kept, and none is lost by a change of another', async () => {
  const admin = await site.as('administrator')
  const made = await Promise.all(
    Array.from({ length: 20 }, (_, number) => admin.post(path, { title: `Style ${number}` })),
  )
  expect(made.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
  await Promise.all(
    made.map(({ body }, number) =>
      admin.post(`${path}/${body.d.id}`, { title: `Style ${number}`, style: { margin: `${number}px` } }),
    ),
  )
  const all: { style?: { margin?: string } }[] = (await admin.get(path)).body.d
  expect(new Set(all.map(({ style }) => style?.margin)).size).toBe(20)
})

test('F-EDIT-06 what uses a shared style is known, and that it is gone is found', async () => {
  const admin = await site.as('administrator')
  const { id } = (await admin.post(path, { title: 'Loud', style: { margin: '3px' } })).body.d
  const block = { id: 'words00001', type: 'paragraph', state: { text: 'Hi', shared_style: id }, children: [] }
  const post = await admin.post('/api/posts', {
    type: 'page',
    title: 'Wears it',
    status: 'published',
    value: [block],
  })
  expect(post.status).toBe(200)
  const [{ uses }] = (await admin.get('/api/references', { kind: 'token', ids: `shared-${id}` })).body.d
  expect(uses.map((use: { title: string }) => use.title)).toEqual(['Wears it'])
  const broken = async () =>
    (await admin.get('/api/references/broken')).body.d.map((one: { id: string }) => one.id)
  expect(await broken()).not.toContain(`shared-${id}`)
  await admin.delete(`${path}/${id}`)
  expect(await broken()).toContain(`shared-${id}`)
})
