/** What is typed of an order that staff makes: what may be sent of it, and what is still missing. */
import { expect, test } from 'vitest'
import { draftInput, draftProblems, emptyOrder, itemOf, withVariant } from './manualOrderDraft.ts'

const mug = {
  id: 'v1',
  post_id: 'p1',
  title: 'Mug',
  image: null,
  sku: null,
  value: { size: 'L' },
  price_minor: 900,
  available: 3,
  options: [{ name: 'wrap', values: ['Yes'] }],
}

test('F-SHOP-13 a variant that is picked again grows; one with another choice stands by itself', () => {
  const once = withVariant([], mug)
  expect(withVariant(once, mug)).toMatchObject([{ quantity: 2 }])
  const wrapped = once.map((line) => ({ ...line, chosen: { wrap: 'Yes' } }))
  expect(withVariant(wrapped, mug)).toMatchObject([
    { chosen: { wrap: 'Yes' }, quantity: 1 },
    { chosen: {}, quantity: 1 },
  ])
})

test('F-SHOP-13 what is half typed is left out of the price, and told before the order is made', () => {
  const draft = {
    ...emptyOrder,
    lines: withVariant([], mug),
    email: 'ada@',
    address: { ...emptyOrder.address, name: 'Ada' },
  }
  expect(draftInput(draft, 'EUR')).toEqual({
    lines: [{ post_id: 'p1', value: { size: 'L' }, quantity: 1 }],
    extras: [],
    taken_along: false,
    store: null,
    email: null,
    address: null,
    shipping_method: null,
    discount_code: null,
  })
  expect(Object.keys(draftProblems(draft, true, 'EUR'))).toEqual(['email', 'line1', 'city', 'country'])
  expect(draftProblems(draft, false, 'EUR')).toEqual({ email: 'Please enter a valid email address' })
  expect(draftProblems({ ...emptyOrder, payment: 'paid' }, false, 'EUR')).toEqual({
    lines: 'An order needs a product',
  })
  expect(draftProblems({ ...draft, email: '', payment: 'link', sendsEmail: true }, false, 'EUR')).toEqual({
    email: 'The payment link needs an email address to go to',
  })
})

test('F-SHOP-13 a priced item is that of the line with the same choices', () => {
  const [line] = withVariant([], mug)
  if (!line) throw new Error('no line')
  const item = {
    id: 'i',
    post_id: 'p1',
    title: 'Mug',
    url: '',
    image: null,
    price: 9,
    price_minor: 900,
    has_price: true,
    total: 9,
    total_minor: 900,
    quantity: 1,
    error: false,
    msg: [],
  }
  const plain = { ...item, id: 'plain', choices: [{ name: 'size', value: 'L', type: 'variant' as const }] }
  const wrapped = {
    ...item,
    id: 'wrapped',
    choices: [...plain.choices, { name: 'wrap', value: 'Yes', type: 'option' as const }],
  }
  expect(itemOf(line, [wrapped, plain])?.id).toBe('plain')
  expect(itemOf({ ...line, chosen: { wrap: 'Yes' } }, [plain, wrapped])?.id).toBe('wrapped')
})

test('F-SHOP-13 a price of its own and a line that is no product go along once they are whole', () => {
  const [line] = withVariant([], mug)
  if (!line) throw new Error('no line')
  const extra = { id: 'e1', title: 'Gift wrapping', price: '', quantity: 2 }
  const draft = {
    ...emptyOrder,
    sendsEmail: false,
    lines: [{ ...line, ownPrice: '7.50' }],
    extras: [
      { ...extra, price: '4.50' },
      { id: 'e2', title: '', price: '1', quantity: 1 },
    ],
  }
  expect(draftInput(draft, 'EUR')).toMatchObject({
    lines: [{ unit_minor: 750 }],
    extras: [{ title: 'Gift wrapping', unit_minor: 450, quantity: 2 }],
  })
  expect(draftProblems(draft, false, 'EUR')).toEqual({ 'extras.1.title': 'A line of your own needs a name' })
  expect(
    draftProblems({ ...draft, extras: [], lines: [{ ...line, ownPrice: 'seven' }] }, false, 'EUR'),
  ).toEqual({ 'lines.0.unit_minor': '“seven” is not a price: write it like 1234.50' })
  expect(
    draftProblems({ ...emptyOrder, sendsEmail: false, extras: [{ ...extra, price: '4.50' }] }, false, 'EUR'),
  ).toEqual({})
})
