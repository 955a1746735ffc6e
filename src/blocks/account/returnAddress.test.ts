import { expect, test } from 'vitest'
import { returnAddress } from './returnAddress.ts'

test('F-USER-01 after signing in a visitor goes back to a page of this site and nowhere else', () => {
  expect(returnAddress('?to=/journal/oat%23comments', '/user')).toBe('/journal/oat#comments')
  for (const bad of ['?to=https://evil.example', '?to=//evil.example', '?to=/\\evil.example', '?to=/logout', '']) {
    expect(returnAddress(bad, '/user')).toBe('/user')
  }
})
