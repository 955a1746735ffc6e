/** Whose language what is told of an import and of a refused value speaks. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testSite, type TestSite } from '#test/support/site.ts'
import { csvLine } from '#platform/csv.ts'
import { continueRun } from './continueRun.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site.close())

test('13.2 F-SHOP-13 the lines of a file are judged in the language of who imports it, though a job reads them', async () => {
  const manager = await site.as('shop_manager')
  await manager.post('/api/users/me', { preferences: { language: 'de' } })
  const text = [csvLine(['handle', 'title', 'status']), csvLine(['mug', '', 'published'])].join('')
  const sent = await manager.call('POST', '/api/shop/csv/products?name=x.csv', text, {
    'content-type': 'text/csv',
  })
  while (await continueRun(site.platform, sent.body.d.id)) continue
  const [run] = (await manager.get('/api/shop/imports')).body.d
  expect(run.problems).toEqual([
    { line: 2, outcome: 'refused', text: 'Ein neues Produkt braucht einen Titel' },
  ])
})

test('13.2 what is wrong with a field is told in the language of who typed it: words of the schema, and of any field', async () => {
  const spanish = await site.as('administrator', 'marta')
  await spanish.post('/api/users/me', { preferences: { language: 'es' } })
  const refused = await spanish.post('/api/shop/currency/preview', { to: 'x', rounding: 'never' })
  expect(refused.body.error?.data).toMatchObject({
    fields: [
      { field: 'to', message: 'Introduce un código de moneda de tres letras.' },
      { field: 'rounding', message: expect.stringMatching(/^Elige una de estas opciones: /) },
    ],
  })
  const missing = await spanish.post('/api/shop/stock', { variant_id: site.platform.newId(), quantity: 1 })
  expect(missing.body.error?.message).toBe('Esta variante de producto no existe.')
})
