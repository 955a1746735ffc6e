/** What people do in the dashboard, in a real browser: being asked to sign in, accounts, orders, tiles, phones. */
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { codeAt, stepOf } from '#features/people/totp.ts'
import { builtSite } from '../support/builtSite.ts'
import type { Person } from '../support/people.ts'
import { administrator } from '../support/server.ts'
import { longTest } from '../support/share.ts'

const site = builtSite()
let owner: Person
let page: Page

beforeAll(async () => {
  owner = await site.openSignedIn()
  page = owner.page
})

/** What an authenticator app makes of the key. */
function fromBase32(text: string): Buffer {
  const bits = [...text.replace(/\s/g, '')]
    .map((character) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(character).toString(2).padStart(5, '0'))
    .join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** Types the own password into the dialog over the page. */
async function proveInDialog(title: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title })
  await dialog.getByLabel('Password').fill('not-this-one')
  await dialog.getByRole('button', { name: /Log in|Go on/ }).click()
  await dialog.getByText('The email address or the password is not right.').waitFor()
  await dialog.getByLabel('Password').fill(administrator.password)
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
}

longTest(
  'F-OPT-04 F-SHOP-13 Today shows the steps of a new site, marks test orders, and its tiles are arranged',
  async () => {
    await page.goto('/user')
    const steps = page.getByRole('region', { name: 'Set up your site' })
    await steps.getByText(/of 7 done/).waitFor()
    await steps.getByRole('link', { name: /^Publish the first page.*done$/ }).waitFor()
    await steps.getByRole('link', { name: /^Take payments.*to do$/ }).waitFor()
    await page
      .locator('.kpi li', { hasText: 'Sales' })
      .getByText(/\$[\d,.]+, not counted/)
      .waitFor()
    await page.getByRole('button', { name: 'Arrange' }).click()
    const dialog = page.getByRole('dialog', { name: 'Arrange the tiles' })
    await dialog.getByRole('switch', { name: 'Set up your site' }).uncheck()
    await dialog.getByRole('button', { name: 'Move Edited lately up' }).click()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.waitFor({ state: 'detached' })
    await expect
      .poll(() => page.locator('.tile h2').allInnerTexts())
      .toEqual(['Visits', 'Edited lately', 'Needs you'])
    await page.reload()
    await page.getByRole('heading', { name: 'Needs you' }).waitFor()
    expect(await steps.count()).toBe(0)
  },
)

test('F-USER-01 F-ERR-04 a session that ended is renewed over the page, and what was typed is saved', async () => {
  await page.goto('/user/settings')
  await page
    .getByLabel(/^Announcement/)
    .first()
    .fill('Typed before the session ended')
  await owner.context.clearCookies()
  await page.getByRole('button', { name: 'Save settings' }).click()
  await proveInDialog('Please login')
  await page.getByText('Setting saved').waitFor()
  expect((await site.admin.call('GET', '/api/options/announcement')).d).toBe('Typed before the session ended')
})

test('F-USER-05 a change that wants a fresh proof asks for the password and is made then; cancel leaves it unmade', async () => {
  await page.goto('/user/settings')
  let isOld = true
  // A session that began over 30 minutes ago, told as the server tells it.
  await page.route('**/api/options', async (route) => {
    if (route.request().method() === 'GET' || !isOld) return route.fallback()
    return route.fulfill({
      status: 403,
      json: {
        d: null,
        error: {
          code: 'login.again',
          message: 'Please enter your password, or log in again, to change this.',
        },
      },
    })
  })
  await page
    .getByLabel(/^Email address/)
    .first()
    .fill('kiln@larkmoor.example')
  await page.getByRole('button', { name: 'Save settings' }).click()
  await page.getByRole('dialog', { name: 'Is it you?' }).getByRole('button', { name: 'Cancel' }).click()
  await page.getByText('A setting was not saved').waitFor()
  expect(
    await page
      .getByLabel(/^Email address/)
      .first()
      .inputValue(),
  ).toBe('kiln@larkmoor.example')
  await page.getByRole('button', { name: 'Save settings' }).click()
  await page.getByRole('dialog', { name: 'Is it you?' }).waitFor()
  isOld = false
  await proveInDialog('Is it you?')
  await page.getByText('Setting saved').first().waitFor()
  expect((await site.admin.call('GET', '/api/options/site_email')).d).toBe('kiln@larkmoor.example')
  await page.unroute('**/api/options')
})

