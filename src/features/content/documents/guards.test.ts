/** Every way into a post meets the same guards as a save: code for those who may write it, settings that fit their blocks. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { definitions } from '#blocks/registry.ts'
import { testSite, type Client, type TestSite } from '#test/support/site.ts'

let site: TestSite
let admin: Client
let editor: Client
beforeAll(async () => {
  site = await testSite()
  admin = await site.as('administrator')
  editor = await site.as('editor')
})
afterAll(() => site.close())

const words = { id: 'words00001', type: 'paragraph', state: { text: 'Hello' }, children: [] }
const code = { id: 'code000001', type: 'html', state: { code: '<script>collect()</script>' }, children: [] }
const block = (type: string, state: object, id = 'block00001') => ({ id, type, state, children: [] })
const refusal = { error: { code: 'post.forbidden' } }

async function saved(who: Client, input: Record<string, unknown>) {
  const answer = await who.post('/api/posts', input)
  expect(answer.status, JSON.stringify(answer.body.error)).toBe(200)
  return answer.body.d
}

test('F-POST-15 an editor without code.write cannot bring code back: not by restoring, copying, an entry of the API, an import or a draft', async () => {
  const { id } = await saved(admin, { type: 'post', title: 'Counter', value: [words, code] })
  await saved(admin, { id, version: 1, value: [words] })

  const restored = await editor.post(`/api/posts/${id}/restore`, { number: 1 })
  expect(restored).toMatchObject({ status: 403, body: refusal })
  expect((await editor.post('/api/posts', { id, version: 2, value: [words, code] })).body).toMatchObject(
    refusal,
  )
  expect(
    (await editor.post('/api/posts', { id, version: 2, value: [words, code], autosave: true })).body,
  ).toMatchObject(refusal)
  expect((await editor.post('/api/posts', { type: 'post', title: 'New', value: [code] })).body).toMatchObject(
    refusal,
  )
  expect((await editor.post('/api/t/posts', { title: 'New', value: [code] })).body).toMatchObject(refusal)
  expect((await editor.get(`/api/posts/${id}`)).body.d).toMatchObject({ version: 2, value: [words] })

  expect((await admin.post(`/api/posts/${id}/restore`, { number: 1 })).status).toBe(200)
  expect((await editor.post(`/api/posts/${id}/duplicate`)).body).toMatchObject(refusal)
  expect((await editor.post('/api/posts/bulk', { ids: [id], action: 'duplicate' })).body.d).toMatchObject([
    { ok: false },
  ])
})

test('F-POST-15 code that stands may stay, move and be hidden by an editor; what was hidden is not shown again', async () => {
  const { id } = await saved(admin, { title: 'Moves', value: [words, code] })
  await saved(editor, { id, version: 1, value: [code, words] })
  await saved(editor, { id, version: 2, value: [{ ...code, do_not_render: true }, words] })
  expect((await editor.post('/api/posts', { id, version: 3, value: [code, words] })).body).toMatchObject(
    refusal,
  )
  const within = block('group', {}, 'group00001')
  await saved(admin, { id, version: 3, value: [{ ...within, children: [code], do_not_render: true }] })
  expect((await editor.post('/api/posts', { id, version: 4, value: [code] })).body).toMatchObject(refusal)
  await saved(editor, { id, version: 4, value: [] })
})

test('F-PLUG-03 an editor does not let code out of the rules that it is under', async () => {
  const within = (state: object) => [{ ...block('group', state, 'group00001'), children: [code] }]
  const rules = { any: [[{ type: 'role', value: 'administrator' }]] }
  const { id } = await saved(admin, { title: 'For one', value: within({ visible_where: rules }) })
  expect((await editor.post('/api/posts', { id, version: 1, value: within({}) })).body).toMatchObject(refusal)
  expect((await editor.post('/api/posts', { id, version: 1, value: [code] })).body).toMatchObject(refusal)
  await saved(editor, { id, version: 1, value: [words, ...within({ visible_where: rules })] })
})

test('F-POST-15 a setting that does not fit its block is refused with the block and the setting named', async () => {
  const refused = async (one: object) => {
    const { status, body } = await editor.post('/api/posts', { title: 'Bad', value: [words, one] })
    expect([status, body.error?.code]).toEqual([422, 'document.state_invalid'])
    return { message: body.error?.message, data: body.error?.data }
  }
  expect(await refused(block('divider', { look: 3 }))).toMatchObject({
    data: { block: 'block00001', type: 'divider', key: 'look' },
  })
  expect(await refused(block('divider', { sparkle: true }))).toMatchObject({
    data: { block: 'block00001', key: 'sparkle' },
  })
  expect((await refused(block('divider', { sparkle: true }))).message).toBe(
    'The setting sparkle of the block Divider does not fit: there is no such setting.',
  )
  expect(await refused(block('group', { is_hidden: 'yes' }))).toMatchObject({ data: { key: 'is_hidden' } })
  const inner = {
    ...block('columns', {}),
    children: [
      { ...block('column', {}, 'column0001'), children: [block('table', { cells: 'a,b' }, 'table00001')] },
    ],
  }
  expect(await refused(inner)).toMatchObject({ data: { block: 'table00001', key: 'cells' } })
})

test('F-POST-15 what is stored already survives: settings of another time, and blocks of types that are not known', async () => {
  const odd = block('divider', { sparkle: true, look: 'line' })
  const stranger = block('acme-map', { anything: [1, { goes: true }] }, 'strange001')
  const { id } = await saved(admin, { title: 'Old', value: [block('divider', { look: 'line' }), stranger] })
  // As an older release, or a plugin that is switched off, wrote it.
  await site.platform.db
    .updateTable('post_version')
    .set({ value: JSON.stringify([odd, stranger]) })
    .where('post_id', '=', id)
    .execute()
  const kept = await saved(editor, {
    id,
    version: 1,
    title: 'Older',
    value: [words, odd, { ...odd, id: 'copied0001' }, stranger],
  })
  expect(kept.value).toEqual([words, odd, { ...odd, id: 'copied0001' }, stranger])
  expect((await admin.post(`/api/posts/${id}/duplicate`)).body.d.value).toMatchObject(
    [words, { state: odd.state }, { state: odd.state }, stranger].map(({ state }) => ({ state })),
  )
  await saved(editor, { id, version: 2, value: [words] })
  expect((await admin.post(`/api/posts/${id}/restore`, { number: 2 })).body.d.value).toEqual(kept.value)
  expect((await editor.post('/api/posts', { title: 'New', value: [odd] })).status).toBe(422)
})

test('F-POST-15 F-PLUG-04 what a plugin of another day would draw uncleaned cannot be brought in without code.write', async () => {
  const stranger = block('acme-map', { text: '<img src="https://elsewhere.example/pixel">' }, 'strange001')
  const { id } = await saved(admin, { title: 'Map', value: [stranger] })
  await saved(editor, { id, version: 1, value: [words, stranger] })
  const refused = (value: object[]) => editor.post('/api/posts', { id, version: 2, value })
  const changed = await refused([{ ...stranger, state: { text: 'Anything else' } }])
  expect([changed.status, changed.body.error?.message]).toEqual([
    403,
    'Your role does not allow this for blocks that this site does not know (acme-map).',
  ])
  expect((await refused([stranger, { ...stranger, id: 'strange002' }])).body).toMatchObject(refusal)
  expect((await editor.post('/api/posts', { title: 'New', value: [stranger] })).body).toMatchObject(refusal)
})

test('F-POST-04 a block of an older version is read as of the present one; what is stored changes with the next save', async () => {
  const { id } = await saved(editor, { title: 'Room', value: [block('spacer', { size: 'small' })] })
  const storedBlocks = async () =>
    (
      await site.platform.db
        .selectFrom('post_version')
        .select('value')
        .where('post_id', '=', id)
        .orderBy('number', 'desc')
        .executeTakeFirstOrThrow()
    ).value
  await site.platform.db
    .updateTable('post_version')
    .set({ value: JSON.stringify([block('spacer', { room: 's' })]) })
    .where('post_id', '=', id)
    .execute()
  const spacer = definitions.get('spacer')
  if (!spacer) throw new Error('There is no spacer')
  Object.assign(spacer, {
    version: 2,
    migrations: {
      1: ({ room, ...state }: Record<string, unknown>) => ({
        ...state,
        size: room === 's' ? 'small' : 'large',
      }),
    },
  })
  try {
    const opened = (await editor.get(`/api/posts/${id}`, { source: 'editor' })).body.d
    expect(opened.value).toMatchObject([{ v: 2, state: { size: 'small' } }])
    expect(await storedBlocks()).toEqual([block('spacer', { room: 's' })])
    await saved(editor, {
      id,
      version: opened.version,
      value: [...opened.value, block('spacer', { size: 'large' }, 'block00002')],
    })
    expect(await storedBlocks()).toMatchObject([
      { v: 2, state: { size: 'small' } },
      { v: 2, state: { size: 'large' } },
    ])
  } finally {
    Object.assign(spacer, { version: 1, migrations: undefined })
  }
})
