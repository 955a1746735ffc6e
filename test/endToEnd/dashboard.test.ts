/** The dashboard in a real browser: every route of /user, who gets in, and what its screens do on real data. */
import { beforeAll, expect, test } from 'vitest'
import { chart, notice } from '#constants.ts'
import { builtSite } from '../support/builtSite.ts'
import { createMember, memberAccount, signIn, type Person } from '../support/people.ts'
import { longTest } from '../support/share.ts'

const site = builtSite()
let owner: Person
let formId: string
let pageId: string

async function firstPost(type: string): Promise<string> {
  const { d } = await site.admin.call('GET', `/api/posts?type=${type}&status=any&limit=1`)
  return (Array.isArray(d) ? d : d.items)[0].id
}

beforeAll(async () => {
  await createMember(site.admin)
  formId = await firstPost('form')
  pageId = await firstPost('page')
  owner = await site.openSignedIn()
})

test('F-ROUTE-01 all 14 routes of /user show their screens to an administrator', async () => {
  const { page } = owner
  const screens: [path: string, heading: RegExp | null, status?: number][] = [
    ['/user', /./],
    ['/user/analytics', /^Analytics$/],
    ['/user/categorization', /^Categories$/],
    ['/user/denied', /./, 403],
    [`/user/editor/${pageId}`, null],
    ['/user/plugins', /^Plugins$/],
    [`/user/preview/${pageId}`, /./],
    ['/user/profile', /./],
    ['/user/settings', /^Settings$/],
    ['/user/types', /^Content types$/],
    ['/user/types/product', /Product/],
    ['/user/users', /./],
    [`/user/${formId}/form-data`, /./],
    ['/user/no-such-screen', /./, 404],
  ]
  expect(screens.length).toBe(14)
  for (const [path, heading, status = 200] of screens) {
    const response = await page.goto(path)
    expect([path, response?.status()]).toEqual([path, status])
    if (heading) await page.getByRole('heading', { level: 1, name: heading }).first().waitFor()
    else await page.frameLocator('iframe').locator('p').first().waitFor()
  }
  await page.getByText('Page Not Found: /user/no-such-screen').waitFor()
})

longTest(
  'F-ROUTE-01 the whole menu is in a window of 800 pixels, and a closed group opens and stays open',
  async () => {
    const person = await site.openSignedIn({ viewport: { width: 1280, height: 800 } })
    const { page } = person
    // The system's own font stands until the site's has come, and may be wider.
    await page.route('**/*.woff2', (route) => route.abort())
    await page.goto('/user')
    const menu = page.getByRole('navigation', { name: 'Dashboard' })
    await menu.getByRole('link', { name: 'Settings' }).waitFor()
    expect(await menu.evaluate((element) => element.scrollHeight - element.clientHeight)).toBe(0)
    expect(await menu.getByRole('link', { name: 'Layouts' }).count()).toBe(0)
    await menu.getByRole('button', { name: 'Design' }).click()
    await page.reload()
    await menu.getByRole('link', { name: 'Layouts' }).click()
    await page.getByRole('heading', { level: 1, name: 'Layouts' }).waitFor()
    await menu.getByRole('button', { name: 'Design' }).click()
    expect(await menu.getByRole('link', { name: 'Layouts' }).getAttribute('aria-current')).toBe('page')
    await person.context.close()
  },
)

