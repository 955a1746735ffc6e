/** Moments in their order. */
import { expect, test } from 'vitest'
import { drawBlock } from '../blockChecks.testing.tsx'

test('F-POST-04 a timeline is an ordered list of what was filled in', () => {
  const html = drawBlock('timeline', {
    entries: [
      { when: '2009', title: 'A wheel' },
      { title: ' ' },
      { when: '2014', title: '', text: 'The kiln' },
    ],
    look: 'across',
  })
  expect(html).toMatch(/^<ol class="b-timeline b-timeline-across">/)
  expect([...html.matchAll(/<li>(.*?)<\/li>/g)].map(([, text]) => text)).toEqual([
    '<p class="b-timeline-when">2009</p><h3>A wheel</h3>',
    '<p class="b-timeline-when">2014</p><p class="b-timeline-text">The kiln</p>',
  ])
  expect(drawBlock('timeline')).toBe('')
})
