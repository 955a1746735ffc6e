/** What the post list draws: its layouts, what it leaves out, and the links to its other pages. */
import { expect, test } from 'vitest'
import { drawBlock } from '../blockChecks.testing.tsx'
import { examplePosts } from '../exampleData.ts'
import { askedPage, pageKeyOf } from '../listPages.ts'

const data = { ...examplePosts(), total: 26, page: 2, pages: 9 }

test('F-PUB-05 a list of posts shows as cards, with a large first one, as rows, or as lines of title and date', () => {
  expect(drawBlock('post-list', {}, { data })).toContain('class="b-post-list list-cards cards cards-wide"')
  expect(drawBlock('post-list', { layout: 'feature' }, { data })).toContain('list-feature cards')
  expect(drawBlock('post-list', { layout: 'rows' }, { data })).toContain('class="b-post-list list-rows"')
  const lines = drawBlock('post-list', { layout: 'lines' }, { data })
  expect(lines).not.toContain('<img')
  expect(lines).not.toContain('card-text')
  expect(lines).toContain('2 November 2026')
})

test('F-PUB-05 a list of posts leaves out what its owner does not want', () => {
  const bare = drawBlock('post-list', { hides_picture: true, hides_note: true, hides_text: true }, { data })
  for (const part of ['<img', 'card-note', 'card-text']) expect(bare).not.toContain(part)
  expect(bare).toContain('What the kiln did')
})

test('F-UI-18 readers turn the pages of a list; two lists of one page each by itself', () => {
  expect(drawBlock('post-list', {}, { data })).not.toContain('pagination')
  const plain = drawBlock('post-list', { has_pages: true }, { data })
  expect(plain).toContain('<a href="/shop/mug" aria-label="Page 1">1</a>')
  expect(plain).toContain('<a href="/shop/mug?p=3" rel="next">')
  expect(drawBlock('post-list', { has_pages: true, element_id: 'news' }, { data })).toContain(
    'href="/shop/mug?news-p=3#news"',
  )
  expect(drawBlock('post-list', { has_pages: true }, { data: { ...data, items: [] } })).toContain(
    '<a href="/shop/mug">To the first page</a>',
  )
  expect(askedPage(new URLSearchParams('news-p=4&p=2'), pageKeyOf({ element_id: 'news' }))).toBe(4)
  for (const wrong of ['0', '-1', '1.5', 'x', ''])
    expect(askedPage(new URLSearchParams({ p: wrong }), 'p')).toBe(1)
  expect(askedPage(new URLSearchParams({ p: '99999999' }), 'p')).toBe(10_000)
})
