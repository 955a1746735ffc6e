/** Categories, tags and own taxonomies: make, move, rename, merge, remove; URLs lead on, posts keep everything else. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testSite, type Client, type TestSite } from '#test/support/site.ts'
import { resolvePath } from '../index.ts'

let site: TestSite
let editor: Client
beforeAll(async () => {
  site = await testSite()
  editor = await site.as('editor')
})
afterAll(() => site.close())

async function post(path: string, input: object) {
  const answer = await editor.post(path, input)
  expect(answer.status, JSON.stringify(answer.body.error)).toBe(200)
  return answer.body.d
}
const visit = (path: string) => resolvePath(site.platform, path)
const titles = async (path: string) => {
  const found = await visit(path)
  return found.kind === 'term' ? found.items.map((item) => item.title).toSorted() : found.kind
}

test('F-TAX-03 F-PUB-04 an own taxonomy has entries, posts have any number of them, and each has its page', async () => {
  const made = await post('/api/taxonomies', { title: 'Clay body', is_hierarchical: false })
  expect(made).toMatchObject({ name: 'clay-body', is_own: true, count: 0 })
  expect((await editor.post('/api/taxonomies', { title: 'Clay body' })).body.error?.code).toBe(
    'taxonomy.taken',
  )
  const stone = await post('/api/posts/categories', { title: 'Stoneware', taxonomy: 'clay-body' })
  const raku = await post('/api/posts/categories', { title: 'Raku clay', taxonomy: 'clay-body' })
  const mug = await post('/api/posts', {
    type: 'post',
    title: 'Mug',
    status: 'published',
    terms: [stone.id, raku.id],
  })
  await post('/api/posts', { type: 'post', title: 'Bowl', status: 'published', terms: [raku.id] })
  expect(mug.terms).toEqual([stone.id, raku.id])
  expect(
    (await editor.get('/api/posts/categories', { taxonomy: 'clay-body' })).body.d.map(
      (one: { title: string; count: number }) => [one.title, one.count],
    ),
  ).toEqual([
    ['None', 0],
    ['Stoneware', 1],
    ['Raku clay', 2],
  ])
  expect(await titles('/p/clay-body/raku-clay')).toEqual(['Bowl', 'Mug'])
  expect(await titles('/p/clay-body/stoneware')).toEqual(['Mug'])
  const category = await post('/api/posts/categories', { title: 'News' })
  expect((await editor.post('/api/posts', { title: 'x', terms: [category.id] })).body.error?.code).toBe(
    'post.category_unknown',
  )

  expect((await editor.delete(`/api/posts/categories/${raku.id}?merge_into=${stone.id}`)).status).toBe(200)
  expect(await titles('/p/clay-body/stoneware')).toEqual(['Bowl', 'Mug'])
  expect((await editor.get(`/api/posts/${mug.id}`)).body.d.terms).toEqual([stone.id])
  expect(await visit('/p/clay-body/raku-clay')).toMatchObject({
    kind: 'redirect',
    to: '/p/clay-body/stoneware',
    code: 301,
  })
  expect((await editor.delete('/api/taxonomies/category')).body.error?.code).toBe('taxonomy.fixed')
  expect((await editor.delete('/api/taxonomies/clay-body')).status).toBe(200)
  expect((await editor.get(`/api/posts/${mug.id}`)).body.d.terms).toEqual([])
  expect((await visit('/p/clay-body')).kind).toBe('not_found')
})

test('F-TAX-03 the tree is moved as a whole, never into a circle', async () => {
  const [a, b, c] = [
    await post('/api/posts/categories', { title: 'A' }),
    await post('/api/posts/categories', { title: 'B' }),
    await post('/api/posts/categories', { title: 'C' }),
  ]
  await post('/api/posts/categories/order', {
    items: [
      { id: c.id, parent_id: null },
      { id: a.id, parent_id: c.id },
      { id: b.id, parent_id: a.id },
    ],
  })
  const rows = (await editor.get('/api/posts/categories')).body.d.filter((one: { id: string }) =>
    [a.id, b.id, c.id].includes(one.id),
  )
  expect(rows.map((one: { title: string; parent_id: string }) => [one.title, one.parent_id])).toEqual([
    ['C', null],
    ['A', c.id],
    ['B', a.id],
  ])
  expect(
    (await editor.post('/api/posts/categories/order', { items: [{ id: c.id, parent_id: b.id }] })).body.error
      ?.code,
  ).toBe('post.parent_invalid')
  expect(
    (
      await editor.post('/api/posts/categories/order', {
        items: [{ id: site.platform.newId(), parent_id: null }],
      })
    ).body.error?.code,
  ).toBe('category.missing')
  // What stood below a removed one moves up.
  await editor.delete(`/api/posts/categories/${a.id}`)
  expect(
    (await editor.get('/api/posts/categories')).body.d.find((one: { id: string }) => one.id === b.id)
      .parent_id,
  ).toBe(c.id)
})

test('F-TAX-03 a renamed category leaves its URL behind, and takes it back', async () => {
  const wheel = await post('/api/posts/categories', { title: 'Wheel' })
  await post('/api/posts', { title: 'Throwing', status: 'published', category: wheel.id })
  await post('/api/posts/categories', { id: wheel.id, title: 'The wheel', slug: 'the-wheel' })
  expect(await visit('/p/category/wheel')).toMatchObject({ kind: 'redirect', to: '/p/category/the-wheel' })
  expect(await titles('/p/category/the-wheel')).toEqual(['Throwing'])
  await post('/api/posts/categories', { id: wheel.id, title: 'Wheel', slug: 'wheel' })
  expect(await titles('/p/category/wheel')).toEqual(['Throwing'])
})

test('F-TAX-02 F-TAX-03 a tag is renamed, merged and taken off on every post', async () => {
  const one = await post('/api/posts', { title: 'Tagged', status: 'published', tags: ['Glaze', 'oat'] })
  const draft = await post('/api/posts', { title: 'Tagged draft', tags: ['glazes', 'Glaze'] })
  const tags = async () =>
    Object.fromEntries(
      (await editor.get('/api/tags')).body.d.map((tag: { tag: string; count: number }) => [
        tag.tag,
        tag.count,
      ]),
    )
  expect(await tags()).toEqual({ Glaze: 2, glazes: 1, oat: 1 })
  expect(await post('/api/tags', { tag: 'Glaze', to: 'glazes' })).toMatchObject({ tag: 'glazes', count: 2 })
  expect(await tags()).toEqual({ glazes: 2, oat: 1 })
  expect((await editor.get(`/api/posts/${draft.id}`)).body.d.tags).toEqual(['glazes'])
  expect(await titles('/p/tag/glazes')).toEqual(['Tagged'])
  expect(await visit('/p/tag/glaze')).toMatchObject({ kind: 'redirect', to: '/p/tag/glazes' })
  expect((await editor.delete('/api/tags', { tag: 'oat' })).body.d).toMatchObject({ tag: 'oat', count: 1 })
  expect((await editor.get(`/api/posts/${one.id}`)).body.d.tags).toEqual(['glazes'])
  expect((await editor.delete('/api/tags', { tag: 'oat' })).body.error?.code).toBe('tag.missing')
  const author = await site.as('author')
  expect((await author.post('/api/tags', { tag: 'glazes', to: 'x' })).status).toBe(403)
})

test('F-TAX-02 tags that differ in case are one: the spelling that is there is taken, at once too, and what was two is merged', async () => {
  const tagged = (title: string, tags: string[]) =>
    editor.post('/api/posts', { type: 'post', title, status: 'published', tags })
  const saved = await Promise.all([
    tagged('Case a', ['CaseT']),
    tagged('Case b', ['caset']),
    tagged('Case c', ['CASET', 'caset', 'other']),
    tagged('Case d', ['Caset']),
  ])
  const spellings = new Set(saved.flatMap(({ body }) => body.d.tags.filter((tag: string) => tag !== 'other')))
  expect(spellings.size).toBe(1)
  expect(saved[2]?.body.d.tags).toHaveLength(2)
  expect(await titles('/p/tag/caset')).toEqual(['Case a', 'Case b', 'Case c', 'Case d'])
})

test('F-TAX-03 a removal and a merge are taken back: entries, what stood below, posts, tags and URLs as they were', async () => {
  const undo = async (answer: { body: { d: { undo: string } } }) =>
    editor.post('/api/taxonomies/undo', { undo: answer.body.d.undo })
  const bowls = await post('/api/posts/categories', { title: 'Bowls' })
  const small = await post('/api/posts/categories', { title: 'Small bowls', parent_id: bowls.id })
  const plates = await post('/api/posts/categories', { title: 'Plates' })
  const soup = await post('/api/posts', {
    type: 'post',
    title: 'Soup bowl',
    status: 'published',
    category: bowls.id,
    tags: ['deep', 'warm'],
  })
  const other = await post('/api/posts', {
    type: 'post',
    title: 'Rice bowl',
    status: 'published',
    category: bowls.id,
  })

  const merged = await editor.delete(`/api/posts/categories/${bowls.id}?merge_into=${plates.id}`)
  // Filed anew since: that stays.
  await post('/api/posts', { id: other.id, version: 1, category: null })
  expect(await visit('/p/category/bowls')).toMatchObject({ kind: 'redirect' })
  expect((await undo(merged)).status).toBe(200)
  expect(await titles('/p/category/bowls')).toEqual(['Soup bowl'])
  expect((await editor.get(`/api/posts/${other.id}`)).body.d.category).toBeNull()
  expect(
    (await editor.get('/api/posts/categories')).body.d.find((one: { id: string }) => one.id === small.id)
      .parent_id,
  ).toBe(bowls.id)
  expect((await undo(merged)).body.error?.code).toBe('removal.missing')

  const gone = await editor.delete('/api/tags', { tag: 'deep' })
  expect((await visit('/p/tag/deep')).kind).toBe('not_found')
  expect((await undo(gone)).status).toBe(200)
  expect((await editor.get(`/api/posts/${soup.id}`)).body.d.tags).toEqual(['deep', 'warm'])
  expect(await titles('/p/tag/deep')).toEqual(['Soup bowl'])

  const kiln = await post('/api/taxonomies', { title: 'Kilns' })
  const gas = await post('/api/posts/categories', { title: 'Gas kiln', taxonomy: kiln.name })
  const fired = await post('/api/posts', {
    type: 'post',
    title: 'Fired with gas',
    status: 'published',
    terms: [gas.id],
  })
  const removed = await editor.delete(`/api/taxonomies/${kiln.name}`)
  expect((await undo(removed)).status).toBe(200)
  expect(await titles('/p/kilns/gas-kiln')).toEqual(['Fired with gas'])
  expect((await editor.get(`/api/posts/${fired.id}`)).body.d.terms).toEqual([gas.id])

  const again = await editor.delete(`/api/posts/categories/${small.id}`)
  await post('/api/posts/categories', { title: 'Small bowls' })
  expect((await undo(again)).body.error?.code).toBe('category.taken')
  const author = await site.as('author')
  expect((await author.post('/api/taxonomies/undo', { undo: again.body.d.undo })).status).toBe(403)
})

test('F-TAX-03 F-PUB-04 an entry of an own taxonomy holds what is filed below it, each post once, wherever the tree is moved', async () => {
  const firing = await post('/api/taxonomies', { title: 'Firing' })
  const entry = (title: string, parent?: string) =>
    post('/api/posts/categories', { title, taxonomy: firing.name, parent_id: parent })
  const wood = await entry('Wood')
  const kiln = await entry('Anagama', wood.id)
  const gas = await entry('Gas')
  const jar = await post('/api/posts', {
    type: 'post',
    title: 'Ash jar',
    status: 'published',
    terms: [kiln.id],
  })
  await post('/api/posts', { type: 'post', title: 'Both', status: 'published', terms: [wood.id, kiln.id] })
  await post('/api/posts', { type: 'post', title: 'Only wood', status: 'published', terms: [wood.id] })
  await post('/api/posts', { type: 'post', title: 'Flame', status: 'published', terms: [gas.id] })
  const counts = async () => {
    const found = await visit('/p/firing')
    return found.kind === 'taxonomy'
      ? Object.fromEntries(found.taxonomy.terms.map(({ title, count }) => [title, count]))
      : found.kind
  }
  const agree = async (wanted: Record<string, number>) => {
    expect(await counts()).toEqual(wanted)
    for (const [title, count] of Object.entries(wanted)) {
      const found = await visit(`/p/firing/${title.toLowerCase()}`)
      expect(found.kind === 'term' && [found.pagination.total, found.items.length], title).toEqual([
        count,
        count,
      ])
    }
  }
  await agree({ Wood: 3, Anagama: 2, Gas: 1 })
  expect(await titles('/p/firing/wood')).toEqual(['Ash jar', 'Both', 'Only wood'])
  // The screen counts what is filed under an entry itself, as for categories.
  const screen = (await editor.get('/api/posts/categories', { taxonomy: firing.name })).body.d
  expect(screen.find((one: { id: string }) => one.id === wood.id).count).toBe(2)
  await post('/api/posts/categories/order', {
    taxonomy: firing.name,
    items: [
      { id: wood.id, parent_id: null },
      { id: gas.id, parent_id: null },
      { id: kiln.id, parent_id: gas.id },
    ],
  })
  await agree({ Wood: 2, Anagama: 2, Gas: 3 })
  await post('/api/posts/categories/order', {
    taxonomy: firing.name,
    items: [{ id: gas.id, parent_id: wood.id }],
  })
  await agree({ Wood: 4, Anagama: 2, Gas: 3 })
  await post('/api/posts', { id: jar.id, version: 1, status: 'draft' })
  await agree({ Wood: 3, Anagama: 1, Gas: 2 })
  const removed = await editor.delete(`/api/posts/categories/${gas.id}`)
  await agree({ Wood: 2, Anagama: 1 })
  expect((await editor.post('/api/taxonomies/undo', { undo: removed.body.d.undo })).status).toBe(200)
  await agree({ Wood: 3, Anagama: 1, Gas: 2 })
  await editor.delete(`/api/posts/categories/${kiln.id}?merge_into=${wood.id}`)
  await agree({ Wood: 3, Gas: 1 })
  const whole = await editor.delete(`/api/taxonomies/${firing.name}`)
  expect((await editor.post('/api/taxonomies/undo', { undo: whole.body.d.undo })).status).toBe(200)
  await agree({ Wood: 3, Gas: 1 })
  expect((await editor.get('/api/tags')).body.d.some(({ tag }: { tag: string }) => /^[~^]/.test(tag))).toBe(
    false,
  )
  expect(
    await visit('/p/tag').then(
      (found) => found.kind === 'taxonomy' && found.taxonomy.terms.some(({ title }) => title.startsWith('^')),
    ),
  ).toBe(false)
})

test('F-TAX-03 what is below an entry that is merged is below the other, also where that one was below it', async () => {
  const administrator = await site.as('administrator')
  const add = async (title: string, parent_id: string | null = null) =>
    (await administrator.post('/api/posts/categories', { title, parent_id })).body.d.id as string
  const from = await add('Merge from')
  const into = await add('Merge into')
  const child = await add('Merge child', from)
  const parents = async () =>
    new Map<string, string | null>(
      (await administrator.get('/api/posts/categories')).body.d.map(
        (one: { id: string; parent_id: string | null }) => [one.id, one.parent_id],
      ),
    )
  const merged = await administrator.delete(`/api/posts/categories/${from}`, { merge_into: into })
  expect(merged.status, JSON.stringify(merged.body)).toBe(200)
  expect((await parents()).get(child)).toBe(into)
  const grandchild = await add('Merge grandchild', child)
  const beside = await add('Merge beside', into)
  expect(
    (await administrator.delete(`/api/posts/categories/${into}`, { merge_into: grandchild })).status,
  ).toBe(200)
  const after = await parents()
  expect([after.get(grandchild), after.get(child), after.get(beside)]).toEqual([null, grandchild, grandchild])
})

test('F-TAX-02 F-ROUTE-03 a tag with ß or ø has a plain URL and keeps the one that it had; URLs of pages stay as they are', async () => {
  const page = await post('/api/posts', {
    type: 'post',
    title: 'Große Öfen',
    status: 'published',
    tags: ['Smørrebrød'],
  })
  expect(page.slug).toBe('grosse-ofen')
  expect(await visit('/p/tag/smorrebrod')).toMatchObject({
    kind: 'term',
    term: { title: 'Smørrebrød', url: '/p/tag/smorrebrod' },
  })
  expect(await titles('/p/tag/smørrebrød')).toEqual(['Große Öfen'])
  const kept = await post('/api/posts', { type: 'post', title: 'Größe', slug: 'große' })
  expect(
    (
      await post('/api/posts', {
        id: kept.id,
        version: kept.version,
        title: 'Größe',
        description: 'Of a kiln',
      })
    ).slug,
  ).toBe('große')
  expect((await post('/api/posts', { id: kept.id, version: kept.version + 1, title: 'Größen' })).slug).toBe(
    'grossen',
  )
})
