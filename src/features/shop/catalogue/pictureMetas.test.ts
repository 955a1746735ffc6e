/** Pictures of a product in its metas: read, ordered and written back without touching what did not change. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  pictureUrl,
  picturesOfMetas,
  renamedPictures,
  showing,
  shownValue,
  withPictures,
} from './pictureMetas.ts'

const price = { name: 'product_price', value: '9.00' }

test('F-SHOP-02 the lead picture alone is the list; a list of URLs and of objects is read', () => {
  expect(picturesOfMetas([{ name: 'image', value: '/a.webp' }])).toEqual(['/a.webp'])
  const kept = { url: '/b.webp', alt: 'B' }
  expect(
    picturesOfMetas([{ name: 'product_images', value: JSON.stringify(['/a.webp', kept, 7, {}]) }]),
  ).toEqual(['/a.webp', kept])
  expect(
    picturesOfMetas([
      { name: 'product_images', value: 'broken' },
      { name: 'image', value: '/a.webp' },
    ]),
  ).toEqual(['/a.webp'])
})

test('F-SHOP-02 what is written is read again, the first is the lead picture, and nothing changes where nothing was changed', () => {
  const entry = fc.oneof(
    fc.webPath().map((path) => `/m${path}`),
    fc.record({ url: fc.webPath().map((path) => `/m${path}`), alt: fc.string() }),
  )
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 5 }), (pictures) => {
      const metas = withPictures([price, { name: 'image', value: '/old.webp' }], pictures)
      expect(picturesOfMetas(metas).map(pictureUrl)).toEqual(pictures.map(pictureUrl))
      expect(metas).toContainEqual(price)
      expect(metas.find(({ name }) => name === 'image')?.value).toBe(
        pictures[0] === undefined ? undefined : pictureUrl(pictures[0]),
      )
      expect(withPictures(metas, picturesOfMetas(metas))).toEqual(metas)
    }),
  )
})

test('J-27 a picture shows one value of a choice, is kept so even alone, and is a plain URL again when it shows all', () => {
  const red = showing('/red.webp', 'colour_red')
  expect(picturesOfMetas(withPictures([price], [red]))).toEqual([{ url: '/red.webp', shows: 'colour_red' }])
  expect(shownValue(red)).toBe('colour_red')
  expect(showing(red, '')).toBe('/red.webp')
  expect(showing({ url: '/a.webp', alt: 'A', shows: 'colour_red' }, '')).toEqual({ url: '/a.webp', alt: 'A' })
})

test('J-27 a value or a choice that is renamed keeps its picture; one that comes or goes changes none', () => {
  const pictures = [
    { url: '/red.webp', shows: 'colour_deep_red' },
    { url: '/blue.webp', shows: 'colour_blue', alt: 'Blue' },
    '/all.webp',
  ]
  const before = [
    { name: 'Colour', values: ['Deep red', 'Blue'] },
    { name: 'Size', values: ['S', 'Blue'] },
  ]
  const shown = (after: typeof before) =>
    renamedPictures(pictures, before, after).map((picture) => shownValue(picture))
  expect(
    shown([
      { name: 'Colour', values: ['Rust', 'Blue'] },
      { name: 'Size', values: ['S', 'Blue'] },
    ]),
  ).toEqual(['colour_rust', 'colour_blue', ''])
  expect(
    shown([
      { name: 'Dye', values: ['Deep red', 'Blue'] },
      { name: 'Size', values: ['S', 'Blue'] },
    ]),
  ).toEqual(['dye_deep_red', 'dye_blue', ''])
  expect(
    renamedPictures(pictures, before, [
      { name: 'Colour', values: ['Blue'] },
      { name: 'Size', values: ['S', 'Blue'] },
    ]),
  ).toBe(pictures)
  expect(renamedPictures(pictures, before, before.slice(0, 1))).toBe(pictures)
  expect(renamedPictures(pictures, before, before)).toBe(pictures)
  expect(
    renamedPictures(pictures, before, [
      { name: 'Dye', values: ['Deep red', 'Blue'] },
      { name: 'Size', values: ['S', 'Blue'] },
    ])[1],
  ).toEqual({ url: '/blue.webp', shows: 'dye_blue', alt: 'Blue' })
})
