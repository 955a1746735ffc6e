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

test('F-PUB-06 entries below entries make a panel of columns; what has nothing below it is in the first', () => {
  const entry = (title: string, items: readonly object[] = [], url = `/${title.toLowerCase()}`) => ({
    title,
    url,
    items,
  })
  const html = drawBlock(
    'menu',
    { menu_id: 'example' },
    {
      data: {
        ...exampleMenu(),
        items: [
          entry('Shop', [
            entry('New'),
            entry('Table', [entry('Mugs'), entry('Bowls')]),
            entry('Care', [entry('Repair')], ''),
          ]),
        ],
      },
    },
  )
  expect(html).toContain('<details class="menu-more menu-wide" data-enhance="menu"><summary>Shop</summary>')
  expect(html).toContain(
    '<li class="menu-column"><ul class="menu"><li><a href="/shop">Shop</a></li><li><a href="/new">New</a></li></ul></li>',
  )
  expect(html).toContain(
    '<li class="menu-column"><a class="menu-head" href="/table">Table</a><ul class="menu"><li><a href="/mugs">Mugs</a>',
  )
  expect(html).toContain('<b class="menu-head">Care</b>')
})
