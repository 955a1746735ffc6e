/**
 * `npm run screens`: drives every screen in a real browser and writes a picture each into screens/, phone and desktop,
 * light and dark. `npm run screens -- home cart` draws only the named ones, `-- --site stranger` those of the second demo,
 * a restaurant with a stranger's material, into screens/stranger/, `-- --language de` draws them in German, light, into
 * screens/de/, and says which words do not fit.
 */
import { mkdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { BrowserContext, Page } from 'playwright-core'
import { build } from '../../scripts/prepare.mjs'
import { languages } from '../../src/platform/language/current.ts'
import { launchBrowser } from '../support/browser.ts'
import { faultsOfWords, widerThanWindow } from '../support/fit.ts'
import { administratorClient, type HttpClient } from '../support/httpClient.ts'
import { startServer } from '../support/server.ts'
import { screensOf, type ScreenToDraw } from './list.ts'
import { strangerScreensOf } from './stranger.ts'

const { values, positionals: only } = parseArgs({
  options: { site: { type: 'string', default: 'demo' }, language: { type: 'string' } },
  allowPositionals: true,
})
if (values.site !== 'demo' && values.site !== 'stranger') throw new Error('--site is demo or stranger')
const isStranger = values.site === 'stranger'
const { language } = values
if (language !== undefined && !languages.some((one) => one === language))
  throw new Error(`--language is one of ${languages.join()}`)
const folder = ['screens', isStranger ? 'stranger' : '', language ?? ''].filter(Boolean).join('/')
const schemes = language === undefined ? (['light', 'dark'] as const) : (['light'] as const)
const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } }

build()
mkdirSync(folder, { recursive: true })
const server = await startServer({ environment: { SEED_DEMO: isStranger ? 'stranger' : '1' } })
const browser = await launchBrowser()
const admin = await administratorClient(server.url)
if (language !== undefined)
  await admin.call('POST', '/api/options', { name: 'site_language', value: language })
let drawn = 0
const wrong: string[] = []
try {
  const screens = (await (isStranger ? strangerScreensOf : screensOf)(admin)).filter(
    ({ name }) => only.length === 0 || only.includes(name),
  )
  for (const [size, viewport] of Object.entries(sizes)) {
    for (const colorScheme of schemes) {
      // Fields of days are written by the browser, in its own language.
      const options = { viewport, colorScheme, reducedMotion: 'reduce', locale: language ?? 'en-US' } as const
      const asVisitor = await browser.newContext(options)
      const asAdministrator = await browser.newContext(options)
      await signIn(asAdministrator, admin)
      for (const screen of screens) {
        await draw(
          screen.signedIn ? asAdministrator : asVisitor,
          screen,
          `${folder}/${screen.name}-${size}-${colorScheme}.png`,
        )
        drawn += 1
      }
      await asVisitor.close()
      await asAdministrator.close()
    }
  }
} finally {
  await browser.close()
  await server.remove()
}
process.stdout.write(`${drawn} pictures in ${folder}/\n`)
for (const line of wrong) process.stdout.write(`LOOK ${line}\n`)
process.exit(wrong.length === 0 ? 0 : 1)

async function signIn(context: BrowserContext, client: HttpClient): Promise<void> {
  const cookies = client.cookie.split('; ').map((pair) => {
    const split = pair.indexOf('=')
    return { name: pair.slice(0, split), value: pair.slice(split + 1), url: server.url }
  })
  await context.addCookies(cookies)
}

async function draw(context: BrowserContext, screen: ScreenToDraw, path: string): Promise<void> {
  const page = await context.newPage()
  page.on('pageerror', (error) => wrong.push(`${screen.name}: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error' && !screen.status) wrong.push(`${screen.name}: ${message.text()}`)
  })
  const response = await page.goto(server.url + screen.path)
  // A slow machine is no fault of the screen: it is drawn as it stands then, and named.
  await page
    .waitForLoadState('networkidle', { timeout: 20_000 })
    .catch(() => wrong.push(`${screen.name}: still loading after 20 s`))
  if ((response?.status() ?? 0) !== (screen.status ?? 200))
    wrong.push(`${screen.name}: answers ${response?.status()}`)
  await screen.prepare?.(page)
  // What is loaded after the last script shows a place for it meanwhile.
  const isThere = () =>
    document.querySelector('h1, iframe') !== null && document.querySelector('[aria-busy="true"]') === null
  await page
    .waitForFunction(isThere, undefined, { timeout: 20_000 })
    .catch(() => wrong.push(`${screen.name}: still waiting after 20 s`))
  await settle(page)
  const tooWide = await widerThanWindow(page)
  if (tooWide)
    wrong.push(`${screen.name}, ${page.viewportSize()?.width} px: wider than the window by ${tooWide}`)
  if (language !== undefined) {
    for (const fault of await faultsOfWords(page))
      wrong.push(`${screen.name}, ${page.viewportSize()?.width} px: ${fault}`)
  }
  await page.screenshot({ path, fullPage: !screen.isFixed })
  await page.close()
}

/** Pictures below the fold load when they come near: scroll there and back. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
    await document.fonts.ready
  })
}
