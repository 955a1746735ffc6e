/**
 * A plugin from its folder to a visitor's browser: built in beside one that is broken, switched on, placed by keys, read by a
 * visitor, switched off and on again. The build is one of its own: dist/ belongs to the other tests.
 */
import { execFile } from 'node:child_process'
import { appendFile, cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { violationsOf } from '../support/axe.ts'
import { builtSite } from '../support/builtSite.ts'
import { databaseUrl } from '../support/database.ts'
import { copyOfSite, type SiteCopy } from '../support/firstStart.ts'
import { openFolder } from '../support/openFolder.ts'
import { phone, type Person } from '../support/people.ts'
import { publish } from '../support/publish.ts'

const example = 'examples/plugins/shop-hours'
let buildFolder = ''
let pluginsFolder = ''
/** What the build printed. */
let output = ''

let copy: SiteCopy | undefined
afterAll(() => copy?.database.drop())
const site = builtSite(async () => {
  copy = await copyOfSite({})
  const { dataDirectory, database } = copy
  pluginsFolder = join(dataDirectory, 'files', 'site-plugins')
  await cp(example, join(pluginsFolder, 'shop-hours'), { recursive: true })
  await cp(join(example, 'blocks', 'shop-hours'), join(pluginsFolder, 'torn', 'blocks', 'torn'), {
    recursive: true,
  })
  await writeFile(
    join(pluginsFolder, 'torn', 'plugin.json'),
    JSON.stringify({ name: 'torn', title: 'Torn', version: '0.1.0', author: 'Nobody', rights: ['blocks'] }),
  )
  await appendFile(join(pluginsFolder, 'torn', 'blocks', 'torn', 'view.tsx'), '\nexport const = 3\n')
  buildFolder = await openFolder('plinth-build-')
  // What is not built in is found as beside the checkout.
  await symlink(resolve('node_modules'), join(buildFolder, 'node_modules'))
  await writeFile(join(buildFolder, 'package.json'), '{ "type": "module" }')
  const built = await promisify(execFile)(
    process.execPath,
    ['scripts/build.mjs', '--into', buildFolder, '--plain', '--languages', 'en'],
    { env: { ...process.env, DATA_DIR: dataDirectory, NODE_ENV: 'production' } },
  )
  output = built.stderr
  const environment = { DATABASE_URL: databaseUrl(database.connection) }
  return { dataDirectory, environment, program: join(buildFolder, 'server', 'main.js') }
})
afterAll(() => rm(buildFolder, { recursive: true, force: true }))

let writer: Person
let postId = ''
let path = ''
beforeAll(async () => {
  writer = await site.openSignedIn()
})

const canvasOf = (page: Page) => page.frameLocator('iframe')
const isSaved = (page: Page) => page.locator('.editor-save').getByText('Saved', { exact: true }).waitFor()
const storedOf = async (id: string) =>
  (await site.admin.call('GET', `/api/posts/${id}?source=editor`)).d.value

async function switchPlugin(isOn: boolean): Promise<void> {
  const { page } = writer
  await page.goto('/user/plugins')
  const answered = page.waitForResponse(
    (response) => response.url().endsWith('/api/plugins') && response.request().method() === 'POST',
  )
  await page.getByRole('switch', { name: 'Opening hours is on' }).setChecked(isOn)
  expect((await answered).status()).toBe(200)
}

/** What the insert menu lists for these words, asked from the first paragraph by keys. */
async function offered(page: Page, words: string): Promise<string[]> {
  await page.keyboard.press('/')
  const menu = page.getByRole('dialog', { name: 'Insert a block' })
  await menu.getByRole('combobox').fill(words)
  await menu
    .getByRole('option')
    .or(menu.getByText(`Nothing is called “${words}”.`))
    .first()
    .waitFor()
  return menu.getByRole('option').allInnerTexts()
}

/** Monday, half past ten in the morning in Europe. */
const monday = new Date('2026-03-02T09:30:00Z')

async function visit(options: Parameters<typeof site.open>[0] = {}): Promise<Person> {
  const person = await site.open(options)
  await person.page.clock.setFixedTime(monday)
  await person.page.goto(path)
  await person.page.getByText('Come and see us.').waitFor()
  return person
}

test('F-PLUG-01 F-PLUG-04 a broken plugin is listed with its reason, and the site is built and stands without it', async () => {
  expect(output).toContain('The plugin torn is left out:')
  expect(output).toContain('blocks/torn/view.tsx:')
  const { page } = writer
  await page.goto('/user/plugins')
  const torn = page.getByRole('region', { name: 'Torn' })
  await torn.getByText('It cannot be built in.').waitFor()
  await torn.getByText('blocks/torn/view.tsx:').waitFor()
  expect(await torn.getByRole('switch').count()).toBe(0)
  const hours = page.getByRole('region', { name: 'Opening hours' })
  expect(await hours.getByRole('switch').isChecked(), 'a new one is off').toBe(false)
  expect(await hours.getByRole('listitem').allInnerTexts()).toEqual(['Shop hours'])
})

test('F-PLUG-01 F-POST-04 F-EDIT-05 switched on it is in the insert menu, is placed and set by keys, and published', async () => {
  const { page } = writer
  await page.goto('/user/editor/new?type=page')
  await canvasOf(page).locator('.ProseMirror-focused').waitFor()
  await page.keyboard.press('Escape')
  // A pattern that has to do with the words may be there; the block is not.
  expect((await offered(page, 'shop hours')).filter((label) => label.includes('Shop hours'))).toEqual([])
  await switchPlugin(true)

  await page.goto('/user/editor/new?type=page')
  await canvasOf(page).locator('.ProseMirror-focused').waitFor()
  await page.keyboard.type('Come and see us.')
  await page.keyboard.press('Escape')
  expect((await offered(page, 'shop hours'))[0]).toContain('Shop hours')
  await page.keyboard.press('Enter')
  const drawn = canvasOf(page).locator('.b-shop-hours')
  await drawn.getByText('Opening hours').waitFor()
  // The sheet of the plugin is on the canvas.
  await expect.poll(() => drawn.evaluate((element) => getComputedStyle(element).borderTopStyle)).toBe('solid')
  await page.keyboard.press('Escape')
  // The rows of a long list are folded.
  await page.locator('.row-name').first().click()
  const closes = page.getByLabel('Closes').first()
  await closes.focus()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('18:30')
  await drawn.getByText('09:00 – 18:30').waitFor()
  await page.getByRole('tab', { name: 'Page' }).click()
  await page.getByRole('textbox', { name: 'Title' }).first().fill('Find us')
  await publish(page)
  await page.getByRole('status').getByText('Published', { exact: true }).waitFor()
  await isSaved(page)
  postId = page.url().split('/').at(-1) ?? ''
  path = (await site.admin.call('GET', `/api/posts/${postId}`)).d.url
})

test('F-PLUG-04 F-POST-04 a visitor reads the week in its own style and sees that it is open now, on the phone and in the dark too', async () => {
  for (const options of [{}, { viewport: phone, colorScheme: 'dark' as const }]) {
    const { page, context, complaints } = await visit(options)
    const hours = page.locator('.b-shop-hours')
    await hours.getByText('Open now, until 18:30').waitFor()
    expect(await hours.locator('[aria-current="date"]').innerText()).toMatch(/^Monday\s+09:00 – 18:30$/)
    expect(await hours.evaluate((element) => getComputedStyle(element).borderTopStyle)).toBe('solid')
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    expect(complaints).toEqual([])
    await context.close()
  }
  // What may come to public pages of the plugin brings no editor along.
  const manifest: Record<string, { file: string; imports?: string[]; dynamicImports?: string[] }> =
    JSON.parse(await readFile(join(buildFolder, 'client', '.vite', 'manifest.json'), 'utf8'))
  const reached = new Set<string>()
  const reach = (source: string): void => {
    const { imports = [], dynamicImports = [] } = manifest[source] ?? {}
    for (const next of [...imports, ...dynamicImports])
      if (!reached.has(next)) reach(reached.add(next) && next)
  }
  reach('src/visitor/boot.ts')
  expect(
    [...reached].filter((source) => source.includes('shop-hours')).map((source) => source.split('/').at(-1)),
  ).toEqual(['enhance.ts'])
  expect(
    [...reached].filter((source) => /editor|dashboard/.test(`${source} ${manifest[source]?.file}`)),
  ).toEqual([])
  // Pages without the block carry nothing of it.
  const other = await (await fetch(`${site.url}/about`)).text()
  expect(other).not.toContain('shop-hours')
})

test('F-PLUG-01 F-PLUG-04 switched off visitors do not see it, the editor says that the block is not known and loses nothing', async () => {
  const before = await storedOf(postId)
  await switchPlugin(false)
  const visitor = await visit()
  expect(await visitor.page.locator('main').innerText()).not.toMatch(/Monday|shop-hours|cannot find/)
  await visitor.context.close()

  const { page } = writer
  await page.goto(`/user/editor/${postId}`)
  const box = canvasOf(page).getByText('cannot find block shop-hours')
  await box.waitFor()
  await box.click()
  await page.getByText('This site does not know this type. The block is kept as it is.').waitFor()
  await canvasOf(page).getByText('Come and see us.').click()
  await page.keyboard.press('End')
  await page.keyboard.type(' Ring twice.')
  await page.keyboard.press('Escape')
  // A pattern that has to do with the words may be there; the block is not.
  expect((await offered(page, 'shop hours')).filter((label) => label.includes('Shop hours'))).toEqual([])
  await page.keyboard.press('Escape')
  await publish(page)
  await page.getByRole('status').getByText('Published', { exact: true }).waitFor()
  await isSaved(page)
  const [paragraph, hours] = await storedOf(postId)
  expect(paragraph.state.text).toBe('Come and see us. Ring twice.')
  expect(hours).toEqual(before[1])

  await switchPlugin(true)
  const again = await visit()
  await again.page.getByText('Open now, until 18:30').waitFor()
  await again.context.close()
})

test('F-PLUG-01 F-POST-04 nobody is kept out of the screen or the block: no findings of axe, in the light and in the dark', async () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    // axe brings a script and a sheet of its own.
    const visitor = await visit({ bypassCSP: true, colorScheme, viewport: phone })
    await visitor.page.getByText('Open now, until 18:30').waitFor()
    expect(await violationsOf(visitor.page)).toEqual([])
    await visitor.context.close()
    const { page, context } = await site.openSignedIn({ bypassCSP: true, colorScheme, viewport: phone })
    await page.goto('/user/plugins')
    await page.getByRole('switch').first().waitFor()
    expect(await violationsOf(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await context.close()
  }
})

test('F-PLUG-01 changed files ask for a start, and what is built in goes on', async () => {
  await mkdir(join(pluginsFolder, 'fresh', 'blocks', 'fresh'), { recursive: true })
  await writeFile(
    join(pluginsFolder, 'fresh', 'plugin.json'),
    JSON.stringify({ name: 'fresh', title: 'Fresh', version: '0.1.0', author: 'Nobody', rights: ['blocks'] }),
  )
  for (const file of ['definition.ts', 'view.tsx'])
    await writeFile(join(pluginsFolder, 'fresh', 'blocks', 'fresh', file), '// to come')
  await appendFile(join(pluginsFolder, 'shop-hours', 'blocks', 'shop-hours', 'style.css'), '\n')
  const { page } = writer
  await page.goto('/user/plugins')
  await page.getByRole('region', { name: 'Fresh' }).getByText('Start Plinth again to build it in.').waitFor()
  expect(await page.getByRole('switch', { name: 'Fresh is on' }).count()).toBe(0)
  const hours = page.getByRole('region', { name: 'Opening hours' })
  await hours.getByText('Its files have changed: start Plinth again to build them in.').waitFor()
  expect(await hours.getByRole('switch').isChecked()).toBe(true)
  expect(writer.complaints).toEqual([])
})
