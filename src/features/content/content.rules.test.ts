/** The rules of content that need no database: URLs, documents, snippets' matches. */
import { expect, test } from 'vitest'
import type { Block } from '#blocks/block.ts'
import { metaPrefixes } from '#constants.ts'
import { Problem } from '#platform/operations/problem.ts'
import { cleanMarkup } from './documents/cleanMarkup.ts'
import { cleanDocument } from './documents/richText.ts'
import { referencesOf } from './documents/references.ts'
import { validateDocument } from './documents/validate.ts'
import { fitsPage, parseMatches } from './snippets/matches.ts'
import { readSnippet } from './snippets/storedSnippet.ts'
import { checkedUrl, isNullPath, isRejectedByExtension, slugEffect, slugOf } from './urls/urls.ts'

const paragraph = (id: string, state: Record<string, unknown> = { text: 'x' }): Block => ({
  id,
  type: 'paragraph',
  state,
  children: [],
})
const problemOf = (work: () => unknown): Problem => {
  try {
    work()
  } catch (error) {
    if (error instanceof Problem) return error
    throw error
  }
  throw new Error('nothing was refused')
}

const seventeen = 'jpg jpeg png gif css js ico json rss xml svg mjs woff woff2 pdf php py'.split(' ')
test.each(seventeen)('F-ROUTE-03 .%s is rejected on checkout-complete, logout, /p and /t', (extension) => {
  for (const path of [
    `/checkout-complete/x.${extension}`,
    `/logout.${extension}`,
    `/p/category.${extension}`,
    `/p/category/mugs.${extension}`,
    `/t/posts.${extension}`,
    `/user/preview/x.${extension}`,
  ]) {
    expect(isRejectedByExtension(path), path).toBe(true)
  }
  expect(isRejectedByExtension(`/about.${extension}`)).toBe(false)
})

test('F-ROUTE-03 preview also rejects html, mp4 and webp; other paths keep them', () => {
  for (const extension of ['html', 'mp4', 'webp']) {
    expect(isRejectedByExtension(`/user/preview/x.${extension}`)).toBe(true)
    expect(isRejectedByExtension(`/p/category/x.${extension}`)).toBe(false)
  }
  expect(isRejectedByExtension('/p/category/v1.2-mugs')).toBe(false)
})

test('F-ROUTE-04 a path that contains /null is not found, and no slug can start so', () => {
  expect(isNullPath('/journal/nullable')).toBe(true)
  expect(problemOf(() => checkedUrl('/journal/null-and-void')).code).toBe('post.url_invalid')
  expect(slugOf('Null and void')).toBe('page-null-and-void')
})

test('F-ROUTE-03 letters that no mark makes are spelled in a URL: ß is ss, ø is o', () => {
  expect(slugOf('Große Øl & Smørrebrød')).toBe('grosse-ol-smorrebrod')
  expect(slugOf('Ærø, Łódź, Đakovo, ısı, Þór')).toBe('aero-lodz-dakovo-isi-thor')
  // German spells its letters where the site is German, typed in one character or two.
  expect(slugOf('Rößl', 'de')).toBe('roessl')
  expect(slugOf('Äpfel & Öl: GRÜN'.normalize('NFD'), 'de-AT')).toBe('aepfel-oel-gruen')
  expect(slugOf('Crème à la Straße', 'de')).toBe('creme-a-la-strasse')
  expect(slugOf('Größe', 'den')).toBe('grosse')
  expect(slugOf('Crème brûlée')).toBe('creme-brulee')
  expect(slugOf('東京 Берлин')).toBe('東京-берлин')
  expect(slugOf('ẞ')).toBe('ss')
})

test.each([
  '/user',
  '/api/x',
  '/p',
  '/t/posts',
  '/login',
  '/Logout',
  '/media/x',
  '/sitemap.xml',
  '/checkout-complete',
])('F-POST-01 the system path %s cannot become the URL of a post', (path) => {
  expect(problemOf(() => checkedUrl(path)).code).toBe('post.url_reserved')
})

test('F-UI-05 the slug effect replaces whitespace with underscores', () => {
  expect(slugEffect('  blue  mug\tlarge ')).toBe('blue_mug_large')
})

