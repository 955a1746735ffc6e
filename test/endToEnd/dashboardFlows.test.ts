/** What people do in the dashboard, in a real browser: being asked to sign in, accounts, orders, tiles, phones. */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { administratorClient, type HttpClient } from '../support/httpClient.ts'
import { openPerson, signIn, type Person } from '../support/people.ts'
import { administrator, startServer, type RunningServer } from '../support/server.ts'

let server: RunningServer
let browser: Browser
let admin: HttpClient
let owner: Person
let page: Page

beforeAll(async () => {
  server = await startServer()
  browser = await launchBrowser()
  admin = await administratorClient(server.url)
  owner = await openPerson(browser, server)
  await signIn(owner)
  page = owner.page
}, 120_000)
afterAll(async () => {
  await browser?.close()
  await server?.remove()
})

/** Types the own password into the dialog over the page. */
async function proveInDialog(title: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title })
  await dialog.getByLabel('Password').fill('not-this-one')
  await dialog.getByRole('button', { name: /Log in|Go on/ }).click()
  await dialog.getByText('The e-mail address or the password is not right.').waitFor()
  await dialog.getByLabel('Password').fill(administrator.password)
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
}

test('F-OPT-04 F-SHOP-13 Today shows the steps of a new site, marks test orders, and its tiles are arranged', async () => {
  await page.goto('/user')
  const steps = page.getByRole('region', { name: 'Set up your site' })
  await steps.getByText(/of 6 done/).waitFor()
  await steps.getByRole('link', { name: /^Publish the first page.*done$/ }).waitFor()
  await steps.getByRole('link', { name: /^Take payments.*to do$/ }).waitFor()
  await page.locator('.kpi li', { hasText: 'Sales' }).getByText(/\$[\d,.]+, not counted/).waitFor()
  await page.getByRole('button', { name: 'Arrange' }).click()
  const dialog = page.getByRole('dialog', { name: 'Arrange the tiles' })
  await dialog.getByRole('switch', { name: 'Set up your site' }).uncheck()
  await dialog.getByRole('button', { name: 'Move Edited lately up' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => page.locator('.tile h2').allInnerTexts()).toEqual(['Visits', 'Edited lately', 'Needs you'])
  await page.reload()
  await page.getByRole('heading', { name: 'Needs you' }).waitFor()
  expect(await steps.count()).toBe(0)
})

test('F-USER-01 F-ERR-04 a session that ended is renewed over the page, and what was typed is saved', async () => {
  await page.goto('/user/settings')
  await page.getByLabel(/^Announcement/).first().fill('Typed before the session ended')
  await owner.context.clearCookies()
  await page.getByRole('button', { name: 'Save settings' }).click()
  await proveInDialog('Please login')
  await page.getByText('Setting saved').waitFor()
  expect((await admin.call('GET', '/api/options/announcement')).d).toBe('Typed before the session ended')
})

test('F-USER-05 a change that wants a fresh proof asks for the password and is made then; cancel leaves it unmade', async () => {
  await page.goto('/user/settings')
  let isOld = true
  // A session that began over 30 minutes ago, told as the server tells it.
  await page.route('**/api/options', async (route) => {
    if (route.request().method() === 'GET' || !isOld) return route.fallback()
    return route.fulfill({ status: 403, json: { d: null, error: { code: 'login.again', message: 'Please enter your password, or log in again, to change this.' } } })
  })
  await page.getByLabel(/^E-mail address/).first().fill('kiln@larkmoor.example')
  await page.getByRole('button', { name: 'Save settings' }).click()
  await page.getByRole('dialog', { name: 'Is it you?' }).getByRole('button', { name: 'Cancel' }).click()
  await page.getByText('A setting was not saved').waitFor()
  expect(await page.getByLabel(/^E-mail address/).first().inputValue()).toBe('kiln@larkmoor.example')
  await page.getByRole('button', { name: 'Save settings' }).click()
  await page.getByRole('dialog', { name: 'Is it you?' }).waitFor()
  isOld = false
  await proveInDialog('Is it you?')
  await page.getByText('Setting saved').first().waitFor()
  expect((await admin.call('GET', '/api/options/site_email')).d).toBe('kiln@larkmoor.example')
  await page.unroute('**/api/options')
})
