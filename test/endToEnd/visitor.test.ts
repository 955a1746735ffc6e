/** What a visitor and a member meet on the public site: URLs, links, new builds, page activity, comments, search. */
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { notice } from '#constants.ts'
import { violationsOf } from '../support/axe.ts'
import { builtSite } from '../support/builtSite.ts'
import { createMember, memberAccount, signIn } from '../support/people.ts'
import { longTest } from '../support/share.ts'

const site = builtSite()
/** A journal entry with comments. */
let article: string

beforeAll(async () => {
  await createMember(site.admin)
  const comments = await site.admin.call('GET', '/api/comments?status=approved')
  article = comments.d[0].post_url
})

const markDocument = (page: Page) => page.evaluate(() => Reflect.set(window, 'isSameDocument', true))
const isSameDocument = (page: Page) => page.evaluate(() => Reflect.get(window, 'isSameDocument') === true)

test('F-ROUTE-04 an unknown path and any path with /null answer 404 with their words', async () => {
  const { context, page } = await site.open()
  for (const path of ['/no/such/page', '/journal/null/x', '/p/category/x.php']) {
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await page.getByText(`Page Not Found: ${path}`).waitFor()
  }
  await context.close()
})

longTest('F-PUB-12 a page that is opened a second time is as whole as the first time', async () => {
  const { context, page } = await site.open()
  const refused: string[] = []
  page.on('console', (message) => message.type() === 'error' && refused.push(message.text()))
  for (const path of ['/', '/journal', '/about', '/cart', '/', '/journal', '/about', '/cart']) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.goto('about:blank')
  }
  expect(refused).toEqual([])
  await context.close()
})

test('F-SHOP-07 what is chosen before the page has woken counts: the price follows and the choice stays', async () => {
  const { context, page } = await site.open()
  let wakeUp = () => undefined as void
  const chosen = new Promise<void>((resolve) => {
    wakeUp = resolve
  })
  await page.route('**/assets/islands-*.js', async (route) => {
    await chosen
    await route.continue()
  })
  const begun = page.waitForRequest('**/assets/islands-*.js')
  await page.goto('/shop/sage-mug', { waitUntil: 'domcontentloaded' })
  await begun
  await page.locator('label', { hasText: '350 ml' }).click()
  await page.getByLabel('Sent from').selectOption({ label: 'The harbour shop' })
  wakeUp()
  await page.locator('.b-product-full .b-product-price', { hasText: '$38.00' }).waitFor()
  expect(await page.getByRole('radio', { name: /350 ml/ }).isChecked()).toBe(true)
  expect(await page.getByRole('radio', { name: /250 ml/ }).isChecked()).toBe(false)
  expect(await page.getByLabel('Sent from').inputValue()).toBe('harbour')
  await context.close()
})

test('F-SHOP-07 what is chosen while a block wakes counts: there is no moment in which React sets it back', async () => {
  const { context, page } = await site.open()
  // A busy phone: work that React puts off does not come to its turn.
  await page.addInitScript(() => {
    const post = MessagePort.prototype.postMessage
    const held: (() => void)[] = []
    MessagePort.prototype.postMessage = function later(...words: unknown[]) {
      held.push(() => Reflect.apply(post, this, words))
    }
    Reflect.set(window, 'letGo', () => {
      MessagePort.prototype.postMessage = post
      for (const send of held) send()
    })
  })
  await page.goto('/shop/sage-mug')
  await page.waitForFunction(() => {
    const place = document.querySelector('[data-island=product]')
    return place && Object.keys(place).some((name) => name.startsWith('__reactContainer'))
  })
  await page.getByLabel('Sent from').selectOption({ label: 'The harbour shop' })
  await page.locator('label', { hasText: '350 ml' }).click()
  await page.evaluate(() => Reflect.get(window, 'letGo')())
  await page.locator('.b-product-full .b-product-price', { hasText: '$38.00' }).waitFor()
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await page.getByText('Added, 1 in cart').waitFor()
  expect(await page.getByLabel('Sent from').inputValue()).toBe('harbour')
  const { d } = await page.evaluate(async () => (await fetch('/api/shop/cart')).json())
  expect(d).toMatchObject({ current_store: 'harbour', items: [{ quantity: 1 }] })
  expect(JSON.stringify(d.items)).toContain('350 ml')
  await context.close()
})

