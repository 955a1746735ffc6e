/** People with a browser of their own before the running site: a visitor, a member, the administrator. */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import type { HttpClient } from './httpClient.ts'
import { patienceMs } from './browser.ts'
import { administrator, type RunningServer } from './server.ts'

export interface Person {
  context: BrowserContext
  page: Page
  /** What the browser complained of: script errors, console errors, what the content policy refused. */
  complaints: string[]
}

export const desktop = { width: 1280, height: 900 } as const
export const phone = { width: 390, height: 844 } as const

export interface Account {
  email: string
  password: string
}

/** Opens a fresh browser profile; its complaints are gathered while it lives. */
export async function openPerson(
  browser: Browser,
  server: RunningServer,
  options: BrowserContextOptions = {},
): Promise<Person> {
  const context = await browser.newContext({
    viewport: desktop,
    baseURL: server.url,
    reducedMotion: 'reduce',
    ...options,
  })
  context.setDefaultTimeout(patienceMs)
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(`${page.url()} ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error')
      complaints.push(`${page.url()} ${message.text()} ${message.location().url}`.trim())
  })
  return { context, page, complaints }
}

/** Signs a profile in by the call that the login form makes. */
export async function signIn({ context }: Person, account: Account = administrator): Promise<void> {
  const answer = await context.request.post('/api/users/login', {
    data: account,
    headers: { 'x-timestamp': String(Date.now()) },
  })
  if (!answer.ok()) throw new Error(`Signing in was answered ${answer.status()}: ${await answer.text()}`)
}

/** Signs in by the login form, which is open. */
export async function fillLogin(page: Page, { email, password }: Account = administrator): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
}

export const memberAccount: Account = { email: 'otto@reader.example', password: 'a-long-walk-by-the-river' }

/** Makes an account with the role of a member. */
export async function createMember(admin: HttpClient): Promise<void> {
  const answer = await admin.call('POST', '/api/users', { ...memberAccount, name: 'Otto', role: 'member' })
  if (answer.status !== 200) throw new Error(`The member was not made: ${answer.error?.message}`)
}
