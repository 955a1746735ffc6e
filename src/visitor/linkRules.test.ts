/** Which links navigate inside the page. */
import { expect, test } from 'vitest'
import { linkKind, needsFullLoad } from './linkRules.ts'

test.each([
  [null, 'alone'],
  ['', 'alone'],
  ['/null', 'alone'],
  ['/journal/null/x', 'alone'],
  ['tel:+491234', 'alone'],
  ['mailto:hello@example.com', 'alone'],
  ['javascript:alert(1)', 'alone'],
  ['//evil.example', 'alone'],
  ['http://example.com', 'external'],
  ['https://example.com/x', 'external'],
  ['/journal', 'internal'],
  ['journal/oat', 'internal'],
  ['?p=2', 'internal'],
  ['#sizes', 'internal'],
] as const)('F-ROUTE-07 a link to %s is %s', (href, kind) => {
  expect(linkKind({ href, hasDownload: false })).toBe(kind)
})

test('F-ROUTE-07 a link with a download attribute opens externally', () => {
  expect(linkKind({ href: '/media/plan.pdf', hasDownload: true })).toBe('external')
})

test('F-ROUTE-07 places that are no pages of the site are loaded whole', () => {
  for (const path of ['/user', '/user/editor/new', '/logout', '/media/a.webp', '/feed.xml'])
    expect(needsFullLoad(path)).toBe(true)
  for (const path of ['/', '/users-guide', '/journal', '/p/category/glaze'])
    expect(needsFullLoad(path)).toBe(false)
})
