/** Two people and one page, and people who may not design: what each sees and can do in the editor. */
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { builtSite } from '../support/builtSite.ts'
import type { Account, Person } from '../support/people.ts'

const site = builtSite()
let ines: Person
let ben: Person

const benAccount: Account = { email: 'ben.lock@reader.example', password: 'wheel-and-slip-33' }
const shopAccount: Account = { email: 'mara.lock@reader.example', password: 'till-and-twine-58' }

beforeAll(async () => {
  for (const user of [
    { ...benAccount, name: 'Ben', role: 'editor' },
    { ...shopAccount, name: 'Mara', role: 'shop_manager' },
  ]) {
    const made = await site.admin.call('POST', '/api/users', user)
    expect(made.status, made.error?.message).toBe(200)
  }
  ines = await site.openSignedIn()
  ben = await site.openSignedIn({ account: benAccount })
})

async function post(type: string, title: string, value: unknown): Promise<string> {
  return (await site.save({ type, title, value })).id
}

async function open({ page }: Person, id: string, words: string): Promise<void> {
  await page.goto(`/user/editor/${id}`)
  await page.frameLocator('iframe').getByText(words).first().waitFor()
}

const isSaved = (page: Page) => page.locator('.editor-save').getByText('Saved', { exact: true }).waitFor()
const paragraph = (text: string) => [{ id: 'p0', type: 'paragraph', state: { text } }]

test('F-EDIT-12 the second to open a page is told who writes, cannot change it, asks, and gets it; nothing written is lost', async () => {
  const id = await post('page', 'Shared', paragraph('Begun.'))
  await open(ines, id, 'Begun.')
  await ines.page.frameLocator('iframe').locator('p', { hasText: 'Begun.' }).click()
  await ines.page.keyboard.press('End')
  await ines.page.keyboard.type(' By Ines.')
  await isSaved(ines.page)

  await open(ben, id, 'Begun.')
  await ben.page.getByText(/writes on this page since .* You can read it\./).waitFor()
  expect(await ben.page.getByRole('button', { name: 'Publish', exact: true }).isDisabled()).toBe(true)
  const benWords = ben.page.frameLocator('iframe').locator('p', { hasText: 'Begun.' })
  await benWords.click()
  await ben.page.keyboard.type('Not to be.')
  await ben.page.keyboard.press('Delete')
  expect(await benWords.innerText()).toBe('Begun.')

  await ben.page.goto('/user/content/page')
  const writes = ben.page.getByText(/is writing, started/).first()
  await writes.waitFor()
  await open(ben, id, 'Begun.')
  await ben.page.getByRole('button', { name: 'Ask to take over' }).click()
  await ines.page.getByText('would like to write on this page').waitFor()
  await ines.page.keyboard.type(' And more.')
  await ines.page.getByRole('button', { name: 'Hand over' }).click()
  await ines.page.getByText('Ben took over this page. What you wrote is kept as your draft.').waitFor()
  // The next beat tells him.
  await expect
    .poll(() => ben.page.getByRole('button', { name: 'Publish', exact: true }).isDisabled())
    .toBe(false)
  await ben.page.frameLocator('iframe').locator('p', { hasText: 'Begun.' }).click()
  await ben.page.keyboard.press('End')
  await ben.page.keyboard.type(' By Ben.')
  await isSaved(ben.page)

  // Her draft is there when she has the page again.
  await ben.page.goto('/user')
  await ines.page.frameLocator('iframe').locator('p', { hasText: 'Begun. By Ines. And more.' }).waitFor()
  await expect
    .poll(() => ines.page.getByRole('button', { name: 'Publish', exact: true }).isDisabled())
    .toBe(false)
  await ines.page.frameLocator('iframe').locator('p', { hasText: 'Begun. By Ines. And more.' }).waitFor()
})

test('F-EDIT-12 a page that is open in another window of the same person goes on here at once', async () => {
  const id = await post('page', 'Own windows', paragraph('Mine.'))
  await open(ines, id, 'Mine.')
  await ines.page.locator('.editor-save').getByText('Saved').waitFor()
  await expect
    .poll(
      async () =>
        (await site.admin.call('POST', `/api/posts/${id}/presence`, { tab: 'probe-window', act: 'beat' })).d
          .writer?.is_here,
    )
    .toBe(false)
  await site.admin.call('POST', `/api/posts/${id}/presence`, { tab: 'probe-window', act: 'leave' })
  const second = await ines.context.newPage()
  await second.goto(`/user/editor/${id}`)
  await second.getByRole('button', { name: 'Go on here' }).click()
  await expect
    .poll(() => second.getByRole('button', { name: 'Publish', exact: true }).isDisabled())
    .toBe(false)
  await ines.page.getByText(/You, in another window, took over this page/).waitFor()
  await second.close()
})

test('F-EDIT-12 who may not design writes words and pictures, and meets no tool that would change more', async () => {
  const id = await post('product', 'Oat mug', [
    {
      id: 'g1',
      type: 'group',
      state: {},
      children: [
        { id: 'h1', type: 'heading', state: { text: 'Oat glaze', level: 2 } },
        { id: 'p1', type: 'paragraph', state: { text: 'Warm.' } },
      ],
    },
  ])
  const mara = await site.openSignedIn({ account: shopAccount })
  await open(mara, id, 'Warm.')
  const { page } = mara
  const canvas = page.frameLocator('iframe')
  await expect.poll(() => page.getByRole('button', { name: 'Insert', exact: true }).isDisabled()).toBe(true)
  await canvas.locator('p', { hasText: 'Warm.' }).click()
  await page.keyboard.press('End')
  await page.keyboard.type(' And speckled.')
  await page.keyboard.press('Enter')
  await page.getByText('You can only edit text and images.').first().waitFor()
  await isSaved(page)
  expect(await canvas.locator('[data-bid]').count()).toBe(3)
  for (const name of ['Remove', 'Duplicate', 'Move up', 'Insert a block after this one'])
    expect(await page.getByRole('button', { name, exact: true }).count()).toBe(0)
  await page.getByRole('tab', { name: 'Block' }).click()
  expect(await page.getByText('CSS class').count()).toBe(0)
  // Keys are no way round.
  await page.keyboard.press('Escape')
  await canvas.locator('h2', { hasText: 'Oat glaze' }).click()
  await page.keyboard.press('Escape')
  for (const key of ['Delete', 'Control+d', 'Alt+ArrowDown', 'Control+g', 'Control+Alt+3'])
    await page.keyboard.press(key)
  expect(await canvas.locator('[data-bid]').count()).toBe(3)
  expect(await canvas.locator('[data-bid] h2').count()).toBe(1)
  const { d } = await site.admin.call('GET', `/api/posts/${id}?source=editor`)
  expect(d.value[0].children).toHaveLength(2)
  await page.reload()
  await canvas.locator('p', { hasText: 'Warm. And speckled.' }).waitFor()
  await mara.context.close()
})
