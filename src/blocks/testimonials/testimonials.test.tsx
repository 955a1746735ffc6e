/** What testimonials draw of what was filled in. */
import { expect, test } from 'vitest'
import { drawBlock } from '../blockChecks.testing.tsx'

test('F-POST-04 a testimonial has its words, who said it, and stars where they were given', () => {
  const html = drawBlock('testimonials', {
    quotes: [
      { text: 'Every day.', name: 'Ines', role: 'Cook', src: '/media/ines.webp', stars: '4' },
      { text: 'On time.' },
      { text: '', name: 'Nobody' },
    ],
  })
  expect(html.match(/<blockquote>/g)).toHaveLength(2)
  expect(html.match(/<figcaption>/g)).toHaveLength(1)
  expect(html).toContain('aria-label="4 of 5 stars"')
  expect(html).toContain('b-quotes-cards b-quotes-2')
  expect(html).not.toContain('Nobody')
  expect(drawBlock('testimonials')).toBe('')
})
