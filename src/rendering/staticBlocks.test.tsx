/** What is remembered of blocks that always draw the same is what drawing them again would give. */
import { test as property } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import { randomDocument } from '#blocks/arbitrary.testing.ts'
import type { Block, PageContext } from '#blocks/block.ts'
import { renderBlocks } from './renderBlocks.tsx'
import { isStill } from './staticBlocks.ts'

const page: PageContext = {
  path: '/about',
  postId: null,
  title: 'About',
  siteName: 'Larkmoor',
  currency: { code: 'USD', symbol: '$', exponent: 2 },
  timeZone: 'UTC',
  isCanvas: false,
  isPreview: false,
}
const elsewhere: PageContext = {
  ...page,
  path: '/elsewhere',
  currency: { code: 'EUR', symbol: '€', exponent: 2 },
}

function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) {
    Object.freeze(value)
    for (const inner of Object.values(value)) frozen(inner)
  }
  return value
}

property.prop([randomDocument(5)], { numRuns: 60 })(
  'F-PUB-12 what is remembered of a block is what it draws, on every page that shows it',
  (blocks) => {
    const kept = frozen(structuredClone(blocks))
    for (const at of [page, elsewhere, page]) {
      const wanted = renderBlocks(blocks, { page: at })
      for (const time of ['first', 'again']) {
        const { html, css, islands, errors } = renderBlocks(kept, { page: at })
        expect(html, time).toBe(wanted.html)
        expect({ css, islands: islands.toSorted(), errors }, time).toEqual({
          css: wanted.css,
          islands: wanted.islands.toSorted(),
          errors: wanted.errors,
        })
      }
    }
  },
)

test('F-PUB-12 a picture that loads at once is named before all, once, wherever it is', () => {
  const picture = (id: string): Block => ({
    id,
    type: 'image',
    state: { src: '/media/mug.jpg', alt: 'Mug', is_first: true },
    children: [],
  })
  const blocks = [
    block('paragraph', { text: 'Clay.' }),
    picture('one'),
    block('heading', { text: 'Kiln' }),
    picture('two'),
  ]
  const { html } = renderBlocks(frozen(structuredClone(blocks)), { page })
  expect(html.match(/<link rel="preload"/g)).toHaveLength(1)
  expect(html).toMatch(/^<link rel="preload" as="image" imageSrcSet="\/media\/mug.jpg\?w=160 160w/)
  expect(html).toBe(renderBlocks(blocks, { page }).html)
})

const block = (type: string, state: Record<string, unknown> = {}, children: Block[] = []): Block => ({
  id: `still-${type}`,
  type,
  state,
  children,
})

test('F-PUB-12 a block that asks for data, and whatever holds it, is drawn each time', () => {
  expect(isStill(frozen(block('group', {}, [block('paragraph', { text: 'Clay.' })])))).toBe(true)
  expect(isStill(frozen(block('group', {}, [block('post-list')])))).toBe(false)
  expect(isStill(frozen(block('table-of-contents')))).toBe(false)
  expect(isStill(frozen(block('content-slot')))).toBe(false)
  // What an editor is writing is no version: it may still change.
  expect(isStill(block('paragraph', { text: 'Clay.' }))).toBe(false)
})
