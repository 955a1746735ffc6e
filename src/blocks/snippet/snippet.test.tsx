/** What the snippet block draws. */
import { expect, test } from 'vitest'
import { drawBlock } from '../blockChecks.testing.tsx'

test('F-POST-11 a snippet that runs on its own is in a frame without rights', () => {
  const html = drawBlock(
    'snippet',
    { snippet_id: 's1' },
    { data: { title: 'Clock', blocks: [], frame: '/component/s1' } },
  )
  expect(html).toContain('sandbox="allow-scripts"')
  expect(html).toContain('src="/component/s1"')
  expect(html).toContain('title="Clock"')
})

test('F-POST-11 a snippet that is gone is nothing for visitors, and said to those who write', () => {
  expect(drawBlock('snippet', { snippet_id: 's1' })).toBe('')
  expect(drawBlock('snippet', { snippet_id: 's1' }, { isCanvas: true })).toContain('not published, or gone')
})
