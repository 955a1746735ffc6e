/** Own content types: their fields are checked, their calls are in the API reference, secrets stay inside. */
import { createSecretKey } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fc, test as property } from '@fast-check/vitest'
import type { FieldDefinition } from '#features/forms/index.ts'
import { features } from '#features.ts'
import { testSite, type Client, type TestSite } from '#test/support/site.ts'
import { resolvePath } from '../routing/resolvePath.ts'
import { withOpenSecrets } from './secrets.ts'
import { storedValue, typedValue } from './typedMetas.ts'
import { sealSecrets } from './jobs/sealSecrets.ts'

let site: TestSite
let admin: Client
let editor: Client
const fields = [
  { name: 'cone', title: 'Cone', type: 'number', is_required: true },
  { name: 'glaze', title: 'Glaze', type: 'dropdown', choices: ['Oat', 'Sage'] },
  {
    name: 'steps',
    title: 'Steps',
    type: 'arr-object',
    fields: [
      { name: 'what', title: 'What', type: 'string' },
      { name: 'minutes', title: 'Minutes', type: 'number' },
    ],
  },
  { name: 'tools', title: 'Tools', type: 'string_arr' },
  { name: 'is_food_safe', title: 'Food safe', type: 'bool', use_switch: true },
  { name: 'width', title: 'Width', type: 'duplex' },
  { name: 'fired', title: 'Fired on', type: 'date' },
  { name: 'kiln_secret', title: 'Kiln code', type: 'string' },
]
beforeAll(async () => {
  site = await testSite()
  admin = await site.as('administrator')
  editor = await site.as('editor')
  expect(
    (await admin.post('/api/types', { slug: 'recipe', title: 'Recipe', plural: 'recipes', fields })).status,
  ).toBe(200)
})
afterAll(() => site.close())

const whole = {
  cone: 6,
  glaze: 'Oat',
  steps: [{ what: 'Bisque', minutes: 480 }],
  tools: ['sieve'],
  is_food_safe: true,
  width: '12px',
  fired: '2026-05-01',
  kiln_secret: 'open sesame',
}

test('F-TYPE-01 a type is called through the API with typed fields, and answers them to everybody once published', async () => {
  const made = await editor.post('/api/t/recipes', { title: 'Oat glaze', status: 'published', fields: whole })
  expect(made.body.d, JSON.stringify(made.body.error)).toMatchObject({
    url: '/recipes/oat-glaze',
    status: 'published',
    version: 1,
  })
  const shown: Record<string, unknown> = { ...whole }
  delete shown.kiln_secret
  const { body } = await site.visitor().get('/api/t/recipes')
  expect(body.d).toMatchObject({ items: [{ title: 'Oat glaze', fields: shown }], pagination: { total: 1 } })
  expect((await site.visitor().get('/api/t/recipes/oat-glaze')).body.d.fields).toEqual(shown)
  expect((await site.visitor().get('/api/t/nothing')).body.error?.code).toBe('type.missing')
  for (const plural of ['layouts', 'sniplets', 'components', 'forms', 'menus']) {
    expect((await site.visitor().get(`/api/t/${plural}`)).status, plural).toBe(404)
  }
  expect((await site.visitor().post('/api/t/recipes', { title: 'x' })).status).toBe(401)
})

test('F-TYPE-01 F-ROUTE-03 a type cannot take the URLs that the system answers', async () => {
  for (const url_pattern of [
    '/user/{slug}',
    '/order/{slug}',
    '/feed/{slug}',
    '/download/{slug}',
    '/checkout-complete/{slug}',
  ]) {
    const answer = await admin.post('/api/types', {
      slug: 'kiln',
      title: 'Kiln',
      plural: 'kilns',
      url_pattern,
      fields: [],
    })
    expect(answer.body.error, url_pattern).toMatchObject({
      code: 'post.url_reserved',
      data: { field: 'url_pattern' },
    })
  }
})