test('F-ROUTE-07 links of the site navigate inside the page, mail, telephone and other hosts are left alone', async () => {
  const { context, page } = await site.open()
  await page.goto('/about', { waitUntil: 'networkidle' })
  await markDocument(page)
  const kept = await page.evaluate(() => {
    const results: Record<string, boolean> = {}
    for (const href of [
      '',
      '/null',
      'tel:+123',
      'mailto:a@b.example',
      'https://other.example/',
      '/journal',
    ]) {
      const link = document.createElement('a')
      link.setAttribute('href', href)
      document.body.append(link)
      const click = new MouseEvent('click', { bubbles: true, cancelable: true })
      // What nobody took would be followed by the browser: not in this test.
      const stop = (event: Event) => {
        results[href] = event.defaultPrevented
        event.preventDefault()
      }
      addEventListener('click', stop, { once: true })
      link.dispatchEvent(click)
      link.remove()
    }
    return results
  })
  expect(kept).toEqual({
    '': false,
    '/null': false,
    'tel:+123': false,
    'mailto:a@b.example': false,
    'https://other.example/': false,
    '/journal': true,
  })
  await page.goto('/about', { waitUntil: 'networkidle' })
  await markDocument(page)
  await page.getByRole('link', { name: 'Workshops' }).first().click()
  await page.waitForURL('**/workshops')
  expect(await isSameDocument(page)).toBe(true)
  await context.close()
})

test('F-ROUTE-12 after a newer build the next navigation is a full load', async () => {
  const { context, page } = await site.open()
  await page.goto('/about', { waitUntil: 'networkidle' })
  await markDocument(page)
  await page.route('**/latest-build.json', (route) =>
    route.fulfill({ json: { build_id: 'another', built_at: '2026-01-01' } }),
  )
  const asked = page.waitForResponse('**/latest-build.json')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await (await asked).finished()
  await page.getByRole('link', { name: 'Workshops' }).first().click()
  await page.waitForURL('**/workshops')
  expect(await isSameDocument(page)).toBe(false)
  await context.close()
})

test('F-ANA-03 F-ANA-04 a page is reported when it is hidden, at its end once, and when it is left', async () => {
  // Automated browsers do not report and are not counted: this one says that it is none.
  const userAgent =
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
  const { context, page } = await site.open({ userAgent })
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'webdriver', { get: () => false })
    Reflect.set(window, 'pageEnds', 0)
    document.addEventListener('pageend', () =>
      Reflect.set(window, 'pageEnds', Number(Reflect.get(window, 'pageEnds')) + 1),
    )
  })
  const reports: Record<string, unknown>[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/posts/ity')) reports.push(request.postDataJSON().value)
  })
  await page.goto('/about', { waitUntil: 'networkidle' })
  await expect.poll(() => reports.length).toBe(1)
  expect(reports[0]).toMatchObject({ current_url: '/about', is_initial: true, re0: false })

  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect.poll(() => reports.length).toBe(2)
  expect(reports[1]?.tr2).toBeTypeOf('number')

  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect.poll(() => reports.length).toBe(3)
  expect(reports[2]).toMatchObject({ re0: true })
  await page.evaluate(() => scrollTo(0, 0))
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))

  await page.getByRole('link', { name: 'Workshops' }).first().click()
  await page.waitForURL('**/workshops')
  await expect.poll(() => reports.some(({ next_url }) => next_url === '/workshops')).toBe(true)
  await expect.poll(() => reports.at(-1)?.current_url).toBe('/workshops')
  expect(reports.at(-1)).toMatchObject({ previous_url: '/about', is_initial: false })
  expect(await page.evaluate(() => Reflect.get(window, 'pageEnds'))).toBe(1)
  await context.close()
})

test('F-ANA-03 automated browsers are not reported', async () => {
  const { context, page } = await site.open()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/about', { waitUntil: 'networkidle' })
  expect(asked.filter((url) => url.includes('/api/posts/ity'))).toEqual([])
  await context.close()
})

test('F-PUB-09 the creator sees Edit, a visitor and a member do not', async () => {
  const visitor = await site.open()
  await visitor.page.goto('/about', { waitUntil: 'networkidle' })
  expect(await visitor.page.getByRole('link', { name: 'Edit', exact: true }).count()).toBe(0)
  await signIn(visitor, memberAccount)
  await visitor.page.goto('/about', { waitUntil: 'networkidle' })
  await visitor.page.getByRole('link', { name: 'Otto' }).first().waitFor({ state: 'attached' })
  expect(await visitor.page.getByRole('link', { name: 'Edit', exact: true }).count()).toBe(0)
  await visitor.context.close()
  const creator = await site.openSignedIn()
  await creator.page.goto('/about')
  const edit = creator.page.getByRole('link', { name: 'Edit', exact: true })
  await edit.waitFor()
  expect(await edit.getAttribute('href')).toMatch(/^\/user\/editor\/[0-9a-f-]{36}$/)
  await creator.context.close()
})

