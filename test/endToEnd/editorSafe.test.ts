/** What is written is not lost: a killed window, a lost connection, two windows with one post, a browser that keeps nothing. */
import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { urlOf } from '../support/builtFiles.ts'
import { builtSite } from '../support/builtSite.ts'
import { openPublish } from '../support/publish.ts'
import { sourcesLoaded } from '../support/writtenKeys.ts'

const site = builtSite()

/** A browser of its own: a window that was killed must not be in the way of the next test. */
async function writer(): Promise<BrowserContext> {
  return (await site.openSignedIn()).context
}

/** From now on the window reaches the server no more. */
const cutOff = (page: Page) => page.route('**/api/**', (route) => route.abort())
const kill = (page: Page) => page.goto('chrome://crash').catch(() => undefined)

async function draft(title: string, text: string): Promise<string> {
  return (await site.save({ type: 'page', title, value: [{ id: 'p0', type: 'paragraph', state: { text } }] }))
    .id
}

/** Opens the post in a window of its own and puts the caret behind its words. */
async function write(context: BrowserContext, id: string, words: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`/user/editor/${id}`)
  await page.frameLocator('iframe').locator('p', { hasText: words }).click()
  await page.keyboard.press('End')
  return page
}

/** The same person has the page open in another window. */
async function goOnHere(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Go on here' }).click()
  await page.getByRole('button', { name: 'Go on here' }).waitFor({ state: 'detached' })
}

const says = (page: Page, words: string) =>
  page.locator('.editor-save').getByText(words, { exact: true }).waitFor()
const wordsOf = (page: Page) => page.frameLocator('iframe').locator('p').first().innerText()

test('F-EDIT-12 a window that is killed while somebody types offline loses no more than the last 2 s', async () => {
  const context = await writer()
  const id = await draft('Killed', 'Begun.')
  const page = await write(context, id, 'Begun.')
  await cutOff(page)
  const typed: { at: number; text: string }[] = []
  let text = 'Begun.'
  for (let count = 0; count < 90; count += 1) {
    const character = String.fromCharCode(97 + (count % 26))
    await page.keyboard.type(character, { delay: 40 })
    text += character
    typed.push({ at: Date.now(), text })
  }
  const killedAt = Date.now()
  await kill(page)
  expect(killedAt - (typed[0]?.at ?? killedAt)).toBeGreaterThan(2500)

  const again = await context.newPage()
  await again.goto(`/user/editor/${id}`)
  await again.getByRole('button', { name: 'Restore them' }).click()
  await again.frameLocator('iframe').locator('p', { hasText: 'Begun.a' }).waitFor()
  const kept = await wordsOf(again)
  const mustHave = typed.findLast(({ at }) => at <= killedAt - 2000)?.text ?? ''
  expect(text.startsWith(kept)).toBe(true)
  expect(kept.length).toBeGreaterThanOrEqual(mustHave.length)
  // Restored, it is saved; saved, it is offered no more.
  await says(again, 'Saved')
  await again.reload()
  await again.frameLocator('iframe').locator('p', { hasText: kept }).waitFor()
  await expect.poll(() => draftsKept(again)).toBe(0)
  expect(await again.getByRole('button', { name: 'Restore them' }).count()).toBe(0)
  await context.close()
})

/** How many drafts the browser's database holds. */
async function draftsKept(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const request = indexedDB.open('plinth-editor', 1)
        request.addEventListener('error', () => reject(new Error('closed')))
        request.addEventListener('success', () => {
          const all = request.result.transaction('draft').objectStore('draft').count()
          all.addEventListener('success', () => {
            request.result.close()
            resolve(all.result)
          })
        })
      }),
  )
}

test('F-EDIT-12 offline nothing is published: the button waits with the reason until the network is back', async () => {
  const context = await writer()
  const id = await draft('Waiting', 'Before.')
  const page = await write(context, id, 'Before.')
  // Its code is there from here on.
  await (await openPublish(page)).waitFor()
  await page.keyboard.press('Escape')
  await page.frameLocator('iframe').locator('p', { hasText: 'Before.' }).click()
  await page.keyboard.press('End')
  await context.setOffline(true)
  await page.keyboard.type(' Written offline.')
  await says(page, 'Offline, kept on this device')
  const dialog = await openPublish(page)
  await dialog.getByText('You are offline. Publishing waits until you are connected again.').waitFor()
  const confirm = dialog.getByRole('button', { name: 'Publish', exact: true })
  expect(await confirm.getAttribute('aria-disabled')).toBe('true')
  await page.keyboard.press('Control+Enter')
  expect((await site.admin.call('GET', `/api/posts/${id}?source=editor`)).d.status).toBe('draft')
  // A network that comes back may fail once more: what could not be saved yet is not to be published.
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route(
    '**/api/posts',
    async (route) => {
      await held
      await route.abort('internetdisconnected')
    },
    { times: 1 },
  )
  const tried = page.waitForRequest('**/api/posts')
  await context.setOffline(false)
  await tried
  expect(await confirm.getAttribute('aria-disabled')).toBe('true')
  answer()
  await expect.poll(() => confirm.getAttribute('aria-disabled'), { timeout: 20_000 }).toBeNull()
  await confirm.click()
  await dialog.waitFor({ state: 'detached' })
  await says(page, 'Saved')
  const { d } = await site.admin.call('GET', `/api/posts/${id}?source=editor`)
  expect(d.status).toBe('published')
  expect(d.value[0].state.text).toBe('Before. Written offline.')
  await context.close()
})

