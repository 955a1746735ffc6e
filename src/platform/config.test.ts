/** A wrong setting stops the start with one line that names it. */
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('defaults serve on port 3000 of this machine only, with the demo', () => {
  expect(readConfig({})).toMatchObject({ PORT: 3000, HOST: '127.0.0.1', SEED_DEMO: '1' })
})

test.each([
  [{ PORT: 'many' }, /^PORT is wrong/],
  [{ SITE_URL: 'larkmoor' }, /^SITE_URL is wrong/],
  [{ DATABASE_URL: 'mysql://x' }, /^DATABASE_URL is wrong: must start with postgres/],
  [{ ADMIN_EMAIL: 'ines@larkmoor.example' }, /ADMIN_EMAIL and ADMIN_PASSWORD must be set together/],
  [{ PAGE_CACHE: '0' }, /PAGE_CACHE=0 .* refused in production/],
])('%o is refused with its name', (environment, message) => {
  expect(() => readConfig(environment)).toThrow(message)
})

test('an empty setting counts as absent', () => {
  expect(readConfig({ PORT: '' }).PORT).toBe(3000)
})
