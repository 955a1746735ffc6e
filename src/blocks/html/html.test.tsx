/** Whose markup stands as it is, and who may write it. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testSite, type TestSite } from '#test/support/site.ts'
import { drawBlock } from '../blockChecks.testing.tsx'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site.close())

test('F-POST-10 markup is drawn as it stands', () => {
  expect(drawBlock('html', { code: '<dl><dt>Clay</dt></dl>' })).toBe(
    '<div class="b-html"><dl><dt>Clay</dt></dl></div>',
  )
  expect(drawBlock('html', { code: ' ' })).toBe('')
})

test('F-POST-10 an administrator writes markup; an editor may keep it, and may neither write nor change it', async () => {
  const value = [{ id: 'code000001', type: 'html', state: { code: '<b>Own</b>' }, children: [] }]
  const editor = await site.as('editor')
  expect((await editor.post('/api/posts', { type: 'page', title: 'Code', value })).status).toBe(403)
  const administrator = await site.as('administrator')
  const made = await administrator.post('/api/posts', {
    type: 'page',
    title: 'Code',
    value,
    status: 'published',
  })
  expect(made.status).toBe(200)
  const { id, version } = made.body.d
  const kept = await editor.post('/api/posts', { id, version, title: 'Kept', value })
  expect(kept.status).toBe(200)
  const changed = [{ ...value[0], state: { code: '<script>alert(1)</script>' } }]
  expect((await editor.post('/api/posts', { id, version: kept.body.d.version, value: changed })).status).toBe(
    403,
  )
})
