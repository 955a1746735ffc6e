/**
 * `npm run bench:editor`: how the editor behaves as pages grow, in a headless Chromium: key to paint, ready, heap, the
 * size of its scripts, what large acts cost, how smooth a drag is. With Puck beside it where its package can be fetched,
 * in turns. `--rounds 5` sets the rounds, `--no-peer` leaves Puck out, `--write` puts the table into docs/performance.md.
 */
import type { Browser, Frame, Page } from 'playwright-core'
import { build } from '../scripts/prepare.mjs'
import { launchBrowser } from '../test/support/browser.ts'
import { administratorClient } from '../test/support/httpClient.ts'
import { startServer } from '../test/support/server.ts'
import { machineIsCalm } from './calm.ts'
import type { Shape } from './editorDocuments.ts'
import { heapOf, measureActs, measureDrag, openOurs, type Site } from './editorOurs.ts'
import { type ActTimes, keyTimes, noteOpening, openingOf, watchKeys } from './editorPage.ts'
import { startPeer, type Peer } from './editorPeer.ts'
import { type Figure, report } from './report.ts'
import { medianOf, p95Of } from './statistics.ts'

const keys = 30
const warmUpKeys = 3
const pauseMs = 120

interface Measured {
  keyMs: number[]
  readyMs: number
  /** Until the canvas held its last block. */
  drawnMs: number
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

build()
const server = await startServer()
const site: Site = { url: server.url, admin: await administratorClient(server.url) }
const peer = process.argv.includes('--no-peer') ? null : await startPeer()
const results = new Map<string, Measured[]>()
const acts = new Map<string, ActTimes[]>()
const drags: number[][] = []
try {
  for (let round = 1; round <= rounds; round += 1) await measureRound(round)
  const beside = peer ? `Puck ${peer.version} in turns` : 'without Puck, which could not be fetched'
  report(
    'editor figures',
    `headless Chromium, ${beside}, ${rounds} interleaved rounds, medians.`,
    figuresOf(),
  )
} finally {
  await server.remove()
  peer?.stop()
}

/** Each round in a fresh browser: none inherits the memory of the one before. */
async function measureRound(round: number): Promise<void> {
  const browser = await launchBrowser()
  try {
    for (const shape of shapes) {
      note(`Plinth ${shape.name}`, await measureOurs(browser, shape))
      // Puck takes minutes to open 5,000 blocks (143 s): of it only what is compared is measured.
      if (peer && shape.count === 1000) note(`Puck ${shape.name}`, await measurePeer(browser, peer, shape))
    }
    for (const [name, times] of await measureActs(browser, site))
      acts.set(name, [...(acts.get(name) ?? []), times])
    drags.push(await measureDrag(browser, site))
    process.stderr.write(`round ${round} of ${rounds}\n`)
  } finally {
    await browser.close()
  }
}

function note(name: string, measured: Measured): void {
  results.set(name, [...(results.get(name) ?? []), measured])
  const { keyMs, readyMs, drawnMs, heapMegabytes } = measured
  process.stderr.write(
    `${name}: key ${medianOf(keyMs).toFixed(1)} ms, p95 ${p95Of(keyMs).toFixed(1)}, ready ${(readyMs / 1000).toFixed(2)} s (drawn ${(drawnMs / 1000).toFixed(2)}), heap ${heapMegabytes.toFixed(1)} MB\n`,
  )
}

async function measureOurs(on: Browser, shape: Shape): Promise<Measured> {
  const { page, frame, readyMs, drawnMs, scriptKilobytes } = await openOurs(on, site, shape)
  const selector = '[data-bid="p-10"]'
  await frame.click(`${selector} p, p${selector}`)
  await page.keyboard.press('End')
  const keyMs = await typeIn(page, frame, selector)
  const heapMegabytes = await heapOf(page)
  await page.context().close()
  return { keyMs, readyMs, drawnMs, heapMegabytes, scriptKilobytes }
}

async function measurePeer(on: Browser, { url }: Peer, shape: Shape): Promise<Measured> {
  const context = await on.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await noteOpening(page, `[data-bid="p-${shape.count - 1}"]`)
  await machineIsCalm()
  await page.goto(`${url}/?count=${shape.count}&nested=${shape.isNested}`)
  const { ready, drawn } = await openingOf(page)
  const frame = await (await page.locator('iframe').first().elementHandle())?.contentFrame()
  if (!frame) throw new Error('The canvas of Puck has no frame')
  const selector = '[data-bid="p-10"]'
  // Its field beside the canvas takes as long as its text on the canvas, and takes the focus reliably.
  await frame.click(selector)
  await page.locator('textarea:visible').first().click()
  await page.keyboard.press('End')
  const keyMs = await typeIn(page, frame, selector)
  const heapMegabytes = await heapOf(page)
  await context.close()
  return { keyMs, readyMs: ready, drawnMs: drawn, heapMegabytes, scriptKilobytes: Number.NaN }
}

async function typeIn(page: Page, frame: Frame, selector: string): Promise<number[]> {
  await watchKeys(frame, selector)
  for (let key = 0; key < keys; key += 1) {
    await page.keyboard.press('abcdefghij'.charAt(key % 10))
    await page.waitForTimeout(pauseMs)
  }
  const times = await keyTimes(frame)
  if (times.length < keys / 2)
    throw new Error(`Only ${times.length} of ${keys} keys were seen in ${selector}`)
  return times.slice(warmUpKeys)
}

function figuresOf(): Figure[] {
  const figures: Figure[] = []
  const add = (name: string, value: string, isMet: boolean, goal: string, compared = '') =>
    void figures.push({ name, value, compared, goal, verdict: isMet ? 'met' : 'missed' })
  const middle = (name: string, pick: (run: Measured) => number) =>
    medianOf((results.get(name) ?? []).map(pick))
  const key = (name: string) => middle(name, ({ keyMs }) => medianOf(keyMs))
  const tail = (name: string) => middle(name, ({ keyMs }) => p95Of(keyMs))
  for (const [size, goal] of [
    ['12', null],
    ['1,000', 20],
    ['1,000 nested', 20],
    ['5,000', 30],
  ] as const) {
    const p50 = key(`Plinth ${size}`)
    const value = `p50 ${p50.toFixed(1)} ms, p95 ${tail(`Plinth ${size}`).toFixed(1)} ms`
    const other = key(`Puck ${size}`)
    const factor = other / p50
    const wanted = size === '1,000' ? 4 : 6
    const compared = Number.isNaN(factor)
      ? ''
      : `${factor.toFixed(1)} x faster than Puck (${other.toFixed(1)} ms; goal ${wanted} x)`
    if (goal === null)
      figures.push({
        name: `Key to paint, ${size} blocks`,
        value,
        compared,
        goal: 'for the slope',
        verdict: 'for the record',
      })
    else
      add(
        `Key to paint, ${size} blocks`,
        value,
        p50 <= goal && (Number.isNaN(factor) || factor >= wanted),
        `p50 at most ${goal} ms`,
        compared,
      )
  }
  const slope = key('Plinth 5,000') / key('Plinth 12')
  add('Key to paint at 5,000 against 12 blocks', `${slope.toFixed(2)} x`, slope <= 1.5, 'at most 1.5 x')
  for (const [size, goal] of [
    ['1,000', 1.8],
    ['5,000', 2.5],
  ] as const) {
    const seconds = middle(`Plinth ${size}`, ({ readyMs }) => readyMs / 1000)
    const other = middle(`Puck ${size}`, ({ readyMs }) => readyMs / 1000)
    add(
      `Ready, ${size} blocks`,
      `${seconds.toFixed(2)} s`,
      seconds <= goal,
      `at most ${goal} s`,
      Number.isNaN(other) ? '' : `Puck ${other.toFixed(1)} s`,
    )
    figures.push({
      name: `Of it until the last of ${size} blocks is there`,
      value: `${middle(`Plinth ${size}`, ({ drawnMs }) => drawnMs / 1000).toFixed(2)} s`,
      compared: '',
      goal: 'half a second is the rest that follows',
      verdict: 'for the record',
    })
  }
  const heap = middle('Plinth 5,000', ({ heapMegabytes }) => heapMegabytes)
  const heapOfPuck = middle('Puck 1,000', ({ heapMegabytes }) => heapMegabytes)
  add(
    'Heap, 5,000 blocks',
    `${heap.toFixed(1)} MB`,
    heap <= 40,
    'at most 40 MB',
    Number.isNaN(heapOfPuck) ? '' : `Puck at 1,000 blocks ${heapOfPuck.toFixed(0)} MB`,
  )
  const scripts = middle('Plinth 12', ({ scriptKilobytes }) => scriptKilobytes)
  // What the first key needs is held to the goal by test/endToEnd/bundle.test.ts, on a page with more kinds of blocks.
  add('JavaScript when the canvas stands, gzip', `${scripts.toFixed(0)} kB`, scripts <= 200, 'at most 200 kB')
  for (const [name, times] of acts) {
    const painted = medianOf(times.map((time) => time.painted))
    const seen = medianOf(times.map((time) => time.seen))
    add(`${name}, 1,000 blocks`, `${painted.toFixed(0)} ms`, painted <= 100, 'at most 100 ms')
    if (!name.startsWith('Delete'))
      figures.push({
        name: 'Until what came in is in sight',
        value: `${seen.toFixed(0)} ms`,
        compared: '',
        goal: 'a copy of a long section is far below',
        verdict: 'for the record',
      })
  }
  const drag = medianOf(drags.map(p95Of))
  const frames = drags.flat()
  const late = frames.filter((time) => time > 16.7).length
  add(
    'Frames of a drag over 5,000 blocks',
    `p95 ${drag.toFixed(1)} ms, ${late} of ${frames.length} late`,
    drag <= 16.7,
    'p95 at most 16.7 ms',
  )
  return figures
}
