/** The rules of the panels: sizes with units, pickers with 'None' first, length limits. */
import { z } from 'zod'
import { expect, test } from 'vitest'
import { allowsLength, maximumLengthOf } from '../canvas/textLength.ts'
import { fieldsToSend } from '../saving/useSaving.ts'
import { fieldsOf, postFrom } from '../post.ts'
import { choicesFrom, withBuiltInFonts, withNoneFirst } from './choices.ts'
import { readDuplex, units, writeDuplex } from './duplex.ts'

test('F-EDIT-06 a size is a number and one of seven units, kept as one text', () => {
  expect(units).toEqual(['none', 'px', 'em', 'rem', 'vw', 'vh', '%'])
  for (const text of ['12px', '1.5em', '0.75rem', '50%', '100vh', '-2vw', '3']) {
    const size = readDuplex(text)
    expect(size && writeDuplex(size)).toBe(text)
  }
  for (const text of ['', 'px', '12 px', '12pt', 'calc(1px)', '1.2.3em']) expect(readDuplex(text)).toBeNull()
  expect(writeDuplex({ number: 'wide', unit: 'px' })).toBe('')
  expect(writeDuplex({ number: '4', unit: 'none' })).toBe('4')
})

test("F-EDIT-10 pickers of layouts and categories have 'None' first, exactly once", () => {
  const answered = choicesFrom([{ id: '', value: '', title: 'None' }, { id: 'l1', title: 'Wide' }, { id: 'broken' }])
  expect(withNoneFirst(answered)).toEqual([
    { value: '', title: 'None' },
    { value: 'l1', title: 'Wide' },
  ])
  expect(withNoneFirst([])).toEqual([{ value: '', title: 'None' }])
  expect(choicesFrom({ items: [{ value: 'a', title: 'A' }] })).toEqual([{ value: 'a', title: 'A' }])
  expect(choicesFrom(null)).toEqual([])
})

test('F-CONST-04 the fonts of the site stand before the eight built-in ones', () => {
  expect(withBuiltInFonts([])).toHaveLength(8)
  const merged = withBuiltInFonts([{ title: 'Arial', value: 'My Arial' }, { title: 'Fraunces', value: 'Fraunces, serif' }])
  expect(merged).toHaveLength(9)
  expect(merged.filter(({ title }) => title === 'Arial')).toEqual([{ title: 'Arial', value: 'My Arial' }])
})

test('F-EDIT-09 a text with a limit takes no key that makes it longer, and can always be shortened', () => {
  const limited = { state: z.object({ text: z.string().max(5) }), textKey: 'text' }
  expect(maximumLengthOf(limited)).toBe(5)
  expect(maximumLengthOf({ state: z.object({ text: z.string() }), textKey: 'text' })).toBeUndefined()
  expect(maximumLengthOf({ state: z.object({}) })).toBeUndefined()
  expect(allowsLength(5, 4, 5)).toBe(true)
  expect(allowsLength(5, 5, 6)).toBe(false)
  expect(allowsLength(5, 9, 8)).toBe(true)
  expect(allowsLength(undefined, 9, 99)).toBe(true)
})

test('F-EDIT-12 a save sends address, state and time only where the writer has changed them', () => {
  const post = postFrom({ id: 'a', title: 'T', slug: 'old', status: 'published', publish_at: '2026-01-01T00:00:00Z', metas: [], tags: [] })
  const sent = fieldsToSend(fieldsOf(post), new Set())
  expect(sent).not.toHaveProperty('slug')
  expect(sent).not.toHaveProperty('status')
  expect(sent).not.toHaveProperty('publish_at')
  expect(sent.title).toBe('T')
  expect(fieldsToSend({ ...fieldsOf(post), slug: 'new' }, new Set(['slug']))).toMatchObject({ slug: 'new' })
})