longTest(
  'F-ROUTE-12 once the site was updated the next screen is loaded whole, but not over what is not saved',
  async () => {
    const { page, context } = await site.openSignedIn()
    await page.route('**/latest-build.json', (route) =>
      route.fulfill({ json: { build_id: 'newer', built_at: '2026-11-22T12:00:00Z' } }),
    )
    const to = async (path: string) => {
      await page.locator(`nav a[href="${path}"]`).first().click()
      await page.waitForURL(`**${path}`)
      await page.getByRole('heading', { level: 1 }).waitFor()
    }
    /** Opens a screen, which hears of a newer build. */
    const open = async (path: string) => {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.evaluate('window.stayed = true')
      const asked = page.waitForResponse('**/latest-build.json')
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
      await (await asked).finished()
    }
    const isGone = (path: string, other: string) =>
      expect
        .poll(async () => {
          await to(path)
          if (await page.evaluate('window.stayed')) await to(other)
          return page.evaluate('window.stayed')
        })
        .toBeUndefined()

    await open('/user/redirects')
    await isGone('/user/media', '/user/redirects')

    await open('/user/products/new')
    await page.getByLabel('Name', { exact: true }).fill('A jug that waits')
    await to('/user/media')
    expect(await page.evaluate('window.stayed')).toBe(true)
    await page.getByRole('button', { name: 'Go back to it' }).click()
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('A jug that waits')
    await page.getByRole('button', { name: 'Discard changes' }).click()
    // A notice may offer Undo: it keeps the page, too.
    await expect
      .poll(async () => {
        const close = page.getByRole('button', { name: 'Close notice' }).first()
        if (await close.isVisible()) await close.click({ timeout: 1000 }).catch(() => undefined)
        return page.locator('.toast').count()
      })
      .toBe(0)
    await isGone('/user/media', '/user/redirects')
    await context.close()
  },
)

test('F-ROUTE-02 F-USER-03 a visitor is sent to the login, a member to /user/denied', async () => {
  const person = await site.open()
  for (const path of ['/user', '/user/users', `/user/preview/${pageId}`]) {
    await person.page.goto(path)
    expect(new URL(person.page.url()).pathname).toBe('/login')
  }
  await signIn(person, memberAccount)
  await person.page.goto('/user/users')
  await person.page.waitForURL('**/user/denied**')
  await person.page.goto('/user/profile')
  await person.page.getByRole('heading', { level: 1 }).waitFor()
  expect(new URL(person.page.url()).pathname).toBe('/user/profile')
  await person.context.close()
})

test('F-MEDIA-01 F-MEDIA-03 a file is uploaded, opened and deleted with a second click', async () => {
  const { page } = owner
  await page.goto('/user/media')
  const picture = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
    'base64',
  )
  await page
    .getByLabel('Upload files')
    .setInputFiles({ name: 'shard.png', mimeType: 'image/png', buffer: picture })
  const choose = page.getByRole('checkbox', { name: /shard/ })
  await choose.waitFor()
  await page.getByRole('button', { name: /shard/ }).click()
  const detail = page.getByRole('dialog', { name: /shard/ })
  await detail.waitFor()
  await detail.getByRole('button', { name: 'Cancel' }).click()
  await choose.check()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByText('Delete permanently?').waitFor()
  expect(await choose.count()).toBe(1)
  await page.getByRole('button', { name: 'Yes, delete' }).click()
  await choose.waitFor({ state: 'detached' })
})

test('F-MEDIA-07 F-UI-09 F-ERR-01 a refused upload shows Upload Error, which leaves after 15 s', async () => {
  const { context } = owner
  const page = await context.newPage()
  await page.clock.install()
  await page.goto('/user/media')
  const input = page.getByLabel('Upload files')
  await input.waitFor({ state: 'attached' })
  await input.setInputFiles({
    name: 'run.exe',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from('MZ\u0090\u0000not a picture'),
  })
  const toast = page.getByRole('alert').filter({ hasText: 'Upload Error' })
  await toast.waitFor()
  await page.mouse.move(0, 0)
  await page.clock.runFor(notice.dismissMs + notice.exitMs + 200)
  await toast.waitFor({ state: 'detached' })
  await page.close()
})