test('F-EDIT-12 two windows with one post keep a draft each; the one that is still open is left its own', async () => {
  const context = await writer()
  const id = await draft('Two windows', 'Start.')
  const one = await write(context, id, 'Start.')
  await cutOff(one)
  await one.keyboard.type(' One.')
  await says(one, 'Offline, kept on this device')
  const other = await context.newPage()
  await other.goto(`/user/editor/${id}`)
  await goOnHere(other)
  await cutOff(other)
  await other.frameLocator('iframe').locator('p', { hasText: 'Start.' }).click()
  await other.keyboard.press('End')
  await other.keyboard.type(' Other.')
  await says(other, 'Offline, kept on this device')
  await expect.poll(() => draftsKept(other)).toBe(2)
  await kill(one)

  const third = await context.newPage()
  await third.goto(`/user/editor/${id}`)
  await goOnHere(third)
  await third.getByRole('button', { name: 'Restore them' }).click()
  await third.frameLocator('iframe').locator('p', { hasText: 'Start. One.' }).waitFor()
  expect(await third.getByRole('button', { name: 'Restore them' }).count()).toBe(0)
  expect(await wordsOf(other)).toBe('Start. Other.')
  await context.close()
})

test('F-EDIT-12 a window that takes the page back is written in only when what the other wrote is there', async () => {
  const context = await writer()
  const id = await draft('Taken back', 'Start.')
  const lost = await write(context, id, 'Start.')
  await cutOff(lost)
  await lost.keyboard.type(' Kept.')
  await says(lost, 'Offline, kept on this device')
  await kill(lost)
  const elsewhere = await write(context, id, 'Start.')
  await elsewhere.getByRole('button', { name: 'Discard' }).waitFor()

  const here = await context.newPage()
  await here.goto(`/user/editor/${id}`)
  const goOn = here.getByRole('button', { name: 'Go on here' })
  await goOn.waitFor()
  let letCome = () => {}
  const mayCome = new Promise<void>((resolve) => (letCome = resolve))
  await here.route(`**/api/posts/${id}?source=editor`, async (route) => {
    await mayCome
    await route.continue()
  })
  const asked = here.waitForRequest(`**/api/posts/${id}?source=editor`)
  await goOn.click()
  await asked
  // Restored now, the kept words would be drawn over by what is on its way.
  await here.getByText('Loading the newest words…').waitFor()
  expect(await here.getByRole('button', { name: 'Restore them' }).count()).toBe(0)
  letCome()
  await here.getByRole('button', { name: 'Restore them' }).click()
  await here.frameLocator('iframe').locator('p', { hasText: 'Start. Kept.' }).waitFor()
  await says(here, 'Saved')
  await context.close()
})

test('F-EDIT-12 a browser that keeps nothing says so in words while the words are only in the window', async () => {
  const context = await writer()
  const id = await draft('Private window', 'Here.')
  const page = await context.newPage()
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      value: {
        open: () => {
          throw new DOMException(
            'A mutation operation was attempted on a database that did not allow mutations.',
            'InvalidStateError',
          )
        },
      },
    })
  })
  await page.goto(`/user/editor/${id}`)
  await page.frameLocator('iframe').locator('p', { hasText: 'Here.' }).click()
  // What words are written with has come by then.
  await page.frameLocator('iframe').locator('.ProseMirror-focused').waitFor()
  // What says that nothing is kept loads apart, as soon as the post is open.
  await sourcesLoaded(page, ['src/editor/saving/localDraft.ts'])
  await context.setOffline(true)
  await page.keyboard.type('Unkept. ')
  await expect.poll(() => wordsOf(page)).toContain('Unkept.')
  await says(page, 'Offline, only in this window')
  await page
    .getByRole('alert')
    .getByText(
      'This browser keeps nothing on this device, as private windows do: what you write now is only in this window. Keep it open until it is saved.',
    )
    .waitFor()
  await context.setOffline(false)
  await says(page, 'Saved')
  expect(await page.getByText('only in this window').count()).toBe(0)
  await context.close()
})

test('F-EDIT-12 a part of the panel that is not there yet when the network goes says so; page and words stay, and it comes later', async () => {
  const context = await writer()
  const { id } = await site.save({
    type: 'page',
    title: 'On the train',
    value: [
      { id: 'p0', type: 'paragraph', state: { text: 'Here.' } },
      {
        id: 'g0',
        type: 'group',
        state: {},
        children: [{ id: 'p1', type: 'paragraph', state: { text: 'Inside.' } }],
      },
    ],
  })
  const page = await context.newPage()
  const panel = `**${urlOf('src/editor/panels/LayoutPanel.tsx')}`
  await page.route(panel, (route) => route.abort())
  await page.goto(`/user/editor/${id}`)
  await page.frameLocator('iframe').locator('p', { hasText: 'Here.' }).click()
  await page.frameLocator('iframe').locator('.ProseMirror-focused').waitFor()
  await sourcesLoaded(page, ['src/editor/saving/localDraft.ts'])
  await context.setOffline(true)
  await page.keyboard.type('Kept. ')
  await says(page, 'Offline, kept on this device')
  await page.getByRole('tree').getByText('Section').click()
  const missing = page.getByRole('alert').filter({ hasText: 'This part could not be loaded.' })
  await missing.first().waitFor()
  expect(await wordsOf(page)).toContain('Kept.')
  // With the network it comes by itself.
  await page.unroute(panel)
  await context.setOffline(false)
  await says(page, 'Saved')
  await expect.poll(() => missing.count()).toBe(0)
  await page.getByRole('group', { name: 'Arrange' }).waitFor()
  await context.close()
})
