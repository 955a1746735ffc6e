/** Who sees the Edit control. */
import { expect, test } from 'vitest'
import { editUrl, mayEdit } from './personal.ts'

test('F-PUB-09 the creator sees the Edit control, and who may edit the posts of others; nobody else', () => {
  const author = { id: 'ada', capabilities: ['posts.write'] }
  expect(mayEdit(author, 'ada')).toBe(true)
  expect(mayEdit(author, 'ben')).toBe(false)
  expect(mayEdit(null, 'ada')).toBe(false)
  expect(mayEdit({ id: 'eve', capabilities: ['posts.edit_others'] }, 'ada')).toBe(true)
})

test('F-PUB-09 the control opens the editor of the post, new where it has no id', () => {
  expect(editUrl('0190-a')).toBe('/user/editor/0190-a')
  expect(editUrl(undefined)).toBe('/user/editor/new')
})
