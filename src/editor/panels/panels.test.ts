/** The rules of the panels: sizes with units, pickers with 'None' first, length limits. */
import { storedValue } from '#ui/field.ts'
import { expect, test } from 'vitest'
import { duplexUnits, parseDuplex, writeDuplex } from '#ui/duplex.ts'
import { definitions } from '#blocks/registry.ts'
import { allowsLength } from '../canvas/textLength.ts'
import { fieldsToSend } from '../saving/sendPost.ts'
import { fieldsOf, postFrom } from '../post.ts'
import { choicesFrom, withBuiltInFonts, withNoneFirst } from './choices.ts'
import {
  fieldsOfType,
  fieldValue,
  isKnownMeta,
  metaOf,
  productChoices,
  variantPrices,
  withMeta,
} from './metaRules.ts'
import { picturePatch } from './picturePatch.ts'
import { dayOf, momentFrom, timeOf } from '#ui/dayAndTime.ts'

test('F-EDIT-06 a size is a number and one of seven units, kept as one text', () => {
  expect(duplexUnits).toEqual(['none', 'px', 'em', 'rem', 'vw', 'vh', '%'])
  for (const text of ['12px', '1.5em', '0.75rem', '50%', '100vh', '-2vw', '3']) {
    const size = parseDuplex(text)
    expect(size && writeDuplex(size)).toBe(text)
  }
  for (const text of ['', 'px', '12pt', 'calc(1px)', '1.2.3em']) expect(parseDuplex(text)).toBeNull()
})

test("F-EDIT-10 pickers of layouts and categories have 'None' first, exactly once", () => {
  const answered = choicesFrom([
    { id: '', value: '', title: 'None' },
    { id: 'l1', title: 'Wide' },
    { id: 'broken' },
  ])
  expect(withNoneFirst(answered)).toEqual([
    { value: '', title: 'None' },
    { value: 'l1', title: 'Wide' },
  ])
  expect(withNoneFirst([])).toEqual([{ value: '', title: 'None' }])
  expect(choicesFrom({ items: [{ value: 'a', title: 'A' }] })).toEqual([{ value: 'a', title: 'A' }])
  expect(choicesFrom(null)).toEqual([])
})

test('F-CONST-04 the fonts of the site are before the eight built-in ones', () => {
  expect(withBuiltInFonts([])).toHaveLength(8)
  const merged = withBuiltInFonts([
    { title: 'Arial', value: 'My Arial' },
    { title: 'Fraunces', value: 'Fraunces, serif' },
  ])
  expect(merged).toHaveLength(9)
  expect(merged.filter(({ title }) => title === 'Arial')).toEqual([{ title: 'Arial', value: 'My Arial' }])
})

test('F-EDIT-09 a text with a limit takes no key that makes it longer, and can always be shortened', () => {
  expect(definitions.get('heading')?.textLimit).toBe(300)
  expect(definitions.get('button')?.textLimit).toBe(150)
  expect(definitions.get('paragraph')?.textLimit).toBeUndefined()
  expect(allowsLength(5, 4, 5)).toBe(true)
  expect(allowsLength(5, 5, 6)).toBe(false)
  expect(allowsLength(5, 9, 8)).toBe(true)
  expect(allowsLength(undefined, 9, 99)).toBe(true)
})

test('F-EDIT-12 a save sends URL, state and time only where the writer has changed them', () => {
  const post = postFrom({
    id: 'a',
    title: 'T',
    slug: 'old',
    status: 'published',
    publish_at: '2026-01-01T00:00:00Z',
    metas: [],
    tags: [],
  })
  const sent = fieldsToSend(fieldsOf(post), new Set())
  expect(sent).not.toHaveProperty('slug')
  expect(sent).not.toHaveProperty('status')
  expect(sent).not.toHaveProperty('publish_at')
  expect(sent.title).toBe('T')
  expect(fieldsToSend({ ...fieldsOf(post), slug: 'new' }, new Set(['slug']))).toMatchObject({ slug: 'new' })
})

const aFile = {
  id: 'f1',
  title: 'mug.webp',
  url: '/media/mug.webp',
  is_directory: false,
  is_private: false,
  content_type: 'image/webp',
  alt: 'A mug',
  width: 1200,
  height: 900,
}

