/** A heading whose letters have widths of their own. */
import { expect, test } from 'vitest'
import { drawBlock } from '../blockChecks.testing.tsx'
import { compileLetterEdges } from './letterEdges.ts'

test('F-POST-06 letters of several widths: each is an element, each line a row, a long one of two halves, by ear it is text', () => {
  const state = { text: 'Over<br>to &amp; fro', level: 1, size: 'letters' }
  const html = drawBlock('heading', state)
  expect(html).toContain('<span class="sr-only">Over to &amp; fro</span>')
  expect(html.match(/<b class=/g)).toHaveLength(10)
  expect(html).toContain('<b class="b-letter-9 b-letter-wide-1">r</b>')
  expect(html.match(/<span class="b-heading-row">/g)).toHaveLength(2)
  expect(html.match(/<span class="b-heading-half">/g)).toHaveLength(4)
  expect(html).toMatch(/^<h1 class="b-heading b-heading-letters"/)
  expect(drawBlock('heading', state, { isCanvas: true })).not.toContain('<b ')
})

test('F-POST-06 what the first and the last letter of a line leave free is told in shares of the line, on a phone of its half', () => {
  expect(compileLetterEdges('Over<br>I', '.s')).toBe(
    '.s .b-letter-1{--before:0.0139;--before-half:0.0253}' +
      '.s .b-letter-4{--behind:0.0180;--behind-half:0.0411}' +
      '.s .b-letter-2{--behind-half:0.0137}.s .b-letter-3{--before-half:0.0131}' +
      '.s .b-letter-5{--before:0.3137;--behind:0.3538;--before-half:0.3137;--behind-half:0.3538}',
  )
  expect(compileLetterEdges('', '.s')).toBe('')
})