test('F-TAX-03 F-UI-01 a category is made and deleted, and cancel keeps it', async () => {
  const { page } = owner
  await page.goto('/user/categorization')
  expect(await page.locator('.category-row').first().innerText()).toContain('None')
  await page.getByRole('button', { name: 'New category' }).click()
  await page.getByRole('dialog').getByLabel('Title').fill('Raku')
  await page.getByRole('button', { name: 'Save category' }).click()
  const row = page.locator('.category-row', { hasText: 'Raku' })
  await row.waitFor()
  await row.getByRole('button', { name: /^Delete/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click()
  expect(await row.count()).toBe(1)
  await row.getByRole('button', { name: /^Delete/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete category' }).click()
  await row.waitFor({ state: 'detached' })
})

test('F-TYPE-01 a type is made and is in the list', async () => {
  const { page } = owner
  await page.goto('/user/types')
  await page.getByRole('button', { name: 'New type' }).click()
  await page.getByLabel('Name of one entry').fill('Recipe')
  await page.getByLabel('Plural, as in its URL').fill('recipes')
  await page.getByRole('button', { name: 'Make the type' }).click()
  await page.waitForURL('**/user/types/recipe')
  await page.goto('/user/types')
  await page.getByRole('main').getByRole('link', { name: 'Recipe', exact: true }).waitFor()
})

test('F-OPT-03 a setting is saved and seen on the site', async () => {
  const { page } = owner
  await page.goto('/user/settings')
  await page
    .getByLabel(/^Announcement/)
    .first()
    .fill('The glaze room is closed on Monday')
  await page.getByRole('button', { name: 'Save settings' }).click()
  await page.getByText('Setting saved').waitFor()
  await expect
    .poll(async () => (await fetch(site.url)).text())
    .toContain('The glaze room is closed on Monday')
})

test('F-COM-05 a comment that waits is approved and undone', async () => {
  const { page } = owner
  const member = await site.openSignedIn({ account: memberAccount })
  const { d } = await site.admin.call('GET', '/api/comments?status=approved')
  const sent = await member.context.request.post('/api/posts/notes', {
    data: { post_id: d[0].post_id, value: 'Which cone is this?' },
    headers: { 'x-timestamp': String(Date.now()) },
  })
  expect(sent.status()).toBe(200)
  await member.context.close()
  await page.goto('/user/comments')
  const row = page.locator('li.comment', { hasText: 'Which cone is this?' })
  await row.getByRole('button', { name: /^Approve/ }).click()
  await row.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await row.waitFor()
})

test('F-FORM-02 F-PLUG-01 the submissions of a form and the installed plugins are listed', async () => {
  const { page } = owner
  await page.goto(`/user/${formId}/form-data`)
  await page.locator('tbody tr').first().waitFor()
  await page.goto('/user/plugins')
  await page.getByText('No plugins are installed').or(page.getByRole('switch').first()).first().waitFor()
})

test('F-ANA-06 the chart of visits draws its bars', async () => {
  const { page } = owner
  await page.goto('/user/analytics')
  await page.getByRole('heading', { name: 'Visits', exact: true }).waitFor()
  const bars = page.locator('section[aria-labelledby="visits"] svg rect')
  await bars.first().waitFor()
  expect(await bars.count()).toBeGreaterThanOrEqual(5)
})

longTest(
  'F-ANA-06 the chart is a line where that is wanted, beside the period before, and is read by arrows and as a table',
  async () => {
    const { page } = owner
    await page.goto('/user/analytics')
    const visits = page.getByRole('region', { name: 'Visits' })
    await visits.locator('path.before').waitFor()
    await visits.getByRole('button', { name: 'Line', exact: true }).click()
    await visits.locator('path.now').waitFor()
    // The look is in the URL: it is after a reload, and a link shows the same.
    await page.reload()
    await visits.locator('path.now').waitFor()
    await visits.locator('path.before').waitFor()
    const caption = visits.locator('figcaption')
    const numbers = /: [\d,]+; period before, .+: [\d,]+$/
    await visits.getByRole('img', { name: /Arrows read single bars/ }).focus()
    await page.keyboard.press('Home')
    await expect.poll(() => caption.innerText()).toMatch(numbers)
    const first = await caption.innerText()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => caption.innerText()).not.toBe(first)
    await expect.poll(() => caption.innerText()).toMatch(numbers)
    await visits.locator('.chart-tip').waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => caption.innerText()).toContain('Arrows move')
    await visits.getByText('As a table').click()
    expect(await visits.locator('thead th').allInnerTexts()).toEqual(['Time', 'Visits', 'Period before'])
    expect(await visits.locator('tbody tr').count()).toBe(50)
    await visits.getByRole('button', { name: 'Bars', exact: true }).click()
    await visits.locator('rect').first().waitFor()
  },
)

longTest(
  'F-CONST-08 the chart shows 50 bars, 5 at 1000 % and 200 at 25 %, and its screen offers every unit from 1s to 1Y',
  async () => {
    const { page } = owner
    await page.goto('/user/analytics')
    const visits = page.getByRole('region', { name: 'Visits' })
    const zoom = visits.getByRole('slider', { name: 'Zoom in percent' })
    const drawn = () => visits.locator('svg rect:not([fill-opacity])').count()
    await expect.poll(drawn).toBe(50)
    for (const [percent, bars] of [
      ['1000', 5],
      ['25', 200],
      ['100', 50],
    ] as const) {
      await zoom.fill(percent)
      await expect.poll(drawn).toBe(bars)
    }
    const units = new Set<string>()
    for (const range of await page
      .getByLabel('Range')
      .locator('option')
      .evaluateAll((options) => options.map((option) => option.getAttribute('value') ?? ''))) {
      await page.getByLabel('Range').selectOption(range)
      const choices = page.getByLabel('Unit of a bar').locator('option')
      expect(
        (await choices.allTextContents()).filter((title) => !/^\d+ [a-z]+ per bar$/.test(title)),
      ).toEqual([])
      for (const unit of await choices.evaluateAll((options) =>
        options.map((option) => option.getAttribute('value') ?? ''),
      ))
        units.add(unit)
    }
    expect([...units].toSorted()).toEqual([...chart.units].toSorted())
  },
)

test('F-UI-19 F-CONST-15 beside the avatar stand ten characters of the name; the whole is read out and in its tooltip', async () => {
  const { page } = owner
  await page.goto('/user')
  const me = page.getByRole('complementary').getByRole('link', { name: /Ines Larkin/ })
  expect(await me.locator('b').innerText()).toMatch(/^Ines Larki(?!n)/)
  expect(await me.getAttribute('data-tip')).toBe('Ines Larkin')
})

longTest('F-UI-22 a button that shows only a sign says what it does', async () => {
  const { page } = owner
  await page.goto('/user/analytics')
  const nearer = page.getByRole('button', { name: 'Zoom in' })
  await nearer.waitFor()
  // Tooltips come in after the screen; whoever points before that points again.
  await expect
    .poll(async () => {
      await page.mouse.move(700, 5)
      await nearer.hover()
      return page
        .getByRole('tooltip')
        .waitFor({ timeout: 5000 })
        .then(
          () => true,
          () => false,
        )
    })
    .toBe(true)
  expect(await page.getByRole('tooltip').innerText()).toBe('Zoom in')
  await page.mouse.move(700, 5)
})

test('F-UI-18 pagination leads to the second page of a long list', async () => {
  const { page } = owner
  await page.goto('/user/orders')
  const pages = page.getByRole('navigation', { name: 'Pages' })
  await page.locator('tbody tr').first().waitFor()
  if ((await pages.count()) === 0) await page.goto('/user/content/product')
  await pages.getByRole('button', { name: 'Page 2', exact: true }).click()
  await expect
    .poll(() => pages.getByRole('button', { name: 'Page 2', exact: true }).getAttribute('aria-current'))
    .toBe('page')
  expect(owner.complaints.filter((line) => !/status of 4\d\d/.test(line))).toEqual([])
})
