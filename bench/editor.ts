/**
 * `npm run bench:editor`: how the editor behaves as pages grow, in a headless Chromium: key to paint, ready, heap, the
 * size of its scripts, and what large acts cost. With Puck beside it where its package can be fetched, in turns.
 * `--rounds 5` sets the rounds, `--no-peer` leaves Puck out.
 */
import type { Browser, CDPSession, Frame, Page } from 'playwright-core'
import { launchBrowser } from '../test/support/browser.ts'
import { administratorClient } from '../test/support/httpClient.ts'
import { startServer } from '../test/support/server.ts'
import { comesToRest, keyTimes, watchKeys } from './editorPage.ts'
import { makeDocument, type Shape } from './editorDocuments.ts'
import { startPeer, type Peer } from './editorPeer.ts'
import { medianOf, p95Of } from './statistics.ts'

const keys = 30
const warmUpKeys = 3
const pauseMs = 120

interface Measured {
  keyMs: number[]
  readyMs: number
  heapMegabytes: number
  scriptKilobytes: number
}

const argument = (name: string): string | undefined => {
  const at = process.argv.indexOf(name)
  return at < 0 ? undefined : (process.argv[at + 1] ?? '')
}
const rounds = Number(argument('--rounds') ?? 5)
const shapes: readonly Shape[] = [
  { name: '12', count: 12, isNested: false },
  { name: '1,000', count: 1000, isNested: false },
  { name: '1,000 nested', count: 1000, isNested: true },
  { name: '5,000', count: 5000, isNested: false },
]

const server = await startServer()
const admin = await administratorClient(server.url)
const browser = await launchBrowser()
const peer = process.argv.includes('--no-peer') ? null : await startPeer()
const results = new Map<string, Measured[]>()
const acts = new Map<string, number[]>()
try {
  for (let round = 1; round <= rounds; round += 1) {
    for (const shape of shapes) {
      note(`Plinth ${shape.name}`, await measureOurs(browser, shape))
      // Puck takes minutes to open 5,000 blocks; its figures there are in the design notes.
      if (peer && shape.count <= 1000) note(`Puck ${shape.name}`, await measurePeer(browser, peer, shape))
    }
    await measureActs(browser)
    process.stderr.write(`round ${round} of ${rounds}\n`)
  }
  print()
} finally {
  await browser.close()
  await server.remove()
  peer?.stop()
}

function note(name: string, measured: Measured): void {
  results.set(name, [...(results.get(name) ?? []), measured])
}

/** Opens our editor with a document of this shape; the server's limit of a post is smaller, so the answer is put in between. */
async function openOurs(on: Browser, shape: Shape): Promise<{ page: Page; frame: Frame; readyMs: number; scriptBytes: number }> {
  const context = await on.newContext({ viewport: { width: 1440, height: 900 }, baseURL: server.url })
  await context.addCookies(admin.cookie.split('; ').map((pair) => ({ name: pair.split('=')[0] ?? '', value: pair.slice(pair.indexOf('=') + 1), url: server.url })))
  const made = await admin.call('POST', '/api/posts', { type: 'page', title: 'Measured', value: [{ id: 'x', type: 'paragraph', state: { text: 'x' } }] })
  const id: string = made.d.id
  const page = await context.newPage()
  let scriptBytes = 0
  page.on('response', (response) => {
    if (!response.url().endsWith('.js')) return
    void response.request().sizes().then(({ responseBodySize }) => (scriptBytes += responseBodySize), () => undefined)
  })
  const post = { ...made.d, value: makeDocument(shape) }
  await page.route(/\/api\/posts(\/[0-9a-f-]{36})?(\?|$)/, (route) => {
    const isMeant = route.request().method() === 'POST' || route.request().url().includes(id)
    return isMeant ? route.fulfill({ json: { d: post, capabilities: { publish: true } } }) : route.continue()
  })
  const started = performance.now()
  await page.goto(`/user/editor/${id}`)
  const canvas = page.locator('iframe.editor-frame')
  await canvas.waitFor()
  const frame = await (await canvas.elementHandle())?.contentFrame()
  if (!frame) throw new Error('The canvas has no frame')
  await frame.waitForSelector(`[data-bid="p-${shape.count - 1}"]`, { state: 'attached', timeout: 120_000 })
  await comesToRest(frame)
  return { page, frame, readyMs: performance.now() - started, scriptBytes }
}

async function measureOurs(on: Browser, shape: Shape): Promise<Measured> {
  const { page, frame, readyMs, scriptBytes } = await openOurs(on, shape)
  const selector = '[data-bid="p-10"]'
  await frame.click(`${selector} p, p${selector}`)
  await page.keyboard.press('End')
  const keyMs = await typeIn(page, frame, selector)
  const heapMegabytes = await heapOf(page)
  await page.context().close()
  return { keyMs, readyMs, heapMegabytes, scriptKilobytes: scriptBytes / 1000 }
}

