/** What the form of a product sends when it is saved. */
import { expect, test } from 'vitest'
import { untrackedQuantity } from '#constants.ts'
import { formStateOf, newProduct, type Product, readDraft, type Typed, typedIn } from './formState.ts'
import { productRequest } from './productRequest.ts'

const init = {
  currency: 'EUR',
  language: 'en',
  store_locations: [
    { title: 'Here', value: 'here' },
    { title: 'There', value: 'there' },
  ],
}
const stored: Product = {
  ...newProduct,
  id: 'a-product',
  title: 'A cup',
  version: 3,
  metas: [
    { id: 'm1', name: 'product_price', value: '12.00' },
    { id: 'm2', name: 'product_quantity', value: '5' },
    { id: 'm3', name: 'own', value: 'kept' },
  ],
}

/** The metas of the request by their names, and the rest of it. */
function requestOf(product: Product, next: Partial<Typed> = {}, at: string | null = null) {
  const typed = { ...typedIn(formStateOf(product, readDraft(product, init))), ...next }
  const { draft } = typed
  if (!draft) throw new Error('The metas make no draft.')
  const { metas, ...rest } = productRequest({
    product,
    typed: { ...typed, draft },
    filledFrom: product.metas,
    init,
    stores: init.store_locations,
    at,
  })
  if (!Array.isArray(metas)) throw new Error('The request has no metas.')
  return { rest, metas: new Map(metas.map((meta) => [String(meta.name), meta])) }
}

test('A-02 a meta keeps its id, and one that is not of the form stays as it is', () => {
  const { metas } = requestOf(stored)
  expect(metas.get('product_price')).toEqual({ id: 'm1', name: 'product_price', value: '12.00' })
  expect(metas.get('own')).toEqual({ id: 'm3', name: 'own', value: 'kept' })
})

test('A-02 a stored product names its version, and its status only where it is shown or hidden here', () => {
  expect(requestOf(stored).rest).toMatchObject({ id: 'a-product', version: 3 })
  expect(requestOf(stored).rest).not.toHaveProperty('status')
  const texts = (is_shown: boolean) => ({ texts: { title: 'A cup', is_shown } })
  expect(requestOf(stored, texts(false)).rest).toMatchObject({ status: 'draft' })
  const pending = { ...stored, status: 'pending' }
  expect(requestOf(pending, texts(false)).rest, 'it goes on waiting for review').not.toHaveProperty('status')
  expect(requestOf(pending, texts(true)).rest).toMatchObject({ status: 'published' })
})

test('J-13 what is planned for a moment names it, whether it is on sale until then or not', () => {
  const at = '2026-11-30T08:00:00.000Z'
  expect(requestOf(stored, {}, at).rest).toMatchObject({ status: 'scheduled', publish_at: at })
  expect(requestOf(newProduct, {}, at).rest).toMatchObject({ status: 'scheduled', publish_at: at })
  expect(requestOf(stored).rest).not.toHaveProperty('publish_at')
})

test('A-02 a new product begins with the blocks of a product page', () => {
  const { rest } = requestOf(newProduct, { texts: { title: 'A cup', is_shown: true } })
  expect(rest).toMatchObject({ type: 'product', status: 'published', value: expect.any(Array) })
  expect(rest).not.toHaveProperty('id')
})

test('F-SHOP-08 a count that was typed is that of its place; one that was emptied is not counted any more', () => {
  const typed = requestOf(stored, { changes: { 'default|here': '7', 'default|there': '' } }).metas
  expect(typed.get('product_var_default_store_here_quantity')?.value).toBe('7')
  expect(typed.get('product_var_default_store_there_quantity')?.value).toBe(String(untrackedQuantity))
  expect(typed.get('product_quantity')?.value, 'what stands for all other places stays').toBe('5')
})
