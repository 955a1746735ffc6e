/** The accounts of a test file: a site with a clock that stands, people who sign in, the emails they get. */
import { afterAll, beforeAll, expect } from 'vitest'
import { createAccount } from '#features/people/index.ts'
import { sendReset } from '#features/people/jobs/sendReset.ts'
import { fixedClock } from '#platform/clock.ts'
import { runJobsOf } from './jobs.ts'
import { testSite, type Answer, type Client, type TestSite } from './site.ts'

export const password = 'a kiln at cone six'

interface Email {
  subject: string
  text: string
  html: string
}

/** @param take is given the site before the first test */
export function peopleUnderTest(take: (site: TestSite) => void) {
  const start = new Date('2026-03-02T10:00:00Z')
  const clock = fixedClock(start)
  let site: TestSite
  let count = 0
  beforeAll(async () => {
    site = await testSite({ clock, environment: { SITE_URL: 'https://kiln.example' } })
    take(site)
  })
  afterAll(() => site.close())

  async function account(
    role: 'member' | 'administrator' = 'member',
  ): Promise<{ id: string; email: string }> {
    count += 1
    const email = `person${count}@example.test`
    const { id } = await createAccount(site.platform, site.platform.db, {
      name: `Person ${count}`,
      email,
      password,
      role,
    })
    return { id, email }
  }

  async function signedIn(
    role: 'member' | 'administrator' = 'member',
  ): Promise<{ id: string; email: string; client: Client; answer: Answer }> {
    const { id, email } = await account(role)
    const client = site.visitor()
    const answer = await client.post('/api/users/login', { email, password })
    expect(answer.status).toBe(200)
    return { id, email, client, answer }
  }

  /** The emails to an email address, newest last. */
  async function emailsTo(email: string): Promise<Email[]> {
    await runJobsOf(site, sendReset)
    const rows = await site.platform.db.selectFrom('outbox').select('payload').orderBy('id').execute()
    return rows
      .filter(({ payload }) => payload.to === email)
      .map(({ payload }) => ({
        subject: String(payload.subject),
        text: String(payload.text),
        html: String(payload.html),
      }))
  }

  async function tokenOf(email: string, kind: string): Promise<string> {
    const message = (await emailsTo(email)).at(-1)
    return new RegExp(`${kind}=([\\w-]+)`).exec(message?.text ?? '')?.[1] ?? ''
  }

  /** The rate limits of a test's own calls are no part of it. */
  async function forgetTries(): Promise<void> {
    await site.platform.db.deleteFrom('rate_limit').execute()
  }

  return { start, clock, account, signedIn, emailsTo, tokenOf, forgetTries }
}