test('F-POST-15 a block must be an object with a type and an id', () => {
  for (const wrong of [
    null,
    'text',
    7,
    [],
    {},
    { id: 'a' },
    { type: 'paragraph' },
    { id: '', type: 'paragraph' },
    { id: 1, type: 'paragraph' },
  ]) {
    const refused = problemOf(() => validateDocument([wrong]))
    expect(refused.status).toBe(422)
    expect(refused.message).toBe('A block must be an object with a type and an id.')
  }
})

test('F-POST-15 ids are unique in the whole tree', () => {
  const group = { id: 'same', type: 'group', state: {}, children: [paragraph('same')] }
  expect(problemOf(() => validateDocument([group])).message).toBe('Two blocks have the id same.')
})

test('F-POST-15 more than 5,000 blocks, more than 32 levels and cycles are refused', () => {
  const many = Array.from({ length: 5001 }, (_, i) => paragraph(`b${i}`))
  expect(problemOf(() => validateDocument(many)).message).toContain('5,000 blocks')
  expect(validateDocument(many.slice(0, 5000))).toHaveLength(5000)
  const nested = (levels: number): Block => ({
    id: `g${levels}`,
    type: 'group',
    state: {},
    children: levels > 1 ? [nested(levels - 1)] : [],
  })
  expect(problemOf(() => validateDocument([nested(33)])).message).toContain('32 levels')
  expect(validateDocument([nested(32)])).toHaveLength(1)
  const circle: Block = { id: 'circle', type: 'group', state: {}, children: [] }
  circle.children.push(circle)
  expect(problemOf(() => validateDocument([circle])).code).toBe('document.invalid')
})

test('F-POST-15 names that reach for prototypes are refused', () => {
  expect(problemOf(() => validateDocument([{ ...paragraph('a'), type: 'constructor' }])).status).toBe(400)
  const poisoned: unknown = JSON.parse(
    '[{"id":"a","type":"paragraph","state":{"deep":{"__proto__":{"x":1}}}}]',
  )
  expect(Array.isArray(poisoned) && problemOf(() => validateDocument(poisoned)).status).toBe(400)
})

test('F-POST-15 the drop rule of the block classes holds on save', () => {
  const columns = { id: 'c', type: 'columns', state: { split: 'even' }, children: [paragraph('p')] }
  expect(problemOf(() => validateDocument([columns])).message).toBe('Columns takes only column.')
})

test('F-POST-04 unknown types and unknown keys survive untouched', () => {
  const strange = {
    id: 's',
    type: 'from-a-plugin',
    state: { deep: { list: [1, '<x>'] } },
    children: [],
    extra: { kept: true },
  }
  expect(validateDocument([strange])).toEqual([strange])
})

test('F-POST-06 rich text loses what could run, and keeps its marks', async () => {
  const [saved] = await cleanDocument(
    validateDocument([
      paragraph('a', {
        text: 'Hi <b>you</b><script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:alert(1)">x</a>',
      }),
    ]),
  )
  expect(saved?.state.text).toBe('Hi <b>you</b><a>x</a>')
  expect(cleanMarkup('a < b & c')).toBe('a &lt; b &amp; c')
  expect(cleanMarkup(cleanMarkup('<em>1 &lt; 2</em>') ?? '')).toBe('<em>1 &lt; 2</em>')
})

test('F-POST-06 of all names a link in rich text keeps only those of footnotes', () => {
  for (const name of ['note-1', 'note-ref-12'])
    expect(cleanMarkup(`<a id="${name}" href="#note-1">1</a>`)).toBe(`<a id="${name}" href="#note-1">1</a>`)
  for (const name of ['main', 'note-', 'note-x', 'note-1 x', 'Note-1', 'note-12345', 'cookie', '__proto__'])
    expect(cleanMarkup(`<a id="${name}" href="#a">1</a>`)).toBe('<a href="#a">1</a>')
  expect(cleanMarkup('<strong id="note-1">1</strong>')).toBe('<strong>1</strong>')
})

