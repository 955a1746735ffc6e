/** What the table draws. */
import { expect, test } from 'vitest'
import { drawBlock } from '../blockChecks.testing.tsx'

test('F-POST-04 the head names columns, the first column rows, and the frame can be scrolled by keyboard', () => {
  const html = drawBlock('table', {
    cells: [
      ['', 'Height'],
      ['Mug', '<strong>9</strong> cm'],
    ],
    has_head: true,
    has_first_column: true,
    caption: 'Sizes',
  })
  expect(html).toContain('<thead><tr><td></td><th scope="col">Height</th></tr></thead>')
  expect(html).toContain('<th scope="row">Mug</th><td><strong>9</strong> cm</td>')
  expect(html).toContain('<caption>Sizes</caption>')
  expect(html).toMatch(/role="group" aria-label="Sizes" tabindex="0"/)
})

test('F-POST-04 a docket keeps its caption, and on a phone it is a slip of rows', () => {
  const html = drawBlock('table', {
    cells: [
      ['What', 'How much'],
      ['Basil', 'a bucket'],
    ],
    has_head: true,
    look: 'docket',
    narrow: 'cards',
    caption: 'Came in',
  })
  expect(html).toContain('class="b-table b-table-docket b-table-cards"')
  expect(html).toContain('<caption>Came in</caption>')
})

test('F-POST-04 a table without a word is not drawn for visitors', () => {
  expect(drawBlock('table')).toBe('')
  expect(drawBlock('table', {}, { isCanvas: true })).toContain('<table>')
})

test('a cell that begins with a colour or a dot shows it as a sign', () => {
  const html = drawBlock('table', { cells: [['#e88762 1b', '● On site', '#e8 1']] })
  expect(html).toMatch(/<path fill="#e88762"[^>]*\/><\/svg>1b</)
  expect(html).toMatch(/<circle[^>]*\/><\/svg>On site/)
  expect(html).toContain('>#e8 1<')
})
