/** Mail and planned publishing have their time whatever else runs in the background (issue 13, line 4). */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { jobs } from '#jobs.ts'
import { fixedClock } from '#platform/clock.ts'
import { enqueueJob } from '#platform/jobs/enqueueJob.ts'
import type { Job } from '#platform/jobs/job.ts'
import { startJobs } from '#platform/jobs/runner.ts'
import { startMailServer, type MailServer } from '#test/support/mailServer.ts'
import { testSite, type TestSite } from '#test/support/site.ts'

const start = new Date('2026-03-02T10:00:00Z')
const clock = fixedClock(start)
/** More kinds than a process runs at once, and more of one kind. */
const longKinds = Array.from({ length: 12 }, (_, index) => `test.long-${index}`)

let site: TestSite
let mails: MailServer
let end: () => void = () => undefined
const ended = new Promise<void>((done) => (end = done))
const begun: string[] = []

beforeAll(async () => {
  mails = await startMailServer()
  site = await testSite({ clock })
  const administrator = await site.as('administrator')
  await administrator.post('/api/options', { name: 'smtp_url_secret', value: mails.url })
})
afterAll(async () => {
  await site.close()
  await mails.close()
})

test('4 while long jobs run, an email goes out and a page is published at its time', async () => {
  const long: Job[] = longKinds.map((kind) => ({
    kind,
    run() {
      begun.push(kind)
      return ended
    },
  }))
  for (const kind of [...longKinds, ...longKinds])
    await enqueueJob(site.platform, site.platform.db, { kind, runAt: new Date(start.getTime() - 3_600_000) })
  const stop = startJobs(site.platform, [...jobs, ...long])
  try {
    await expect.poll(() => begun.length).toBe(3)
    const editor = await site.as('editor')
    const at = new Date(start.getTime() + 60_000).toISOString()
    const { body } = await editor.post('/api/posts', {
      type: 'page',
      title: 'Sale',
      slug: 'sale',
      status: 'scheduled',
      publish_at: at,
    })
    expect(body.d.status).toBe('scheduled')
    const email = 'ada@example.test'
    await site.visitor().post('/api/users/signup', { name: 'Ada', email, password: 'a kiln at cone six' })
    await site.visitor().post('/api/users/password/forgot', { email })
    clock.advance(61_000)
    // As it is stored: what visitors see follows the time itself.
    const stored = () =>
      site.platform.db.selectFrom('live').select('status').where('post_id', '=', body.d.id).executeTakeFirst()
    await expect.poll(stored).toEqual({ status: 'published' })
    // The email of the sign-up, and the link for a new password, which a job writes.
    const received = () => {
      // Emails go every few seconds.
      clock.advance(1000)
      return mails.received.filter((text) => text.includes(`To: ${email}`)).length
    }
    await expect.poll(received).toBe(2)
    // No more long ones than before.
    expect(begun).toHaveLength(3)
  } finally {
    end()
    await stop()
  }
})