test.each([
  { style: { color: 'red}</style><script>' } },
  { style: { background: 'url(//evil.example/x)' } },
  { style: { width: 'expression(alert(1))' } },
  { style: { behavior: 'x' } },
  { font_color: 'red;background:blue' },
  { font_family: 'a{}' },
  { style: { color: { toString: 1 } } },
  { style_at: { small: { hover: { color: 'url(x)' } } } },
  { link: 'javascript:alert(1)' },
  { link: ' java\nscript:alert(1)' },
  { link: 'data:text/html,x' },
  { values: [{ value: 'x', url: 'vbscript:x' }] },
  { element_id: '"><x' },
  { animate: [{ trigger: 'onload', action: 'fade' }] },
])('F-POST-06 the unsafe state %j is refused', (state) => {
  expect(problemOf(() => validateDocument([paragraph('a', { text: '', ...state })])).status).toBe(422)
})

test('F-POST-06 honest styles, links and animations pass', () => {
  const state = {
    text: 'x',
    style: { 'margin-top': '2rem', color: 'var(--accent)', transform: 'rotate(3deg)' },
    font_size: 'clamp(1rem, 2vw, 3rem)',
    font_family: 'Palatino, "Palatino Linotype", serif',
    link: '/shop',
    class: ['wide', 'md:half'],
    animate: [{ trigger: 'onscreen', action: 'fade', repeat: true }],
  }
  expect(validateDocument([paragraph('a', state)])).toEqual([paragraph('a', state)])
})

test('F-POST-11 matches: absent is every page, a list is any of, an object is all of', () => {
  const page = (path: string, query = '') => ({
    path,
    params: { lang: 'en' },
    query: new URLSearchParams(query),
  })
  const fits = (raw: unknown, at: ReturnType<typeof page>) => {
    const parsed = parseMatches(raw)
    return parsed.ok && fitsPage(parsed.matches, at)
  }
  expect(fits(undefined, page('/any'))).toBe(true)
  expect(fits('/shop/*', page('/shop/mugs/blue'))).toBe(true)
  expect(fits('/shop/*', page('/journal'))).toBe(false)
  expect(fits(['/a', { url: '/b' }], page('/b'))).toBe(true)
  expect(fits({ path: '/a', query: { from: 'mail*' } }, page('/a', 'from=mailing'))).toBe(true)
  expect(fits({ path: '/a', query: { from: 'mail*' } }, page('/a'))).toBe(false)
  expect(fits({ params: { lang: 'en' } }, page('/x'))).toBe(true)
  expect(parseMatches({ host: 'x' })).toEqual({
    ok: false,
    error: 'A match needs at least path, query or params',
  })
})

test('F-POST-11 a wrong type, and a static snippet without a path, are recorded as errors', () => {
  const meta = (name: string, value: string) => ({ id: name, name, value })
  expect(readSnippet([meta('sniplet_type', 'sideways')]).error).toContain('Unable to render')
  expect(readSnippet([meta('sniplet_type', 'static')]).error).toContain('must have a path')
  expect(readSnippet([meta('sniplet_type', 'static'), meta('matches', '*')]).error).toContain(
    'must have a path',
  )
  expect(readSnippet([meta('sniplet_type', 'static'), meta('matches', '/offline')]).error).toBeNull()
})

test('F-CONST-17 the prefixes of product metas', () => {
  expect(metaPrefixes).toEqual({
    variant: 'product_var_',
    variantDefinition: 'product_vardef_',
    option: 'product_opt_',
  })
})

test('F-POST-01 references to media, posts and links are found in blocks', () => {
  const blocks = [
    paragraph('a', { text: 'see <a href="/shop/mug">the mug</a>' }),
    paragraph('b', {
      text: '',
      src: '/media/pictures/kiln.jpg?id=0190a0a0-0000-7000-8000-000000000001',
      related: { ref: 'post', id: 'p1' },
    }),
  ]
  expect(
    referencesOf({ value: blocks, metas: [], layout: null }).map(({ to_kind, to_id }) => [to_kind, to_id]),
  ).toEqual([
    ['link', '/shop/mug'],
    ['media', '0190a0a0-0000-7000-8000-000000000001'],
    ['post', 'p1'],
  ])
})