test('F-TYPE-01 a change through the API touches the fields that it names', async () => {
  const { d } = (
    await editor.post('/api/t/recipes', { title: 'Sage glaze', fields: { ...whole, glaze: 'Sage' } })
  ).body
  const changed = await editor.post('/api/t/recipes', {
    id: d.id,
    version: d.version,
    fields: { cone: 10, tools: null },
  })
  expect(changed.body.d.fields).toMatchObject({ cone: 10, tools: null, glaze: 'Sage', steps: whole.steps })
  expect(
    (await editor.post('/api/t/recipes', { id: d.id, version: 2, fields: { colour: 'x' } })).body.error,
  ).toMatchObject({ code: 'post.field_invalid', data: { field: 'colour' } })
  expect((await editor.post('/api/t/posts', { id: d.id, version: 2 })).status).toBe(404)
})

test('F-TYPE-01 F-PUB-05 what a type is about is under the heading of its list, and goes when it is emptied', async () => {
  const text = 'Oat & sage, and how they are fired.'
  const typed = { slug: 'kiln', title: 'Kiln', plural: 'kilns', url_pattern: '/kilns/{slug}' }
  expect((await admin.post('/api/types', { ...typed, description: text })).body.d.description).toBe(text)
  expect((await admin.post('/api/types', typed)).body.d.description).toBe(text)
  await editor.post('/api/posts', { type: 'kiln', title: 'The red one', status: 'published' })
  const list = async () => resolvePath(site.platform, '/t/kilns', new URLSearchParams())
  expect(await list()).toMatchObject({ kind: 'type_listing', type: { description: text } })
  await admin.post('/api/types', { ...typed, description: '' })
  expect(await list()).toMatchObject({ type: { description: '' } })
})

test.each([
  ['cone', 'warm', 'Cone must be a number'],
  ['glaze', 'Plum', 'Glaze must be one of the choices'],
  ['steps', [{ who: 'x' }], 'Row 1: who is not one of the fields'],
  ['tools', 'sieve', 'Tools must be a list of words'],
  ['is_food_safe', 'perhaps', 'Food safe must be yes or no'],
  ['width', 'wide', 'Width must be a number with px, em, rem, vw, vh or %'],
  ['fired', '2026-13-01', 'Fired on must be a date'],
])('F-TYPE-02 the field %s refuses %j', async (name, value, message) => {
  const answer = await editor.post('/api/t/recipes', { title: 'Wrong', fields: { cone: 6, [name]: value } })
  expect(answer.status).toBe(422)
  expect(answer.body.error?.message).toContain(message)
  expect(answer.body.error?.data).toMatchObject({ field: name })
  const byMetas = await editor.post('/api/posts', {
    type: 'recipe',
    title: 'Wrong',
    metas: [{ name, value: typeof value === 'string' ? value : JSON.stringify(value) }],
  })
  expect(byMetas.body.error?.code).toBe('post.field_invalid')
})

test('F-TYPE-02 a needed field may wait while the entry is a draft, not when it is published', async () => {
  const draft = (await editor.post('/api/posts', { type: 'recipe', title: 'Later' })).body.d
  const refused = await editor.post('/api/posts', {
    id: draft.id,
    version: draft.version,
    status: 'published',
  })
  expect(refused.body.error).toMatchObject({
    code: 'post.field_invalid',
    message: 'Cone is needed.',
    data: { field: 'cone' },
  })
  const metas = [
    { name: 'cone', value: '4' },
    { name: 'own_note', value: 'free' },
  ]
  expect(
    (await editor.post('/api/posts', { id: draft.id, version: draft.version, status: 'published', metas }))
      .status,
  ).toBe(200)
})

const opened = (value = '') =>
  withOpenSecrets(site.platform, [{ id: '1', name: 'kiln_secret', value }]).metas[0]?.value

