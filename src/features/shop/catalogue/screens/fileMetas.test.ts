/** What a digital product is made of, between its metas and the form. */
import { expect, test } from 'vitest'
import { fileProblems, filesOfMetas, withFiles } from './fileMetas.ts'

const [one, two] = ['0190a3c2-f1aa-7000-8000-000000000001', '0190a3c2-f1aa-7000-8000-000000000002']

test('F-SHOP-13 files and their limits stand in metas of their own; nothing else is touched, and none leaves none behind', () => {
  const metas = [
    { name: 'product_price', value: '9.00' },
    { name: 'product_downloads', value: `["${one}"]` },
    { name: 'colour', value: 'oat' },
  ]
  const files = filesOfMetas(metas)
  expect(files).toEqual({ ids: [one], times: '', days: '' })
  expect(withFiles(metas, files)).toEqual(metas)
  const more = withFiles(metas, { ids: [one, two], times: '3', days: '' })
  expect(filesOfMetas(more)).toEqual({ ids: [one, two], times: '3', days: '' })
  expect(more.filter(({ name }) => !name.startsWith('product_download'))).toEqual([metas[0], metas[2]])
  expect(withFiles(more, { ids: [], times: '3', days: '9' }).map(({ name }) => name)).toEqual([
    'product_price',
    'colour',
  ])
})

test('F-SHOP-13 a limit is a whole number or left to the shop', () => {
  expect(fileProblems({ ids: [], times: '', days: '' })).toEqual({})
  expect(Object.keys(fileProblems({ ids: [], times: '0', days: 'long' }))).toEqual(['times', 'days'])
  expect(fileProblems({ ids: [], times: '1000', days: '3650' })).toEqual({})
})
