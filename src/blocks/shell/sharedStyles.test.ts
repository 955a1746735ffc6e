/** Shared styles as a sheet: which rules they make, and that nothing gets out of them. */
import { expect, test } from 'vitest'
import { sharedSheet } from './sharedStyles.ts'

const card = {
  id: 'card000001',
  title: 'Card',
  style: { background: 'var(--surface)', 'line-height': '1.3' },
  style_at: { phone: { hover: { padding: '4px' } } },
}

test('F-EDIT-06 a shared style is a class below what a block sets itself, at every width and in every state', () => {
  const css = sharedSheet([card])
  expect(css.startsWith('@layer shared{')).toBe(true)
  expect(css).toContain('.shared-card000001{background:var(--surface)}')
  expect(css).toContain('.shared-card000001>:not(')
  expect(css).toContain('.shared-card000001:hover{padding:4px}')
})

test('F-EDIT-06 a page gets those that it wears', () => {
  const other = { id: 'other00001', title: 'Other', style: { color: 'red' } }
  expect(sharedSheet([card, other], (name) => name === 'shared-other00001')).not.toContain('card')
  expect(sharedSheet([card], () => false)).toBe('')
  expect(sharedSheet([{ id: 'empty00001', title: 'Empty' }])).toBe('')
})

test('F-EDIT-06 a value that could leave its rule is left out', () => {
  const bad = {
    id: 'bad0000001',
    title: 'Bad',
    style: { color: 'red}body{display:none', behavior: 'x', margin: '1px' },
  }
  expect(sharedSheet([bad])).toBe('@layer shared{.shared-bad0000001{margin:1px}}')
})
