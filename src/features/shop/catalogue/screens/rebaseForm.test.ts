/** Two people at one product: nothing of the one goes without a word, and nothing of the other. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { draftOf } from '../draftMetas.ts'
import { rebaseForm } from './rebaseForm.ts'
import type { FormState } from './formState.ts'

const metas = (price: string) => [{ id: 'a', name: 'product_price', value: price }]

function formOf(texts: Record<string, unknown> = {}, price = '20.00', quantity = '9'): FormState {
  return {
    draft: draftOf([...metas(price), { name: 'product_quantity', value: quantity }], [], 'EUR'),
    texts: { title: 'Apron', description: '', category: '', is_shown: true, ...texts },
    pictures: [],
    files: { ids: [], times: '', days: '' },
    changes: {},
    version: 1,
  }
}

test('F-SHOP-01 what only one of two people changed stands, whoever it was', () => {
  const { state, typed, saved } = rebaseForm({
    mine: formOf({ title: 'Linen apron' }),
    base: formOf(),
    theirs: { ...formOf({ description: 'Washed' }, '24.00'), version: 2 },
  })
  expect(state.texts).toMatchObject({ title: 'Linen apron', description: 'Washed' })
  expect(state.draft?.price).toBe('24.00')
  expect([typed, saved, state.version]).toEqual([[], [], 2])
})

test('F-SHOP-01 of a value that both changed the typed one stands and is named; of a list the saved one', () => {
  const mine = formOf({ title: 'Mine' })
  const theirs = formOf({ title: 'Theirs' })
  const picture = (id: string) => ({ ...mine, pictures: [{ id, url: `/media/${id}`, alt: '' }] }).pictures
  const { state, typed, saved } = rebaseForm({
    mine: { ...mine, pictures: picture('m') },
    base: formOf(),
    theirs: { ...theirs, pictures: picture('t') },
  })
  expect(state.texts.title).toBe('Mine')
  expect(state.pictures).toEqual(picture('t'))
  expect([typed, saved]).toEqual([['Name'], ['pictures']])
})

test('F-SHOP-01 a change of one side is never lost, and one of both sides never silent', () => {
  const side = fc.record({
    title: fc.constantFrom('A', 'B', 'C'),
    description: fc.constantFrom('', 'x', 'y'),
  })
  fc.assert(
    fc.property(side, side, side, (mine, base, theirs) => {
      const { state, typed } = rebaseForm({ mine: formOf(mine), base: formOf(base), theirs: formOf(theirs) })
      for (const [name, title] of [
        ['title', 'Name'],
        ['description', 'Short description'],
      ] as const) {
        const isMine = mine[name] !== base[name]
        expect(state.texts[name]).toBe(isMine ? mine[name] : theirs[name])
        expect(typed.includes(title)).toBe(
          isMine && theirs[name] !== base[name] && theirs[name] !== mine[name],
        )
      }
    }),
  )
})

test('A-02 a count that was typed counts on what was sold meanwhile, and a sale is nobody’s change of the variants', () => {
  const mine: FormState = { ...formOf(), changes: { 'default|': '12' } }
  const sold = { ...formOf({ title: 'Theirs' }, '20.00', '7'), version: 2 }
  const { state, typed, saved, isRecounted } = rebaseForm({ mine, base: formOf(), theirs: sold })
  expect([state.changes, typed, saved, isRecounted]).toEqual([{ 'default|': '10' }, [], [], true])
  expect(state.draft?.variants[0]?.quantities).toEqual([{ store: null, quantity: 7 }])
  const draft = mine.draft && {
    ...mine.draft,
    choices: [{ name: 'wrap', values: ['Yes'], isVariant: false }],
  }
  const choosing = rebaseForm({ mine: { ...mine, draft }, base: formOf(), theirs: sold })
  expect([
    choosing.saved,
    choosing.state.draft?.choices.length,
    choosing.state.draft?.variants[0]?.quantities,
  ]).toEqual([[], 1, [{ store: null, quantity: 7 }]])
  expect(rebaseForm({ mine, base: formOf(), theirs: formOf({}, '20.00', '12') }).isRecounted).toBe(false)
})
