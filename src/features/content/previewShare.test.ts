/** A shared preview: shown to those with the link, until it ends, and only of the post it was made for. */
import { createSecretKey } from 'node:crypto'
import { expect, test } from 'vitest'
import { readShareToken, shareToken } from './previewShare.ts'

const secret = createSecretKey(Buffer.alloc(32, 7))
const post = '01a1fe46-c330-725b-bf27-aa12f346a872'
const author = '01a1fe48-5823-7671-9c59-aa591840df45'
const at = (minutes: number) => new Date(Date.UTC(2026, 0, 1, 12, minutes))

test('F-EDIT-07 a share link holds until its end, for its post, and not when a sign of it is changed', () => {
  const token = shareToken(secret, post, author, at(30))
  expect(readShareToken(secret, post, token, at(29))).toBe(author)
  expect(readShareToken(secret, post, token, at(30))).toBeNull()
  expect(readShareToken(secret, author, token, at(0))).toBeNull()
  expect(readShareToken(createSecretKey(Buffer.alloc(32, 8)), post, token, at(0))).toBeNull()
  for (let index = 0; index < token.length; index += 1) {
    const sign = token[index] === 'a' ? 'b' : 'a'
    expect(readShareToken(secret, post, token.slice(0, index) + sign + token.slice(index + 1), at(0))).toBeNull()
  }
  expect(readShareToken(secret, post, '', at(0))).toBeNull()
})