test('F-TYPE-02 A-20 a _secret is sealed at rest: the database alone gives none away; what an older release left open is sealed once', async () => {
  const { d } = (
    await editor.post('/api/t/recipes', {
      title: 'Sealed',
      status: 'published',
      fields: { ...whole, kiln_secret: 'swordfish' },
    })
  ).body
  const rows = () =>
    site.platform.db.selectFrom('post_version').select(['id', 'metas']).where('post_id', '=', d.id).execute()
  expect(JSON.stringify(await rows())).not.toContain('swordfish')
  expect(
    withOpenSecrets({ secret: createSecretKey(Buffer.alloc(32, 7)) }, (await rows())[0]?.metas ?? [])
      .unreadable,
  ).toContain('kiln_secret')
  const old = [
    { id: 'm1', name: 'kiln_secret', value: 'swordfish' },
    { id: 'm2', name: 'glaze', value: 'Oat' },
  ]
  await site.platform.db
    .updateTable('post_version')
    .set({ metas: JSON.stringify(old) })
    .where('post_id', '=', d.id)
    .execute()
  await sealSecrets.run(site.platform, {})
  const [row] = await rows()
  expect(row?.metas[1]).toEqual(old[1])
  expect(opened(row?.metas[0]?.value)).toBe('swordfish')
  expect(JSON.stringify(row)).not.toContain('swordfish')
  await sealSecrets.run(site.platform, {})
  expect(await rows()).toEqual([row])
})

test('F-TYPE-02 a _secret is written and never handed out, whichever way the post is read', async () => {
  const { d } = (await editor.post('/api/t/recipes', { title: 'Hidden', status: 'published', fields: whole }))
    .body
  const stored = async () =>
    (
      await site.platform.db
        .selectFrom('post_version')
        .select('metas')
        .where('post_id', '=', d.id)
        .orderBy('number', 'desc')
        .executeTakeFirstOrThrow()
    ).metas.find((meta) => meta.name === 'kiln_secret')?.value
  const atRest = await stored()
  expect(atRest).toMatch(/^sealed:/)
  expect(opened(atRest)).toBe('open sesame')
  const answers = [
    await admin.get(`/api/posts/${d.id}`, { source: 'editor' }),
    await site.visitor().get(`/api/posts/${d.id}`),
    await site.visitor().get('/api/t/recipes/hidden'),
    await site.visitor().post('/api/posts/view', { path: '/recipes/hidden' }),
    await admin.get('/api/search', { target: 'posts.recipe', inflate: [d.id] }),
    await editor.post(`/api/posts/${d.id}/duplicate`),
  ]
  for (const answer of answers) {
    expect(answer.status).toBe(200)
    expect(JSON.stringify(answer.body)).not.toContain('sesame')
  }
  // The editor sends back what it was given: the secret stays; one that it leaves out goes.
  const { metas, version } = answers[0]?.body.d ?? {}
  expect(metas).toContainEqual(expect.objectContaining({ name: 'kiln_secret', value: '' }))
  await editor.post('/api/posts', { id: d.id, version, metas })
  expect(opened(await stored())).toBe('open sesame')
  await editor.post('/api/posts', {
    id: d.id,
    version: version + 1,
    metas: metas.filter((meta: { name: string }) => meta.name !== 'kiln_secret'),
  })
  expect(await stored()).toBeUndefined()
  expect(
    (
      await admin.post('/api/types', {
        slug: 'rows',
        title: 'Rows',
        fields: [
          {
            name: 'list',
            title: 'List',
            type: 'arr-object',
            fields: [{ name: 'key_secret', title: 'Key', type: 'string' }],
          },
        ],
      })
    ).body.error?.code,
  ).toBe('type.secret_in_row')
})

test('F-TYPE-01 the API reference names the calls of a type with its fields, as soon as it is made and as it is changed', async () => {
  const paths = async () => JSON.stringify(await features.openApiPaths(site.platform))
  expect(await paths()).toContain('"/api/t/recipes/{key}"')
  const { properties } = JSON.parse(await paths())['/api/t/recipes'].post.requestBody.content[
    'application/json'
  ].schema.properties.fields
  expect(Object.keys(properties)).toEqual(fields.map((field) => field.name))
  expect(properties.glaze.anyOf[0].enum).toEqual(['Oat', 'Sage'])
  expect(JSON.parse(await paths())['/api/t/recipes/{key}'].get.responses[200]).not.toHaveProperty(
    'kiln_secret',
  )
  await admin.post('/api/types', {
    slug: 'workshop',
    title: 'Workshop',
    plural: 'workshops',
    fields: [{ name: 'places', title: 'Places', type: 'number' }],
  })
  expect(await paths()).toContain('"/api/t/workshops"')
  await admin.delete('/api/types', { slug: 'workshop' })
  expect(await paths()).not.toContain('workshops')
})

