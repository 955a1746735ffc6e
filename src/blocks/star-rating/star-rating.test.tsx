/** What the star rating draws. */
import { expect, test } from 'vitest'
import { drawBlock } from '../blockChecks.testing.tsx'

test('F-UI-15 a rating is out of 5 stars by default, says itself in words and draws halves', () => {
  const html = drawBlock('star-rating', { value: 4.5 })
  expect(html).toContain('aria-label="4.5 of 5 stars"')
  expect(html.match(/b-stars-off/g)).toHaveLength(5)
  expect(html).toContain('width="116"')
  expect(drawBlock('star-rating', { value: 99, stars: 3 })).toContain('3 of 3 stars')
  expect(drawBlock('star-rating', { value: 0 })).not.toContain('b-stars-on')
})
