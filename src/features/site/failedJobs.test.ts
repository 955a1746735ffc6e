/** Background jobs that failed: an administrator sees them, and runs them again or removes them (issue 13, line 4). */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { jobs } from '#jobs.ts'
import { fixedClock } from '#platform/clock.ts'
import { enqueueJob } from '#platform/jobs/enqueueJob.ts'
import type { Job } from '#platform/jobs/job.ts'
import { runNext } from '#platform/jobs/runner.ts'
import { testSite, type Client, type TestSite } from '#test/support/site.ts'
import { jobTitle } from './jobTitles.ts'

const clock = fixedClock(new Date('2026-03-02T10:00:00Z'))
let site: TestSite
let admin: Client
let isBroken = true
const job: Job = {
  kind: 'shop.csv',
  run: async () => {
    if (isBroken) throw new Error('No room on the disk')
  },
}

beforeAll(async () => {
  site = await testSite({ clock })
  admin = await site.as('administrator', 'Ada')
})
afterAll(() => site.close())

const failed = async () => (await admin.get('/api/jobs/failed')).body.d.items
const counted = async () => (await admin.get('/api/dashboard/summary')).body.d.failed_jobs

async function fail() {
  isBroken = true
  await enqueueJob(site.platform, site.platform.db, { kind: job.kind })
  for (let hour = 0; hour < 10; hour += 1) {
    while (await runNext(site.platform, [job]));
    clock.advance(3_600_001)
  }
  admin = await site.as('administrator', 'Ada')
}

test('4 a job that failed is in the dashboard, with its reason, until it has run again', async () => {
  expect([await failed(), await counted()]).toEqual([[], 0])
  await fail()
  const [one, ...others] = await failed()
  expect(others).toEqual([])
  expect(one).toMatchObject({ title: 'Import a file', error: 'No room on the disk', next_try_at: null })
  expect(await counted()).toBe(1)
  isBroken = false
  expect((await admin.post(`/api/jobs/${one.id}/run`)).status).toBe(200)
  expect(await runNext(site.platform, [job])).toBe(true)
  expect([await failed(), await counted()]).toEqual([[], 0])
  const gone = await admin.post(`/api/jobs/${one.id}/run`)
  expect([gone.status, gone.body.error?.code]).toEqual([404, 'job.missing'])
})

test('4 a job that failed can be removed; one that is tried again by itself cannot', async () => {
  await fail()
  const [{ id }] = await failed()
  expect((await admin.delete(`/api/jobs/${id}`)).status).toBe(200)
  expect(await failed()).toEqual([])
  await enqueueJob(site.platform, site.platform.db, { kind: job.kind })
  await runNext(site.platform, [job])
  const [again] = await failed()
  expect(again).toMatchObject({ failed_at: null, next_try_at: expect.any(String) })
  expect((await admin.delete(`/api/jobs/${again.id}`)).status).toBe(404)
  const { body } = await admin.get('/api/audit', { limit: '5' })
  expect(JSON.stringify(body)).toContain('removed a background job that had failed: Import a file')
})

test('4 every job has words for people', () => {
  const kinds = jobs.map(({ kind }) => kind)
  expect(kinds.filter((kind) => jobTitle(kind) === kind)).toEqual([])
  expect(new Set(kinds).size).toBe(kinds.length)
})
