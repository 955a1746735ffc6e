import { expect, test } from 'vitest'
import { returnUrl } from './returnUrl.ts'

test('F-USER-01 after signing in a visitor goes back to a page of this site and nowhere else', () => {
  expect(returnUrl('?next=/journal/oat%23comments', '/user')).toBe('/journal/oat#comments')
  for (const bad of [
    '?next=https://evil.example',
    '?next=//evil.example',
    '?next=/\\evil.example',
    '?next=/logout',
    '',
  ]) {
    expect(returnUrl(bad, '/user')).toBe('/user')
  }
})
