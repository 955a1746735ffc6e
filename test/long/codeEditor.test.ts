/** The code editor keeps the content policy: in whatever way code is written, nothing of it is refused by the browser. */
import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { builtSite } from '../support/builtSite.ts'
import type { Person } from '../support/people.ts'

const site = builtSite()
let owner: Person
let page: Page

beforeAll(async () => {
  owner = await site.openSignedIn()
  page = owner.page
  // The event of a shadow root reaches the document too; of frames each tells its own.
  await owner.context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const [at] = event.composedPath()
      console.error(
        `Refused: ${event.effectiveDirective} ${event.sourceFile}:${event.lineNumber} at ${at instanceof Element ? at.outerHTML.slice(0, 300) : 'the document'} in ${location.pathname}`,
      )
    })
  })
})

const refused = () => owner.complaints.filter((text) => /Refused|content security policy/i.test(text))

/** All that people do with code: typed, pasted, faulty, looked at, taken back, emptied. */
async function write(code: Locator, wrong: string): Promise<void> {
  await code.click()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  await page.keyboard.insertText(`a {\n  color: red;\n}\n${wrong}\n\n${'long '.repeat(60)}\n`)
  await page.keyboard.press('Control+Home')
  await page.keyboard.type('b { ( [ "')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+Shift+k')
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+y')
  await page.keyboard.press('Control+f')
  await page.keyboard.press('Escape')
  await code.click()
  await page.keyboard.press('Control+Space')
  await page.keyboard.press('Control+Shift+m')
  await page.keyboard.press('F8')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+c')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Control+v')
}

test('3.6 F-EDIT-08 code of every language is written, pasted, marked and taken back without a breach of the content policy', async () => {
  const { id } = await site.save({
    type: 'page',
    title: 'Code to write',
    status: 'draft',
    value: [{ id: 'c', type: 'code', state: { code: '', language: 'plain' }, children: [] }],
  })
  await page.goto(`/user/editor/${id}`)
  await page.frameLocator('iframe.editor-frame').locator('[data-bid="c"]').click()
  const panel = page.getByRole('complementary', { name: 'Settings' })
  const code = panel.getByRole('textbox', { name: 'Code', exact: true })
  const language = panel.getByLabel('Language', { exact: true })
  await language.waitFor()
  for (const name of ['css', 'scss', 'less', 'xml', 'javascript', 'json', 'plain', 'css']) {
    await language.selectOption(name)
    await write(code, '</b> { color: }')
  }
  await language.selectOption('css')
  await code.click()
  await page.keyboard.press('Control+a')
  await page.keyboard.insertText('a {\n  color: red;\n}\nb { color')
  const marker = panel.locator('.cm-lint-marker').first()
  await marker.hover()
  await panel.locator('.cm-tooltip').first().waitFor()
  await panel.getByRole('button', { name: /^Enlarge/ }).click()
  const large = page.getByRole('dialog', { name: 'Code' }).getByRole('textbox', { name: 'Code', exact: true })
  await write(large, 'b { color')
  await page.getByRole('button', { name: 'Done' }).click()
  await code.click()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  expect(refused()).toEqual([])
})

test('3.6 a planted breach of the content policy is seen', async () => {
  await page.goto('/user')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.evaluate(() => {
    const root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' })
    root.append(Object.assign(document.createElement('style'), { textContent: 'a { color: red }' }))
  })
  await expect.poll(() => refused().length).toBeGreaterThan(0)
})
