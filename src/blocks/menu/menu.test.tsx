/** What a menu draws of entries that hold others. */
import { expect, test } from 'vitest'
import { drawBlock } from '../blockChecks.testing.tsx'
import { exampleMenu } from '../exampleData.ts'

test('F-PUB-06 an entry that holds others opens them, and its own page is the first of them', () => {
  const html = drawBlock('menu', { menu_id: 'example' }, { data: exampleMenu() })
  expect(html).toContain(
    '<summary>Shop</summary><ul class="menu"><li><a href="/t/products">Shop</a></li><li><a href="/p/category/mugs">Mugs</a>',
  )
  const heading = {
    ...exampleMenu(),
    items: [{ title: 'More', url: '', items: [{ title: 'Mugs', url: '/p/category/mugs', items: [] }] }],
  }
  expect(drawBlock('menu', { menu_id: 'example' }, { data: heading })).toContain(
    '<summary>More</summary><ul class="menu"><li><a href="/p/category/mugs">',
  )
})