test('F-PUB-10 F-SRCH-04 search shows picture, title and description, or says that there is nothing', async () => {
  const { context, page } = await site.open()
  await page.goto('/search')
  await page.getByRole('searchbox').last().fill('mug')
  await page.getByRole('searchbox').last().press('Enter')
  await page.waitForURL('**/search?keywords=mug')
  const first = page.locator('.search-results li').first()
  await first.getByRole('link').waitFor()
  expect(await first.locator('img').count()).toBe(1)
  expect((await first.locator('p').innerText()).length).toBeGreaterThan(10)
  await page.goto('/search?keywords=zebra')
  await page.getByText('There are no results for zebra').waitFor()
  await context.close()
})

test('F-COM-01 F-COM-02 F-COM-04 F-ERR-01 a visitor reads, is asked to log in, and gets a notice that leaves after 15 s', async () => {
  const { context, page } = await site.open()
  await page.clock.install()
  await page.goto(article)
  await page.locator('.b-comments').scrollIntoViewIfNeeded()
  await page.getByRole('link', { name: 'log in', exact: true }).waitFor()
  expect(await page.getByRole('link', { name: 'create an account' }).getAttribute('href')).toMatch(
    /^\/signup/,
  )
  expect(await page.locator('.b-comments textarea').count()).toBe(0)
  const like = page.getByRole('button', { name: /^Like,/ }).first()
  const shown = page.locator('.notice', { hasText: 'Account Required' })
  const clickUntilAwake = async () => {
    await like.click()
    return shown.count()
  }
  await expect.poll(clickUntilAwake).toBe(1)
  await shown.getByText('Please login to like to comments').waitFor()
  await page.mouse.move(0, 0)
  await page.clock.runFor(notice.dismissMs - 2000)
  expect(await shown.count()).toBe(1)
  await page.clock.runFor(2000 + notice.exitMs + 100)
  expect(await shown.count()).toBe(0)

  await page
    .getByRole('button', { name: /^Reply/ })
    .first()
    .click()
  const second = page.locator('.notice', { hasText: 'Please login to reply to comments' })
  await second.waitFor()
  await second.dblclick()
  await page.clock.runFor(notice.exitMs + 100)
  expect(await second.count()).toBe(0)
  await context.close()
})

test('F-COM-02 F-COM-03 F-COM-04 F-COM-06 a member writes, likes and has one reply box open at a time', async () => {
  const member = await site.openSignedIn({ account: memberAccount })
  const { page } = member
  await page.goto(article)
  await page.locator('.b-comments').scrollIntoViewIfNeeded()
  const box = page.getByRole('textbox', { name: 'Your comment' })
  await box.fill('y'.repeat(300))
  expect((await box.inputValue()).length).toBe(256)
  await box.fill('I have one of these at home.')
  await page.getByRole('button', { name: 'Comment', exact: true }).click()
  await page.locator('.comment-text', { hasText: 'I have one of these at home.' }).waitFor()

  const replies = page.getByRole('button', { name: /^Reply to/ })
  const boxes = page.getByRole('textbox', { name: /^Reply to/ })
  await replies.nth(0).click()
  await replies.nth(1).click()
  await boxes.waitFor()
  expect(await boxes.count()).toBe(1)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await boxes.waitFor({ state: 'detached' })

  const like = page.getByRole('button', { name: /^Like,/ }).first()
  expect(await like.getAttribute('aria-pressed')).toBe('false')
  await like.click()
  await expect.poll(() => like.getAttribute('aria-pressed')).toBe('true')
  expect(member.complaints).toEqual([])
  await member.context.close()
})

test('F-USER-05 the email address typed at the login is there when a new password is asked for, and a wrong one is put right without typing it anew', async () => {
  const { context, page } = await site.open()
  await page.goto('/login', { waitUntil: 'networkidle' })
  await page.getByLabel('Email', { exact: true }).fill('odile@larkmor.example')
  await page.getByRole('button', { name: 'Forgot the password?' }).click()
  await page.getByRole('button', { name: 'Send me a link' }).waitFor()
  expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe('odile@larkmor.example')
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await page.getByText('an account with the address odile@larkmor.example').waitFor()
  await page.getByRole('button', { name: 'Not your address? Change it' }).click()
  const field = page.getByLabel('Email', { exact: true })
  await page.getByRole('button', { name: 'Send me a link' }).waitFor()
  expect(await field.inputValue()).toBe('odile@larkmor.example')
  await field.fill('odile@larkmoor.example')
  await page.getByRole('button', { name: 'Back to log in' }).click()
  await page.getByRole('button', { name: 'Log in', exact: true }).waitFor()
  expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe('odile@larkmoor.example')
  await context.close()
})

