/** J-01, a newcomer: from the first start, with the link it printed, to a page of one's own that is published and seen on a phone. */
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { violationsOf } from '../support/axe.ts'
import { leaveBrowser, openBrowser } from '../support/browser.ts'
import { databaseUrl, emptyDatabase, type TestDatabase } from '../support/database.ts'
import { openPerson, phone } from '../support/people.ts'
import { publish } from '../support/publish.ts'
import { startServer, type RunningServer } from '../support/server.ts'

let database: TestDatabase
let server: RunningServer
beforeAll(async () => {
  database = await emptyDatabase()
  const environment = {
    DATABASE_URL: databaseUrl(database.connection),
    ADMIN_EMAIL: '',
    ADMIN_PASSWORD: '',
  }
  server = await startServer({ environment })
})
afterAll(async () => {
  await leaveBrowser()
  await server.remove()
  await database.drop()
})

test('J-01 a newcomer opens the printed link, makes a page of their own, publishes it and sees it on a phone, in at most 25 acts', async () => {
  const browser = await openBrowser()
  const { page, complaints } = await openPerson(browser, server, { viewport: { width: 1440, height: 900 } })
  let acts = 0
  const act = async (done: Promise<unknown>) => {
    acts += 1
    await done
  }
  const printed = () => /First administrator: open (\S+)/.exec(server.output())?.[1] ?? ''
  await expect.poll(printed).not.toBe('')
  // The port is one that the system chose: the link names none.
  await act(page.goto(`${server.url}/login${new URL(printed()).search}`))
  await act(page.getByLabel('Name', { exact: true }).fill('Søren O’Brien-Weiß'))
  await act(page.getByLabel('Email', { exact: true }).fill('soren@weiss.example'))
  await act(page.getByLabel('Password', { exact: true }).fill('a long walk by the sea'))
  await act(page.getByRole('button', { name: 'Create account' }).click())
  await page.waitForURL((url) => url.pathname === '/user')

  await act(
    page
      .getByRole('navigation')
      .getByRole('link', { name: /^Pages/ })
      .click(),
  )
  await act(page.getByRole('link', { name: 'New page' }).first().click())
  const canvas = page.frameLocator('iframe.editor-frame')
  await act(page.getByRole('textbox', { name: 'Title' }).first().fill('Straße am Meer'))
  await act(canvas.locator('[data-bid]').first().click())
  await canvas.locator('[contenteditable=true]:focus').waitFor()
  await act(page.keyboard.type('# Rooms above the harbour'))
  await act(page.keyboard.press('Enter'))
  await act(page.keyboard.type('Three rooms, one kitchen and 漢 tea at five.'))
  await act(page.keyboard.press('Enter'))
  const data = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#3b6b7b' } })
    .jpeg()
    .toBuffer()
  const dataTransfer = await page.evaluateHandle((base64) => {
    const transfer = new DataTransfer()
    const bytes = Uint8Array.from(atob(base64), (one) => one.charCodeAt(0))
    transfer.items.add(new File([bytes], 'Hafen ß.jpg', { type: 'image/jpeg' }))
    return transfer
  }, data.toString('base64'))
  const last = await canvas.locator('p').last().boundingBox()
  if (!last) throw new Error('There is no paragraph to drop on')
  await page.dispatchEvent('body', 'dragenter', { dataTransfer })
  const layer = page.locator('.editor-drop-layer[data-dragging]')
  const at = { clientX: last.x + 20, clientY: last.y + last.height / 2, dataTransfer }
  await layer.dispatchEvent('dragover', at)
  await act(layer.dispatchEvent('drop', at))
  await canvas.locator('.b-image img').waitFor()
  await act(page.locator('.editor-right').getByLabel('Text alternative').fill('The harbour in the evening'))
  await publish(page, act)
  const view = page.getByRole('region', { name: 'Notices' }).getByRole('link', { name: 'View page' })
  const href = await view.getAttribute('href')
  expect(acts).toBeLessThanOrEqual(25)

  const visitor = await openPerson(browser, server, {
    viewport: phone,
    hasTouch: true,
    isMobile: true,
    bypassCSP: true,
  })
  await visitor.page.goto(href ?? '')
  await visitor.page.getByRole('heading', { level: 1, name: 'Rooms above the harbour' }).waitFor()
  await visitor.page.getByText('Three rooms, one kitchen and 漢 tea at five.').waitFor()
  expect(await visitor.page.getByRole('img', { name: 'The harbour in the evening' }).count()).toBe(1)
  expect(await visitor.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  expect(await violationsOf(visitor.page)).toEqual([])
  expect([...complaints, ...visitor.complaints]).toEqual([])
})