async function measurePeer(on: Browser, { url }: Peer, shape: Shape): Promise<Measured> {
  const context = await on.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const started = performance.now()
  await page.goto(`${url}/?count=${shape.count}&nested=${shape.isNested}`)
  const canvas = page.locator('iframe')
  await canvas.first().waitFor({ timeout: 120_000 })
  const frame = await (await canvas.first().elementHandle())?.contentFrame()
  if (!frame) throw new Error('The canvas of Puck has no frame')
  await frame.waitForSelector(`[data-bid="p-${shape.count - 1}"]`, { state: 'attached', timeout: 120_000 })
  await comesToRest(frame)
  const readyMs = performance.now() - started
  const selector = '[data-bid="p-10"]'
  // Its field beside the canvas takes as long as its text on the canvas (design notes), and takes the focus reliably.
  await frame.click(selector)
  await page.locator('textarea:visible').first().click()
  await page.keyboard.press('End')
  const keyMs = await typeIn(page, frame, selector)
  const heapMegabytes = await heapOf(page)
  await context.close()
  return { keyMs, readyMs, heapMegabytes, scriptKilobytes: Number.NaN }
}

async function typeIn(page: Page, frame: Frame, selector: string): Promise<number[]> {
  await watchKeys(frame, selector)
  for (let key = 0; key < keys; key += 1) {
    await page.keyboard.press('abcdefghij'.charAt(key % 10))
    await page.waitForTimeout(pauseMs)
  }
  const times = await keyTimes(frame)
  if (times.length < keys / 2) throw new Error(`Only ${times.length} of ${keys} keys were seen in ${selector}`)
  return times.slice(warmUpKeys)
}

async function heapOf(page: Page): Promise<number> {
  const session: CDPSession = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.enable')
  await session.send('HeapProfiler.collectGarbage')
  await session.send('Performance.enable')
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0) / 1_000_000
}

/** Duplicates and removes a section of 250 blocks on a page of 1,000: from the key to the next paint. */
async function measureActs(on: Browser): Promise<void> {
  const { page, frame } = await openOurs(on, { name: 'sections', count: 1000, isNested: true, perSection: 250 })
  for (const [name, key] of [['duplicate 250 blocks', 'Control+d'], ['remove 250 blocks', 'Delete']] as const) {
    // The key goes to the section itself, not to a text that an act before has led to.
    await page.locator('.editor-outline-item').first().click()
    await page.evaluate(() => {
      const noted: { at: number; took: number } = { at: 0, took: -1 }
      Object.assign(window, { noted })
      document.addEventListener('keydown', (event) => {
        noted.at = event.timeStamp
        requestAnimationFrame(() => setTimeout(() => (noted.took = performance.now() - noted.at)))
      }, { capture: true, once: true })
    })
    await page.keyboard.press(key)
    await comesToRest(frame)
    const took = await page.evaluate(() => {
      const noted: unknown = Reflect.get(window, 'noted')
      return typeof noted === 'object' && noted !== null && 'took' in noted ? Number(noted.took) : Number.NaN
    })
    acts.set(name, [...(acts.get(name) ?? []), took])
  }
  await page.context().close()
}

function print(): void {
  const rows = [...results].map(([name, runs]) => ({
    editor: name,
    'key p50 ms': medianOf(runs.map(({ keyMs }) => medianOf(keyMs))).toFixed(1),
    'key p95 ms': medianOf(runs.map(({ keyMs }) => p95Of(keyMs))).toFixed(1),
    'ready s': (medianOf(runs.map(({ readyMs }) => readyMs)) / 1000).toFixed(2),
    'heap MB': medianOf(runs.map(({ heapMegabytes }) => heapMegabytes)).toFixed(1),
    'scripts kB': name.startsWith('Puck') ? '' : medianOf(runs.map(({ scriptKilobytes }) => scriptKilobytes)).toFixed(0),
  }))
  console.table(rows)
  for (const [name, times] of acts) console.log(`${name}: ${medianOf(times).toFixed(0)} ms`)
  const p50 = (name: string) => medianOf((results.get(name) ?? []).map(({ keyMs }) => medianOf(keyMs)))
  console.log(`key at 5,000 / key at 12: ${(p50('Plinth 5,000') / p50('Plinth 12')).toFixed(2)} (goal: at most 1.50)`)
  if (peer) for (const size of ['1,000', '1,000 nested']) console.log(`Puck / Plinth at ${size}: ${(p50(`Puck ${size}`) / p50(`Plinth ${size}`)).toFixed(1)}`)
}
