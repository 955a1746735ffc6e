/**
 * 13.2 The built program in its pseudo language, on every screen: what stands there without its brackets was left outside the
 * catalogues. In the words of each language, on a small phone and on a desktop, nothing is cut.
 */
import { execFile } from 'node:child_process'
import { cp, rm, symlink, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { languages, pseudoLanguage } from '#platform/language/current.ts'
import { pseudo } from '#platform/language/message.ts'
import { screensOf, type ScreenToDraw } from '../screens/list.ts'
import { builtSite } from '../support/builtSite.ts'
import { misfits } from '../support/fit.ts'
import { readWordings, type Wordings } from '../support/inWords.ts'
import { openFolder } from '../support/openFolder.ts'
import { isLong, shareOf } from '../support/share.ts'
import { settled, walkScreen, watchRequests } from '../support/walkScreen.ts'
import { known, namesAndDates, outside, textsOutside, writtenOn, type Known } from '../support/readTexts.ts'

let folder = ''
const site = builtSite(async () => {
  folder = await openFolder('plinth-pseudo-')
  await cp('dist', folder, { recursive: true })
  // What is not built in is found as beside the checkout.
  await symlink(resolve('node_modules'), join(folder, 'node_modules'))
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }')
  await promisify(execFile)(
    process.execPath,
    ['scripts/build.mjs', '--into', folder, '--add', pseudoLanguage],
    {
      env: { ...process.env, NODE_ENV: 'production' },
    },
  )
  return { program: join(folder, 'server', 'main.js') }
})
afterAll(() => rm(folder, { recursive: true, force: true }))

let data: Known
let wordings: Wordings
beforeAll(async () => {
  wordings = await readWordings(languages)
  // Read while the program still speaks English: what it writes into the database from now on is no excuse.
  const written = await writtenOn(site.connection)
  const searched = (await screensOf(site.admin)).flatMap(({ path }) => path.split('keywords=').slice(1))
  data = known([...namesAndDates(), ...written, ...searched, 'localhost', pseudoLanguage])
  const ofSite = { name: 'site_language', value: pseudoLanguage }
  const ofPerson = { preferences: { language: pseudoLanguage } }
  expect((await site.admin.call('POST', '/api/options', ofSite)).error).toBeUndefined()
  expect((await site.admin.call('POST', '/api/users/me', ofPerson)).error).toBeUndefined()
})

/** What was pressed on any screen: most buttons stand on several. */
const pressed = new Set<string>()

async function lookAt(page: Page, { path, name, signedIn }: ScreenToDraw): Promise<string[]> {
  const found: string[] = []
  const look = async (where = '') => {
    const texts = await textsOutside(page, data)
    found.push(...texts.map((text) => `${name}${where && ` › ${where}`}: ${text}`))
  }
  await page.goto(path)
  await settled(page)
  await page.waitForFunction(
    () =>
      document.querySelector('h1, iframe') !== null &&
      !document.querySelector('.skeleton, [aria-busy="true"]'),
  )
  if (name.startsWith('editor')) await page.frameLocator('iframe').locator('[data-bid]').first().waitFor()
  expect(await page.locator('html').getAttribute('lang'), name).toBe(pseudoLanguage)
  if (signedIn) expect(new URL(page.url()).pathname, 'still signed in').not.toBe('/login')
  await look()
  const cut = await misfits(page, { widths: [360, 1280], languages, wordings })
  found.push(...cut.map((fault) => `${name}: ${fault}`))
  await walkScreen({ page, path, pressed, look })
  return found
}

async function lookAtAll(context: BrowserContext, screens: ScreenToDraw[]): Promise<string[]> {
  const found: string[] = []
  const page = await context.newPage()
  watchRequests(page)
  page.on('dialog', (dialog) => void dialog.accept())
  for (let screen = screens.shift(); screen; screen = screens.shift())
    found.push(...(await lookAt(page, screen)))
  await page.close()
  return found
}

test('13.2 no screen has a text outside the catalogues, nor what opens on it; the words of each language fit', async () => {
  const visitor = await site.open()
  const administrator = await site.openSignedIn()
  const screens = shareOf(await screensOf(site.admin), 1)
  // Saving the settings gives the site one of the languages that are offered.
  const settings = screens.filter(({ name }) => name === 'settings')
  const signedIn = screens.filter((screen) => screen.signedIn && !settings.includes(screen))
  // In their order: what was put into the cart is in it.
  const publicScreens = screens.filter((screen) => !screen.signedIn)
  const found = await Promise.all([
    lookAtAll(visitor.context, [...publicScreens, { name: 'cart', path: '/cart' }]),
    lookAtAll(administrator.context, signedIn),
    lookAtAll(administrator.context, signedIn),
  ])
  found.push(await lookAtAll(administrator.context, settings))
  expect(found.flat().join(' | ')).toBe('')
  expect(pressed.size, 'buttons, tabs and folds').toBeGreaterThan(isLong ? 200 : 60)
})

test('13.2 a text outside the catalogues is found: alone, beside one of them, and as a value within one', () => {
  const mug = known(['Blue mug'])
  const texts = [
    'Delete',
    '⟦Délété··⟧ Blue mug',
    '⟦Sávé··⟧ now',
    '⟦Blue mug: stóçk··⟧',
    '⟦Sávéd thé paid órdér··⟧',
    'by hand',
  ]
  expect(texts.map((text) => outside(text, mug).join())).toEqual(['Delete', '', 'now', '', 'paid', 'by hand'])
})

test('13.2 words that do not fit are found: in a place that hides them, in an empty field, and in a list', async () => {
  const { page } = await site.open()
  const save = String(pseudo('Save settings'))
  const cut = async (html: string) => {
    await page.setContent(`<body>${html}</body>`)
    return await misfits(page, { widths: [360], languages, wordings })
  }
  const narrow = (width: number) =>
    `style="display:block;font:16px monospace;width:${width}px;padding:0;border:0`
  const hidden = ';overflow:hidden;white-space:nowrap"'
  expect(await cut(`<p ${narrow(180)}${hidden}>${save}</p>`)).toEqual([
    'de, 360 px: cut off: Einstellungen speichern',
  ])
  expect(await cut(`<p ${narrow(240)}${hidden}>${save}</p>`)).toEqual([])
  // What people wrote may be cut.
  expect(await cut(`<p ${narrow(40)}${hidden}>A name of somebody</p>`)).toEqual([])
  expect(await cut(`<input ${narrow(180)}" placeholder="${save}">`)).toEqual([
    'de, 360 px: cut off in an empty field: Einstellungen speichern',
  ])
  expect(await cut(`<select ${narrow(180)};appearance:none"><option>${save}</select>`)).toEqual([
    'de, 360 px: cut off in an empty field: Einstellungen speichern',
  ])
  expect(await cut(`<p style="width:900px">${save}</p>`)).toHaveLength(languages.length)
})
