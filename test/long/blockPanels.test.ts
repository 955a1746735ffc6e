/** The panels of a block in a real browser: its properties, and the rules by which it shows. */
import type { FrameLocator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { builtSite } from '../support/builtSite.ts'
import { createMember, memberAccount, signIn, type Person } from '../support/people.ts'
import { publish } from '../support/publish.ts'

const site = builtSite({ environment: { SEED_DEMO: '0' } })
let owner: Person

beforeAll(async () => {
  owner = await site.openSignedIn()
  await createMember(site.admin)
})

async function published(title: string, ...value: unknown[]): Promise<{ id: string; url: string }> {
  return site.save({ type: 'page', title, status: 'published', value })
}

/** Opens the editor with that block selected. */
async function open(page: Page, post: string, block: string): Promise<FrameLocator> {
  await page.goto(`/user/editor/${post}`)
  const canvas = page.frameLocator('iframe.editor-frame')
  await canvas.locator(`[data-bid="${block}"]`).waitFor()
  await page.locator(`[data-outline="${block}"]`).click()
  return canvas
}
const words = (id: string, text: string) => ({ id, type: 'paragraph', state: { text }, children: [] })

test('3.6 F-EDIT-06 a value of another property that cannot be used stays in its field and says why', async () => {
  const { page } = owner
  const { id } = await published('Grounded', words('groundblk1', 'On a ground.'))
  await open(page, id, 'groundblk1')
  await page.getByText('Other properties', { exact: true }).click()
  await page.getByLabel('Add a property').fill('background')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  const value = page.getByLabel('background', { exact: true })
  await value.fill("url('/media/hero.webp') center/cover")
  await page.keyboard.press('Tab')
  await page.getByText('Files and URLs are not allowed in styles. It stays inherit.').waitFor()
  expect(await value.inputValue()).toBe("url('/media/hero.webp') center/cover")
  expect(await value.getAttribute('aria-invalid')).toBe('true')
  await value.fill('rebeccapurple')
  await page.getByText('Files and URLs are not allowed in styles.').waitFor({ state: 'detached' })
})

test('F-PLUG-03 a block is given rules in its panel, which says for whom it shows; visitors get what holds for them, scripts or not', async () => {
  const { page } = owner
  const { id, url } = await published(
    'Club',
    words('forall0001', 'Everybody is welcome.'),
    words('formember1', 'Members fire for free.'),
  )
  await open(page, id, 'formember1')
  await page.getByText('Name and visibility').click()
  await page.getByRole('button', { name: 'Add a rule' }).click()
  await page.getByLabel('Rule 1.1: what').selectOption('role')
  await page.getByLabel('Rule 1.1: value').selectOption('member')
  await page.getByText('It does not show on this page.').waitFor()
  await page.getByLabel('Seen by').selectOption('member')
  await page.getByText('Yes: the visitor’s role is “member”').waitFor()
  await page.getByRole('img', { name: 'shown by rules' }).waitFor()
  await publish(page)
  await page.getByRole('status').getByText('Published', { exact: true }).waitFor()
  for (const javaScriptEnabled of [true, false]) {
    const visitor = await site.open({ javaScriptEnabled })
    await visitor.page.goto(url)
    expect(await visitor.page.getByText('Members fire for free.').count()).toBe(0)
    await signIn(visitor, memberAccount)
    await visitor.page.reload()
    await visitor.page.getByText('Members fire for free.').waitFor()
    await visitor.context.close()
  }
  expect(owner.complaints).toEqual([])
})
