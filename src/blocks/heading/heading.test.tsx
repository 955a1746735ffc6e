/** A heading whose letters have widths of their own. */
import { expect, test } from 'vitest'
import { drawBlock } from '../blockChecks.testing.tsx'

test('F-POST-06 letters of several widths: each is an element, a long line breaks at its half, by ear it is text', () => {
  const state = { text: 'Over<br>to &amp; fro', level: 1, size: 'letters' }
  const html = drawBlock('heading', state)
  expect(html).toContain('<span class="sr-only">Over to &amp; fro</span>')
  expect(html.match(/<b>/g)).toHaveLength(10)
  expect(html.match(/<br class="b-heading-half"\/>/g)).toHaveLength(2)
  expect(html).toMatch(/^<h1 class="b-heading b-heading-letters"/)
  expect(drawBlock('heading', state, { isCanvas: true })).not.toContain('<b>')
})
