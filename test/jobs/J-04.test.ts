/** J-04, an owner: makes a landing page for a product launch with countdown and sign-up, by pointer and keys. */
import { expect, test } from 'vitest'
import { violationsOf } from '../support/axe.ts'
import { builtSite } from '../support/builtSite.ts'
import { publish } from '../support/publish.ts'

const site = builtSite()

test('J-04 a landing page for a launch: headline, countdown, three reasons, sign-up; in at most 50 acts', async () => {
  const { page } = await site.openSignedIn({ viewport: { width: 1440, height: 900 } })
  let acts = 0
  const act = async (done: Promise<unknown>) => {
    acts += 1
    await done
  }
  const canvas = page.frameLocator('iframe.editor-frame')
  const settings = page.locator('.editor-right')
  const chosen = page.locator('[role="option"][aria-selected="true"]')
  const says = (text: string) => page.locator('.editor-message').getByText(text).waitFor()
  const write = (text: string) => act(page.keyboard.type(text))
  const key = (name: string) => act(page.keyboard.press(name))
  const choose = (name: string) => act(settings.getByText(name, { exact: true }).first().click())
  const insert = async (words: string, label: string) => {
    await write(`/${words}`)
    await chosen.getByText(label, { exact: true }).waitFor()
    await key('Enter')
    await says(`${label} inserted`)
  }
  const pattern = async (words: string, label: string) => {
    await act(page.getByRole('button', { name: 'Insert', exact: true }).click())
    await write(words)
    await act(page.getByRole('option', { name: label }).first().click())
    await says(`${label} inserted`)
  }
  const say = async (sample: string, text: string) => {
    await act(canvas.getByText(sample, { exact: true }).click({ clickCount: 3 }))
    await canvas.locator('.ProseMirror-focused').getByText(sample).waitFor()
    await write(text)
  }

  await page.goto('/user/editor/new?type=page')
  await act(page.getByRole('textbox', { name: 'Title', exact: true }).first().fill('The Ænd Mug'))
  await act(canvas.locator('[data-bid]').first().click())
  await canvas.locator('[contenteditable=true]:focus').waitFor()
  await key('Control+Enter')
  await expect.poll(() => canvas.locator('.blk-group').count()).toBe(1)
  await canvas.locator('.blk-group').last().locator('.ProseMirror-focused').waitFor()
  await write('# One mug. Twelve glazes. One morning.')
  await key('Enter')
  await write('The Ænd Mug goes on sale at nine. There are four hundred of it, and no more.')
  await key('Enter')
  await insert('countdown', 'Countdown')
  const day = settings.getByRole('textbox', { name: 'Day', exact: true })
  await act(day.fill('2031-05-01'))
  await key('Tab')
  await canvas.locator('.b-countdown-units').waitFor()
  await act(settings.getByRole('textbox', { name: 'Line above' }).fill('On sale in'))
  await act(
    page.getByRole('navigation', { name: 'Where the selected block stands' }).getByText('Section').click(),
  )
  await choose('Edge to edge')
  await choose('Tint')

  await pattern('three reasons', 'Three reasons')
  await say('Why people stay with us', 'Why this one')
  await pattern('newsletter', 'Centred')
  await say('One letter a month, nothing else', 'Be there at nine')
  await say(
    'What is new, what is nearly gone, and one recipe.',
    'We write to you an hour before it is on sale.',
  )
  await publish(page, act)
  expect(acts).toBeLessThanOrEqual(50)

  const id = /editor\/([0-9a-f-]{36})/.exec(page.url())?.[1]
  const posts = (await site.admin.call('GET', '/api/posts?type=page&limit=50')).d
  const rows: { id: string; url: string; title: string }[] = Array.isArray(posts) ? posts : posts.items
  const { url = '' } = rows.find((one) => one.id === id || one.title === 'The Ænd Mug') ?? {}
  const visitor = await site.open({ bypassCSP: true, reducedMotion: 'reduce' })
  for (const width of [1440, 390]) {
    await visitor.page.setViewportSize({ width, height: 844 })
    await visitor.page.goto(url)
    await visitor.page.getByText('On sale in').waitFor()
    expect(await visitor.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    expect(await violationsOf(visitor.page)).toEqual([])
  }
  expect(await visitor.page.locator('main h1').count()).toBe(1)
  const email = visitor.page.getByRole('textbox', { name: 'Email address' })
  await email.fill('Bjørn.Groß@example')
  await visitor.page.getByRole('button', { name: 'Subscribe' }).click()
  await email.fill('bjorn.gross@post.example')
  await visitor.page.getByRole('button', { name: 'Subscribe' }).click()
  await visitor.page.getByText('we have sent you an email with a link').waitFor()
  // The row is written after the answer, so that its time tells nothing of who has subscribed.
  await expect
    .poll(async () => (await site.admin.call('GET', '/api/newsletter/subscribers')).d.length)
    .toBe(1)
  await page.goto('/user/newsletter/subscribers')
  await page.getByRole('button', { name: 'bjorn.gross@post.example' }).waitFor()
  await page.getByRole('row', { name: /bjorn/ }).getByText('Not confirmed').waitFor()
  // Without scripts the same form leads to a page that says so.
  const plain = await site.open({ javaScriptEnabled: false })
  await plain.page.goto(url)
  await plain.page.getByRole('textbox', { name: 'Email address' }).fill('plain@post.example')
  await plain.page.getByRole('button', { name: 'Subscribe' }).click()
  await plain.page.getByRole('heading', { name: 'Check your inbox' }).waitFor()
})