test('F-MEDIA-06 F-UI-02 choosing a picture writes its URL with the id, its size, and its words where there are none', () => {
  expect(picturePatch({ src: '', alt: '' }, 'src', '/media/mug.webp?id=f1', aFile)).toEqual({
    src: '/media/mug.webp?id=f1',
    alt: 'A mug',
    width: 1200,
    height: 900,
  })
  expect(picturePatch({ src: '', alt: 'Mine' }, 'src', '/media/mug.webp?id=f1', aFile)).not.toHaveProperty(
    'alt',
  )
  expect(
    picturePatch({ src: '/old', alt: 'Of the old one' }, 'src', '/media/mug.webp?id=f1', aFile),
  ).toMatchObject({ alt: 'A mug' })
  expect(picturePatch({ src: '/old', alt: 'Mine' }, 'src', '', null)).toEqual({
    src: '',
    width: undefined,
    height: undefined,
  })
})

test('F-EDIT-11 a field of the type is a meta of its name; the others stay as they are', () => {
  const types = [
    { slug: 'recipe', fields: [{ name: 'cone', title: 'Cone', type: 'number' }, { name: 3 }] },
    { slug: 'post', fields: [] },
  ]
  expect(fieldsOfType(types, 'recipe').map(({ name }) => name)).toEqual(['cone'])
  expect(fieldsOfType(types, 'post')).toEqual([])
  expect(fieldsOfType(undefined, 'post')).toEqual([])
  expect(
    fieldsOfType(
      [{ slug: 'post', fields: [{ name: 'glaze', title: 'Glaze', type: 'dropdown', choices: ['Oat'] }] }],
      'post',
    ),
  ).toMatchObject([{ placeholder: 'Choose', choices: ['Oat'] }])
  const metas = [
    { id: 'm1', name: 'cone', value: '6' },
    { name: 'kiln', value: 'gas' },
  ]
  expect(fieldValue({ type: 'number' }, metaOf(metas, 'cone'))).toBe(6)
  expect(withMeta(metas, 'cone', '9')).toEqual([
    { id: 'm1', name: 'cone', value: '9' },
    { name: 'kiln', value: 'gas' },
  ])
  expect(withMeta(metas, 'cone', '')).toEqual([{ name: 'kiln', value: 'gas' }])
  expect(withMeta(metas, 'form', 'bowl').at(-1)).toEqual({ name: 'form', value: 'bowl' })
  for (const [type, value] of [
    ['bool', true],
    ['checklist', ['a', 'b']],
    ['string', 'x'],
    ['number', 2.5],
  ] as const) {
    expect(fieldValue({ type }, storedValue(value))).toEqual(value)
  }
})

test('F-EDIT-11 the choices and prices of a product are read from its metas by name', () => {
  const metas = [
    { name: 'product_vardef_glaze', value: '["Sage","Oat"]' },
    { name: 'product_vardef_size', value: 'broken' },
    { name: 'product_var_size_250_ml_price', value: '34.00' },
    { name: 'product_var_size_250_ml_store_harbour_quantity', value: '3' },
  ]
  expect(productChoices(metas)).toEqual([
    { meta: 'product_vardef_glaze', title: 'Glaze', values: ['Sage', 'Oat'] },
    { meta: 'product_vardef_size', title: 'Size', values: [] },
  ])
  expect(variantPrices(metas)).toEqual([
    { meta: 'product_var_size_250_ml_price', title: 'Size 250 ml', value: '34.00' },
  ])
  expect(isKnownMeta('product_price', 'product')).toBe(true)
  expect(isKnownMeta('product_price', 'page')).toBe(false)
})

test('F-EDIT-12 a publish date is kept to the minute in the time of the writer', () => {
  const moment = momentFrom('2026-11-21', '14:30')
  expect([dayOf(moment), timeOf(moment)]).toEqual(['2026-11-21', '14:30'])
  expect(timeOf(momentFrom('2026-11-21', ''))).toBe('09:00')
  expect(momentFrom('', '14:30')).toBeNull()
  expect(momentFrom('never', '14:30')).toBeNull()
})
