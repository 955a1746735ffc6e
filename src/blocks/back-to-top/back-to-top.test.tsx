/** What the link to the top draws. */
import { expect, test } from 'vitest'
import { drawBlock } from '../blockChecks.testing.tsx'

test('F-POST-04 the link to the top needs no script, and is named where it is only an arrow', () => {
  expect(drawBlock('back-to-top', {})).toContain('<a href="#top">')
  expect(drawBlock('back-to-top', { look: 'corner', text: 'Up' })).toContain('aria-label="Up"')
})
