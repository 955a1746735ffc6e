/** 3.6: what a call refuses is told for each field, in words that are at the field of a form. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { validatorWords } from '#test/support/validatorWords.ts'
import { testSite, type Client, type TestSite } from '#test/support/site.ts'
import { operations } from '#operations.ts'
import { issueMessage } from './issueMessage.ts'

let site: TestSite
let admin: Client

beforeAll(async () => {
  site = await testSite()
  admin = await site.as('administrator')
})
afterAll(() => site.close())

async function refused(path: string, input: unknown): Promise<Record<string, string>> {
  const { status, body } = await admin.post(path, input)
  expect(status, path).toBeGreaterThanOrEqual(400)
  const fields: { field: string; message: string }[] = body.error?.data?.fields ?? []
  return Object.fromEntries(fields.map(({ field, message }) => [field, message]))
}

test('3.6 an invitation without a name says so at the name', async () => {
  expect(await refused('/api/users', { name: '', email: 'new@example.org', role: 'author' })).toEqual({
    name: 'Please fill this in.',
  })
  expect(await refused('/api/users', { email: 'new@example.org', role: 'author' })).toEqual({
    name: 'Please fill this in.',
  })
  expect(await refused('/api/users', { name: 'New', email: 'no address', role: 'author' })).toEqual({
    email: 'Please enter an email address, such as name@example.org.',
  })
})

test('3.6 a problem that is about one field names it', async () => {
  await admin.post('/api/users', { name: 'Ada', email: 'ada@example.org', role: 'author' })
  expect(await refused('/api/users', { name: 'Eve', email: 'ada@example.org', role: 'author' })).toEqual({
    email: 'Another user has this email address.',
  })
  expect(await refused('/api/redirects', { from_path: '/gone', to_path: 'javascript:x' })).toHaveProperty(
    'to_path',
  )
  expect(await refused('/api/redirects', { from_path: '/gone', to_path: '' })).toEqual({
    to_path: 'Please fill this in.',
  })
})

test('3.6 a value that may be empty or a URL is told what is wrong with the URL', () => {
  const schema = z.union([z.literal(''), z.url({ protocol: /^https?$/ })])
  const said = (value: unknown) =>
    schema.safeParse(value, { error: issueMessage }).error?.issues.map(({ message }) => message)
  expect(said('larkmoor')).toEqual(['Please enter a URL that begins with https://.'])
  expect(said(7)).toEqual(['This cannot be used here. Please check what you entered.'])
})

test('3.6 no call of the product answers a fault in the words of the validator: each is a sentence', () => {
  const worst: unknown[] = [undefined, null, '', 'x'.repeat(100_000), -1, 1e30, 1.5, [], {}, true]
  const seen = new Set<string>()
  for (const operation of operations) {
    const names = operation.input instanceof z.ZodObject ? Object.keys(operation.input.shape) : ['id']
    for (const value of worst) {
      const input = { ...Object.fromEntries(names.map((name) => [name, value])), nobody_knows: 1 }
      const parsed = operation.input.safeParse(input, { error: issueMessage })
      for (const { message } of parsed.error?.issues ?? [])
        if (validatorWords.test(message) || !/^[\p{Lu}“\d]/u.test(message))
          seen.add(`${operation.name}: ${message}`)
    }
  }
  expect([...seen]).toEqual([])
})