longTest(
  'F-FORM-02 where fields are lines, few short choices are pressed like tiles: by keys as well, with the fault at the first of them',
  async () => {
    const field = (name: string, title: string, type: string, choices: string[] = []) => ({
      name,
      title,
      type,
      is_required: true,
      choices,
    })
    const form = await site.save({
      type: 'form',
      title: 'Book a table',
      status: 'published',
      metas: [
        {
          name: 'fields',
          value: JSON.stringify([
            field('people', 'How many of you?', 'dropdown', ['1', '2', '3']),
            field('area', 'Where?', 'dropdown', ['By the window', 'In the garden']),
            field('your_name', 'Your name', 'string'),
          ]),
        },
        { name: 'thanks', value: 'Until tonight.' },
      ],
    })
    const { url } = await site.save({
      type: 'page',
      title: 'Book',
      status: 'published',
      value: [{ id: 'booking0001', type: 'form', state: { form_id: form.id, look: 'lines' }, children: [] }],
    })
    const { page, complaints, context } = await site.open({ bypassCSP: true })
    await page.goto(url, { waitUntil: 'networkidle' })
    const people = page.getByRole('radiogroup', { name: 'How many of you?' })
    await page.getByLabel('Where?').selectOption('In the garden')
    await page.getByLabel('Your name').fill('Zoë O’Brien')
    await page.locator('form .button').click()
    await expect.poll(() => people.getAttribute('aria-invalid')).toBe('true')
    await expect
      .poll(() =>
        people
          .getByRole('radio')
          .first()
          .evaluate((one) => one === document.activeElement),
      )
      .toBe(true)
    expect(await page.getByLabel('Your name').inputValue()).toBe('Zoë O’Brien')
    expect(await violationsOf(page)).toEqual([])
    await page.keyboard.press('ArrowRight')
    expect(await people.getByRole('radio', { name: '2' }).isChecked()).toBe(true)
    await expect.poll(() => people.getAttribute('aria-invalid')).toBeNull()
    await page.locator('form .button').click()
    await page.locator('.form-thanks').waitFor()
    const { d } = await site.admin.call('GET', `/api/forms/${form.id}/data`)
    expect(d[0]).toMatchObject({ value: { people: '2', area: 'In the garden', your_name: 'Zoë O’Brien' } })
    // What was refused, and nothing else.
    for (const complaint of complaints) expect(complaint).toMatch(/status of 4\d\d .*\/form-entry\//)
    await context.close()
  },
)

longTest(
  'F-FORM-01 F-FORM-02 who fills a form in at once waits a moment and is not refused; a day that is over is said at its field',
  async () => {
    const field = (name: string, title: string, type: string, more = {}) => ({
      name,
      title,
      type,
      is_required: true,
      ...more,
    })
    const fields = [
      field('time', 'At', 'dropdown', { choices: ['18:00', '19:00'] }),
      field('day', 'Day', 'date', { from_day: 'today' }),
    ]
    const metas = [
      { name: 'fields', value: JSON.stringify(fields) },
      { name: 'thanks', value: 'Until then.' },
    ]
    const form = await site.save({ type: 'form', title: 'Ask for a table', status: 'published', metas })
    // The owner's own times, in the form's panel.
    const owner = await site.openSignedIn()
    await owner.page.goto(`/user/editor/${form.id}`)
    await owner.page.frameLocator('iframe.editor-frame').locator('[data-bid]').first().waitFor()
    await owner.page.getByRole('tab', { name: 'Form', exact: true }).click()
    await owner.page.getByLabel('Choices of At').fill('17:30')
    await owner.page.keyboard.press('Enter')
    await owner.page.getByRole('button', { name: 'Publish changes' }).click()
    await owner.page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click()
    await expect
      .poll(async () => JSON.stringify((await site.admin.call('GET', `/api/forms/${form.id}`)).d))
      .toContain('17:30')
    const { url } = await site.save({
      type: 'page',
      title: 'Ask',
      status: 'published',
      value: [{ id: 'asking00001', type: 'form', state: { form_id: form.id }, children: [] }],
    })
    const { page } = await site.open()
    const day = (from: number) => new Date(Date.now() + from * 86_400_000).toISOString().slice(0, 10)
    // The browser's robot is faster than any person.
    await page.goto(url, { waitUntil: 'networkidle' })
    await page.getByLabel('At').selectOption('17:30')
    await page.getByLabel('Day').fill(day(-2))
    await page.getByLabel('At').focus()
    await page.getByText(/^Day: choose .* or a later day\.$/).waitFor()
    await page.getByLabel('Day').fill(day(7))
    await expect.poll(() => page.getByText(/or a later day/).count()).toBe(0)
    await page.locator('form .button').click()
    await page.getByText('Until then.').waitFor()
    const { d } = await site.admin.call('GET', `/api/forms/${form.id}/data`)
    expect(d).toMatchObject([{ value: { time: '17:30', day: day(7) } }])
  },
)
