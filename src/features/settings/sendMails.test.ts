/** Emails over real SMTP, to a mail server that the test runs. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fixedClock } from '#platform/clock.ts'
import { startMailServer, type MailServer } from '#test/support/mailServer.ts'
import { sendReset } from '#features/people/jobs/sendReset.ts'
import { runJobsOf } from '#test/support/jobs.ts'
import { testSite, type TestSite } from '#test/support/site.ts'
import { sendMails } from './jobs/sendMails.ts'

const clock = fixedClock(new Date('2026-03-02T10:00:00Z'))
let site: TestSite
let mails: MailServer

beforeAll(async () => {
  mails = await startMailServer()
  site = await testSite({ clock })
  const administrator = await site.as('administrator')
  await administrator.post('/api/options', { name: 'site_name', value: 'Oat & Ash' })
  await administrator.post('/api/options', { name: 'site_email', value: 'hello@oat.example' })
  await administrator.post('/api/options', { name: 'smtp_url_secret', value: mails.url })
})
afterAll(async () => {
  await site.close()
  await mails.close()
})

const waiting = () => site.platform.db.selectFrom('outbox').selectAll().where('sent_at', 'is', null).execute()

test('F-USER-05 the email of a signup arrives once, from the site’s own email address', async () => {
  const email = 'ada@example.test'
  await site.visitor().post('/api/users/signup', { name: 'Ada', email, password: 'a kiln at cone six' })
  await Promise.all([sendMails.run(site.platform, {}), sendMails.run(site.platform, {})])
  expect(mails.received).toHaveLength(1)
  expect(mails.received[0]).toMatch(/^From: "?Oat & Ash"? <hello@oat\.example>/m)
  expect(mails.received[0]).toContain('To: ada@example.test')
  expect(mails.received[0]).toContain('Please confirm your email address')
  expect(mails.received[0]).toContain('/login?verify=3D')
  expect(await waiting()).toEqual([])
  const kept = await site.platform.db.selectFrom('outbox').select('payload').execute()
  expect(JSON.stringify(kept)).not.toContain('verify=')
})

test('F-USER-05 an email that the mail server refuses is tried again later', async () => {
  mails.isRefusing = true
  await site.visitor().post('/api/users/password/forgot', { email: 'ada@example.test' })
  await runJobsOf(site, sendReset)
  await sendMails.run(site.platform, {})
  expect((await waiting())[0]?.last_error).toContain('Mailbox full')
  mails.isRefusing = false
  await sendMails.run(site.platform, {})
  expect(mails.received).toHaveLength(1)
  clock.advance(15_001)
  await sendMails.run(site.platform, {})
  expect(mails.received).toHaveLength(2)
  expect(await waiting()).toEqual([])
})

test('F-USER-05 without a mail server the emails wait', async () => {
  const quiet = await testSite()
  try {
    await quiet
      .visitor()
      .post('/api/users/signup', { name: 'Bo', email: 'bo@example.test', password: 'a kiln at cone six' })
    await sendMails.run(quiet.platform, {})
    const rows = await quiet.platform.db.selectFrom('outbox').select(['sent_at', 'tries']).execute()
    expect(rows).toEqual([{ sent_at: null, tries: 0 }])
  } finally {
    await quiet.close()
  }
})