test('F-USER-03 somebody is invited by a link to copy, gets another role and is removed', async () => {
  await page.goto('/user/users')
  await page.getByRole('button', { name: 'Invite somebody' }).click()
  const invite = page.getByRole('dialog', { name: 'Invite somebody' })
  await invite.getByLabel('Name').fill('Runa Fell')
  await invite.getByLabel('Email address').fill(administrator.email)
  await invite.getByRole('button', { name: 'Send the invitation' }).click()
  await page.getByText('Another user has this email address.').waitFor()
  expect(await invite.getByLabel('Name').inputValue()).toBe('Runa Fell')
  await invite.getByLabel('Email address').fill('sela@larkmoor.example')
  await invite.getByRole('button', { name: 'Send the invitation' }).click()
  const link = page.getByLabel('Link of the invitation', { exact: true })
  expect(await link.inputValue()).toMatch(/^http.+\/.+/)
  await page
    .getByRole('dialog', { name: 'Runa Fell is invited' })
    .getByRole('button', { name: 'Done' })
    .click()
  await page.getByLabel('Role of Runa Fell').selectOption('editor')
  await page.getByText('Runa Fell is editor now').waitFor()
  await page.getByRole('button', { name: /^Remove.*Runa Fell/ }).click()
  await page
    .getByRole('dialog', { name: 'Remove Runa Fell?' })
    .getByRole('button', { name: 'Remove user' })
    .click()
  await page.getByText('Runa Fell is removed').waitFor()
})

test('F-USER-05 the second step is set up with a code, asked for at the next sign-in, and taken off; the password is changed', async () => {
  // An account of its own: what comes after needs the owner's password as it was.
  const account = { email: 'sela@larkmoor.example', password: 'a-shelf-of-test-tiles' }
  expect(
    (await site.admin.call('POST', '/api/users', { ...account, name: 'Sela Marsh', role: 'administrator' }))
      .status,
  ).toBe(200)
  const person = await site.openSignedIn({ account })
  const { page } = person
  await page.goto('/user/profile')
  await page.getByRole('button', { name: 'Set up' }).click()
  await page.getByLabel('Current password').last().fill(account.password)
  await page.getByRole('button', { name: 'Go on' }).click()
  await page.getByRole('img', { name: /picture for your authenticator/ }).waitFor()
  const key = fromBase32(await page.getByLabel('Key', { exact: true }).inputValue())
  await page.getByLabel('Code that the app shows').fill('000000')
  await page.getByRole('button', { name: 'Turn on' }).click()
  await page.getByText('That code is not right.').waitFor()
  await page.getByLabel('Code that the app shows').fill(codeAt(key, stepOf(Date.now())))
  await page.getByRole('button', { name: 'Turn on' }).click()
  const kept = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await kept.first().waitFor()
  const codes = await kept.allInnerTexts()
  expect(codes).toHaveLength(10)
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await page.getByText('On. Logging in also asks for a code').waitFor()

  await person.context.clearCookies()
  await page.getByLabel('Name').fill('Sela of the kiln')
  await page.getByRole('button', { name: 'Save profile' }).click()
  const dialog = page.getByRole('dialog', { name: 'Please login' })
  await dialog.getByLabel('Password').fill(account.password)
  await dialog.getByRole('button', { name: 'Log in' }).click()
  await dialog.getByLabel('Code of your authenticator app').fill(codes[0] ?? '')
  await dialog.getByRole('button', { name: 'Log in' }).click()
  await page.getByText('Profile saved').waitFor()

  await page.getByRole('button', { name: 'Turn off' }).click()
  await page.getByLabel('Current password').last().fill(account.password)
  await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click()
  await page.getByText('The second step is off').waitFor()

  const fresh = 'slip-and-oxide-tomorrow'
  await page.getByLabel('Current password').fill(account.password)
  await page.getByLabel('New password', { exact: true }).fill(fresh)
  await page.getByLabel('New password again').fill(fresh)
  await page.getByRole('button', { name: 'Change password' }).click()
  await page.getByText('The password is changed').waitFor()
  expect(
    (
      await person.context.request.post('/api/users/login', {
        data: { ...account, password: fresh },
        headers: { 'x-timestamp': String(Date.now()) },
      })
    ).status(),
  ).toBe(200)
  await person.context.close()
})

