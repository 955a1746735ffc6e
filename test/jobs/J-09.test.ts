/** J-09, an owner: brings newsletter addresses, writes an email of blocks, sends it to 200. */
import { afterAll, expect, test } from 'vitest'
import { violationsOf } from '../support/axe.ts'
import { builtSite } from '../support/builtSite.ts'
import { startMailServer, type MailServer } from '../support/mailServer.ts'

let mails: MailServer | undefined
const site = builtSite(async () => {
  mails = await startMailServer()
  return { environment: { SMTP_URL: mails.url } }
})
afterAll(() => mails?.close())

const received = (): string[] => mails?.received ?? []

/** Names as people have them; every address is another one. */
const names = ['Groß, Bjørn', 'O’Neill', '漢字 太郎', 'Müller "Jo"', 'Ana María']
const addresses = Array.from({ length: 200 }, (_, number) => `reader${number}@list.example`)
const csv = [
  'Name,E-mail address,Since,Town',
  ...addresses.map(
    (email, number) => `"${(names[number % 5] ?? '').replaceAll('"', '""')}",${email},2024,Ulm`,
  ),
].join('\r\n')

test('J-09 brings 200 addresses, writes an email of blocks and sends it; each gets it once; in at most 30 acts', async () => {
  await site.admin.call('POST', '/api/options', { name: 'newsletter_rate', value: 10_000 })
  const { page, complaints } = await site.openSignedIn({
    viewport: { width: 1440, height: 900 },
    bypassCSP: true,
  })
  let acts = 0
  const act = async (done: Promise<unknown>) => {
    acts += 1
    await done
  }
  const dialog = page.getByRole('dialog')
  await page.goto('/user/newsletter')
  acts += 1
  await act(page.getByRole('link', { name: 'Subscribers' }).click())
  await act(page.getByRole('button', { name: 'Import', exact: true }).first().click())
  const file = { name: 'readers.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) }
  await act(dialog.getByLabel('CSV file').setInputFiles(file))
  const columns = dialog.getByLabel('Columns of the file')
  await columns.getByText('Since').waitFor()
  // What has no place is said before anything is taken, and afterwards.
  expect(await columns.innerText()).toMatch(/Not imported\s+Town/)
  await act(dialog.getByLabel('How they agreed').fill('Paper list at the spring market'))
  await act(dialog.getByLabel('Everybody in this file has agreed').check())
  await act(dialog.getByRole('button', { name: 'Import' }).click())
  await dialog.getByText('200 subscribers added').waitFor()
  await dialog.getByText('not imported: Town').waitFor()
  await act(dialog.getByRole('button', { name: 'Done' }).click())
  await page
    .getByRole('row', { name: 'reader0@list.example Groß, Bjørn' })
    .or(page.getByText('200 entries'))
    .first()
    .waitFor()
  await act(
    page.getByRole('navigation', { name: 'Newsletter' }).getByRole('link', { name: 'Emails' }).click(),
  )
  await act(page.getByRole('link', { name: 'New email' }).first().click())

  const canvas = page.frameLocator('iframe.editor-frame')
  const settings = page.locator('.editor-right')
  await act(canvas.locator('[data-bid]').first().click())
  await canvas.locator('[contenteditable=true]:focus').waitFor()
  await act(page.keyboard.type('# The kiln opens on Friday'))
  await act(page.keyboard.press('Enter'))
  await act(page.keyboard.type('Forty mugs, and the first of the large bowls.'))
  await act(page.keyboard.press('Enter'))
  await act(page.keyboard.type('/'))
  const menu = page.getByRole('dialog', { name: 'Insert' })
  await menu.waitFor()
  // What an email cannot show is not offered.
  expect(await menu.getByRole('option', { name: 'Video' }).count()).toBe(0)
  expect(await menu.getByRole('option', { name: 'Heading' }).count()).toBeGreaterThan(0)
  await act(page.keyboard.type('button'))
  await page.locator('[role="option"][aria-selected="true"]').getByText('Button', { exact: true }).waitFor()
  await act(page.keyboard.press('Enter'))
  await page.locator('.editor-message').getByText('Button inserted').waitFor()
  await act(page.keyboard.type('See what is new'))
  await act(settings.getByRole('combobox', { name: 'Leads to', exact: true }).fill('/t/products'))
  await act(
    page.getByRole('textbox', { name: 'Title', exact: true }).first().fill('Kiln day, Friday at nine'),
  )
  await act(page.getByRole('button', { name: 'Review and send' }).click())

  await page.getByText('200 subscribers').waitFor()
  const shown = page.frameLocator('iframe[title="The email as its readers see it"]')
  await shown.getByRole('heading', { name: 'The kiln opens on Friday' }).waitFor()
  await act(page.getByRole('button', { name: 'Send test' }).click())
  await act(dialog.getByRole('button', { name: 'Send test' }).click())
  await expect.poll(() => received().length, { timeout: 60_000 }).toBe(1)
  expect(received()[0]).toContain('[Test] Kiln day')
  expect(await violationsOf(page)).toEqual([])
  await act(page.getByRole('button', { name: 'Send', exact: true }).click())
  await act(dialog.getByRole('button', { name: 'Send to 200' }).click())
  const about = page.getByRole('region', { name: 'About the email' })
  // Never "Scheduled" on the way.
  await about.getByText(/^Sen(ding|t)$/).waitFor()
  await page.getByText('200 of 200').waitFor({ timeout: 120_000 })
  await about.getByText('Sent', { exact: true }).waitFor()
  expect(acts).toBeLessThanOrEqual(30)

  const sent = received().slice(1)
  const to = sent.map((mail) => /^To: (.*)$/m.exec(mail)?.[1]?.trim())
  expect(to.toSorted()).toEqual(addresses.toSorted())
  for (const mail of sent.slice(0, 3)) {
    expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect(mail).toMatch(/Content-Type: text\/plain[^]*Forty mugs[^]*Content-Type: text\/html/)
  }
  const link = /List-Unsubscribe:\s+<(\S+)>/.exec(sent[0] ?? '')?.[1] ?? ''
  const visitor = await site.open({ bypassCSP: true })
  await visitor.page.goto(new URL(link).pathname)
  expect(await violationsOf(visitor.page)).toEqual([])
  // That of the test leads to nobody's subscription, and says so.
  expect(received()[0]).toContain('/subscription/test')
  const own = await visitor.context.newPage()
  await own.goto(`${site.url}/subscription/test`)
  await own.getByRole('heading', { name: 'This is a test email' }).waitFor()
  await visitor.page.getByRole('button', { name: 'Unsubscribe' }).click()
  await visitor.page.getByRole('heading', { name: 'You are unsubscribed' }).waitFor()
  await page.goto('/user/newsletter/subscribers?state=unsubscribed')
  await page.getByRole('button', { name: to[0] ?? '' }).waitFor()
  expect(await violationsOf(page)).toEqual([])
  // The sender of the test's site is one that no provider accepts: the email said so, and leads to where it is set.
  const draft = await site.save({ type: 'newsletter', title: 'Next one', status: 'draft', value: [] })
  await page.goto(`/user/newsletter/emails/${draft.id}`)
  await page.getByText(/Mail providers refuse this sender/).waitFor()
  await page.getByRole('link', { name: 'Set the sender' }).click()
  const address = page.getByLabel('Email address', { exact: true })
  await expect.poll(() => address.evaluate((field) => field === document.activeElement)).toBe(true)
  await page.getByText('Enter an email address of your own domain.').waitFor()
  await address.fill('hello@oat-ash.shop')
  await page.getByText('Enter an email address of your own domain.').waitFor({ state: 'detached' })
  expect(complaints).toEqual([])
})
