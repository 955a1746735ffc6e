/** axe finds nothing in the editor: the page in it, each tab, menu, bar and dialog; light and dark, wide and narrow, at 100 and at 200 per cent. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { violationsOf } from '../support/axe.ts'
import { builtSite } from '../support/builtSite.ts'
import { desktop, phone } from '../support/people.ts'
import { isInShare, shareOf } from '../support/share.ts'

const site = builtSite()

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** At 200 per cent a window has half the room, and every pixel is two; on a phone no page has to be narrower than 320. */
const sizes = [
  { name: 'wide', viewport: desktop, deviceScaleFactor: 1 },
  {
    name: 'wide at 200 %',
    viewport: { width: desktop.width / 2, height: desktop.height / 2 },
    deviceScaleFactor: 2,
  },
  { name: 'phone', viewport: phone, deviceScaleFactor: 1 },
  { name: 'phone at 200 %', viewport: { width: 320, height: phone.height / 2 }, deviceScaleFactor: 2 },
] as const
const value = [
  { id: 'h1', type: 'heading', state: { text: 'Mugs that last', level: 1 } },
  { id: 'p1', type: 'paragraph', state: { text: 'Thrown by hand in Delft, and fired twice.' } },
  {
    id: 'g1',
    type: 'group',
    state: {},
    children: [
      { id: 'p2', type: 'paragraph', state: { text: 'Four glazes.' } },
      { id: 'b1', type: 'button', state: { text: 'To the shop', url: '/shop' } },
    ],
  },
  {
    id: 'c1',
    type: 'columns',
    state: {},
    children: [
      { id: 'c2', type: 'column', state: {} },
      { id: 'c3', type: 'column', state: {} },
    ],
  },
]

const faultsOf = async (page: Page): Promise<string[]> => {
  const beyond = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  return [
    ...(beyond > 0 ? [`${beyond} pixels wider than its window`] : []),
    ...(await violationsOf(page, levels)),
  ]
}

// Wide; on a phone and at 200 per cent as well in the long form.
test.each(shareOf(sizes, 0, sizes.length))(
  'F-EDIT-01 axe finds nothing in the editor and all that opens in it: $name',
  async ({ viewport, deviceScaleFactor }) => {
    const { id, version } = await site.save({ type: 'page', title: 'Mugs', value })
    const { page, context } = await site.openSignedIn({ viewport, deviceScaleFactor, bypassCSP: true })
    const found: string[] = []
    let looks = 0
    // All is opened; every third is looked at, all in the long form.
    const look = async (name: string) => {
      looks += 1
      if (isInShare(looks, 0, 3)) found.push(...(await faultsOf(page)).map((fault) => `${name}: ${fault}`))
    }
    const opened = async (role: 'dialog' | 'menu', name: string | RegExp, what: string) => {
      await page.getByRole(role, { name }).waitFor()
      await look(what)
      await page.keyboard.press('Escape')
      await page.getByRole(role, { name }).waitFor({ state: 'detached' })
    }
    await page.goto(`/user/editor/${id}`)
    const canvas = page.frameLocator('iframe')
    await canvas.locator('[data-bid] h1').waitFor()
    const hasSides = !(await page.getByRole('button', { name: 'Settings', exact: true }).isVisible())
    const side = async (name: 'Outline' | 'Settings') => {
      if (!hasSides) await page.getByRole('button', { name, exact: true }).click()
    }

    const frame = await page.locator('iframe').boundingBox()
    expect(frame?.height, 'the page fills the window').toBeGreaterThan(viewport.height / 2)
    await look('opened')
    await canvas.locator('p', { hasText: 'Thrown' }).click()
    await look('writing')
    await page.getByRole('button', { name: 'Bold' }).waitFor()
    await page.keyboard.press('Home')
    await page.keyboard.press('Shift+End')
    await canvas.locator('p', { hasText: 'Thrown' }).evaluate(
      (block) =>
        new Promise<void>((done) => {
          const look = () =>
            block.ownerDocument.getSelection()?.isCollapsed === false ? done() : requestAnimationFrame(look)
          look()
        }),
    )
    await page.keyboard.press('Control+k')
    await opened('dialog', /link/i, 'link')
    await side('Settings')
    for (const tab of ['Page', 'Block', 'Checks']) {
      await page.getByRole('tab', { name: tab }).click()
      if (tab === 'Checks') await page.locator('.editor-section [role="status"]').waitFor()
      await page
        .locator('.editor-right details')
        .evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')))
      // What is in them is drawn when they open.
      await expect
        .poll(() =>
          page
            .locator('.editor-right details')
            .evaluateAll(
              (all) => all.filter((one) => one.hasAttribute('open') && one.children.length < 2).length,
            ),
        )
        .toBe(0)
      await look(`tab ${tab}`)
    }
    await side('Settings')
    await side('Outline')
    await page.locator('[data-outline="p1"]').click()
    await look('outline')
    await page.keyboard.press('Control+Shift+Enter')
    await page
      .getByRole('dialog', { name: /^Publish “/ })
      .getByText('checks passed')
      .waitFor()
    await page.getByRole('radio', { name: 'Schedule' }).check()
    await opened('dialog', /^Publish “/, 'publishing')
    await page.keyboard.press('F2')
    await opened('dialog', /name/i, 'rename')
    await page.locator('[data-outline="p1"]').focus()
    await page.keyboard.press('Shift+F10')
    await opened('menu', /./, 'menu of the block')
    await side('Outline')
    await page.getByRole('button', { name: /^View:/ }).click()
    await look('view')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Insert', exact: true }).click()
    await opened('dialog', 'Insert a block', 'insert menu')
    await page.keyboard.press('Control+f')
    await page.getByRole('search', { name: 'Find and replace' }).waitFor()
    await page.keyboard.type('by')
    await look('find')
    await page.keyboard.press('Escape')
    const keys = page.getByRole('button', { name: /^Keys/ })
    if (await keys.isVisible()) {
      await keys.click()
      await opened('dialog', /keys/i, 'keys')
    }
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').getByRole('combobox').waitFor()
    await look('palette')
    await page.keyboard.press('Escape')

    await site.save({
      id,
      version,
      title: 'Mugs',
      value: [{ id: 'p1', type: 'paragraph', state: { text: 'Theirs.' } }],
    })
    await canvas.locator('p', { hasText: 'Thrown' }).click()
    await page.keyboard.type('Mine. ')
    await page.keyboard.press('Control+s')
    await page.getByRole('dialog', { name: 'This was changed elsewhere' }).waitFor()
    await look('conflict')
    expect(found).toEqual([])
    await context.close()
  },
)