test('F-ROUTE-05 a redirect is made, followed, counted, deleted and brought back', async () => {
  await page.goto('/user/redirects')
  await page.getByRole('button', { name: 'New redirect' }).first().click()
  const form = page.getByRole('dialog', { name: 'New redirect' })
  await form.getByLabel('Path that is gone').fill('/old-kiln')
  await form.getByLabel('Leads to').fill('/about')
  await form.getByRole('button', { name: 'Save redirect' }).click()
  await form.waitFor({ state: 'detached' })
  const answer = await fetch(`${site.url}/old-kiln`, { redirect: 'manual' })
  expect([answer.status, answer.headers.get('location')]).toEqual([301, '/about'])
  await page.goto('/user/redirects?q=old-kiln')
  const row = page.locator('tbody tr', { hasText: '/old-kiln' })
  await expect
    .poll(async () => {
      await page.reload()
      return row.locator('td').nth(4).innerText()
    })
    .toBe('1')
  await row.getByRole('button', { name: /^Delete/ }).click()
  await row.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await row.waitFor()
})

longTest(
  'F-UI-22 Ctrl K finds an order by its number and by who bought, and the part of a screen where something is set',
  async () => {
    const { d } = await site.admin.call('GET', '/api/shop/orders?limit=1')
    const [order] = d.items
    const search = page.getByRole('combobox', { name: 'Search or do anything' })
    const ask = async (words: string) => {
      await page.goto('/user')
      await page.getByRole('main').getByRole('heading').first().waitFor()
      await page.keyboard.press('Control+k')
      await search.fill(words)
    }
    for (const words of [order.number, order.email]) {
      await ask(words)
      await page.getByRole('option', { name: new RegExp(`Order ${order.number} · ${order.email}`) }).click()
      await page.getByRole('heading', { name: new RegExp(order.number) }).waitFor()
      expect(new URL(page.url()).pathname).toBe(`/user/orders/${order.id}`)
    }
    await ask('coupon')
    await page.getByRole('option', { name: /^Discount codes/ }).click()
    const part = page.getByRole('region', { name: 'Discount codes' })
    await part.waitFor()
    await expect
      .poll(async () => (await part.boundingBox())?.y ?? 9999)
      .toBeLessThan(page.viewportSize()?.height ?? 0)
    await ask('currency')
    await page.getByRole('option', { name: /^Currency/ }).click()
    await page.getByRole('heading', { name: 'Currency', level: 1 }).waitFor()
    await ask('scheduled')
    // The ring of the focus follows the corners of the dialog.
    expect(await search.evaluate((field) => getComputedStyle(field).borderTopLeftRadius)).toBe('11px')
    await page.getByRole('option', { name: /^Pages: Scheduled/ }).click()
    await page.waitForURL('**/user/content/page?status=scheduled')
  },
)

longTest(
  'F-OPT-03 13.2 another language of the site is that of the whole dashboard at once, and nothing typed is lost',
  async () => {
    const { page: own, complaints, context } = await site.openSignedIn()
    await own.goto('/user/settings')
    await own.getByLabel('Language', { exact: true }).selectOption('de')
    await own.getByLabel('Email address').first().fill('no address')
    await own.getByRole('button', { name: 'Save settings' }).click()
    // What is refused holds the language back: nothing turns before all is saved.
    await own.locator('[aria-invalid="true"]').first().waitFor()
    await own.getByRole('heading', { name: 'Settings', exact: true }).waitFor()
    expect((await site.admin.call('GET', '/api/options/site_language')).d).toBe('en')
    await own.getByLabel('Email address').first().fill('kiln@larkmoor.example')
    await own.getByRole('button', { name: 'Save settings' }).click()
    await own.getByText('2 Einstellungen gespeichert').waitFor()
    await own.getByRole('heading', { name: 'Einstellungen', exact: true }).waitFor()
    expect(await own.locator('html').getAttribute('lang')).toBe('de')
    expect(await own.getByLabel('Sprache', { exact: true }).inputValue()).toBe('de')
    await own.getByLabel('Sprache', { exact: true }).selectOption('en')
    await own.getByRole('button', { name: 'Einstellungen speichern' }).click()
    await own.getByText('Setting saved').waitFor()
    expect(complaints.filter((text) => !text.includes('status of 422'))).toEqual([])
    await context.close()
  },
)
