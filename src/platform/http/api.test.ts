/** What every call answers, whatever it is: guards, envelope, errors. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testSite, type TestSite } from '#test/support/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site.close())

test('F-ERR-06 an unknown path answers 404 in the error envelope', async () => {
  const answer = await site.visitor().get('/api/nothing-here')
  expect(answer.status).toBe(404)
  expect(answer.body).toEqual({
    d: null,
    error: {
      code: 'path.unknown',
      message: 'Page Not Found: /api/nothing-here',
      data: { path: '/api/nothing-here' },
    },
  })
})