test('F-TYPE-01 a type says which states its entries have, and what would be hidden with a field', async () => {
  await admin.post('/api/types', {
    slug: 'note',
    title: 'Note',
    plural: 'notes',
    statuses: ['draft', 'published'],
    fields: [{ name: 'colour', title: 'Colour', type: 'string' }],
  })
  const note = (await editor.post('/api/t/notes', { title: 'One', fields: { colour: 'red' } })).body.d
  expect(
    (await editor.post('/api/posts', { id: note.id, version: 1, status: 'private' })).body.error?.code,
  ).toBe('post.status_unknown')
  expect((await admin.get('/api/types/note/usage')).body.d).toEqual([{ name: 'colour', count: 1 }])
  await admin.post('/api/types', { slug: 'note', title: 'Note', fields: [] })
  expect((await editor.get(`/api/posts/${note.id}`)).body.d.metas).toMatchObject([
    { name: 'colour', value: 'red' },
  ])
  expect((await admin.delete('/api/types', { slug: 'note' })).body.error).toMatchObject({
    code: 'type.in_use',
    data: { count: 1 },
  })
  await editor.delete(`/api/posts/${note.id}?forever=1`)
  expect((await admin.delete('/api/types', { slug: 'note' })).status).toBe(200)
})

const line = fc.string({ minLength: 1, maxLength: 20 })
property.prop([
  fc.oneof(
    fc.record({
      type: fc.constant('number' as const),
      value: fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0),
    }),
    fc.record({ type: fc.constant('bool' as const), value: fc.boolean() }),
    fc.record({ type: fc.constantFrom('string' as const, 'text' as const), value: line }),
    fc.record({
      type: fc.constantFrom('string_arr' as const, 'checklist' as const),
      value: fc.array(line, { minLength: 1, maxLength: 4 }),
    }),
    fc.record({
      type: fc.constant('arr-object' as const),
      value: fc.array(fc.dictionary(fc.stringMatching(/^[a-z]{1,5}$/), line), { minLength: 1, maxLength: 3 }),
    }),
  ),
])('F-TYPE-02 what a field holds comes back from its meta as it was', ({ type, value }) => {
  const field: FieldDefinition = { name: 'x', title: 'X', type }
  expect(typedValue(field, storedValue(value))).toEqual(value)
})

test('F-TYPE-02 a field of one text refuses a list and an object', async () => {
  const administrator = await site.as('administrator')
  await administrator.post('/api/types', {
    slug: 'plain',
    title: 'Plain',
    plural: 'plains',
    fields: [{ name: 'word', title: 'Word', type: 'string' }],
  })
  for (const word of [{ a: 1 }, ['a']]) {
    const { status, body } = await administrator.post('/api/t/plains', { title: 'One', fields: { word } })
    expect([status, body.error?.code]).toEqual([422, 'post.field_invalid'])
  }
  expect((await administrator.post('/api/t/plains', { title: 'One', fields: { word: 'a' } })).status).toBe(
    200,
  )
})

test('3.6 F-TYPE-01 a new type never takes the place of one of the same name', async () => {
  const own = {
    slug: 'glaze',
    title: 'Glaze',
    plural: 'glazes',
    fields: [{ name: 'cone', title: 'Cone', type: 'number' }],
    is_new: true,
  }
  expect((await admin.post('/api/types', own)).status).toBe(200)
  for (const again of [
    { ...own, plural: 'other_glazes', fields: [] },
    { slug: 'page', title: 'Page', fields: [], is_new: true },
  ]) {
    const { status, body } = await admin.post('/api/types', again)
    expect([status, body.error?.code, body.error?.data.fields]).toEqual([
      422,
      'type.exists',
      [{ field: 'title', message: 'There is a content type of this name already.' }],
    ])
  }
  const { body } = await admin.get('/api/types')
  expect(body.d.find(({ slug }: { slug: string }) => slug === 'glaze')).toMatchObject({
    plural: 'glazes',
    fields: [{ name: 'cone' }],
  })
  expect((await admin.post('/api/types', { ...own, title: 'Glazes', is_new: undefined })).status).toBe(200)
})
