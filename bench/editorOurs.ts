/** What is measured of our editor: opened with a real post, typed in, large acts done by keys, a block dragged by the pointer. */
import { gzipSync } from 'node:zlib'
import type { Browser, Frame, Page } from 'playwright-core'
import type { HttpClient } from '../test/support/httpClient.ts'
import { machineIsCalm } from './calm.ts'
import { makeDocument, type Shape } from './editorDocuments.ts'
import { actTimes, type ActTimes, comesToRest, frameTimes, noteOpening, openingOf } from './editorPage.ts'

export interface Opened {
  page: Page
  frame: Frame
  readyMs: number
  /** Until the canvas held its last block. */
  drawnMs: number
  /** JavaScript that was there when the canvas stood, gzip. */
  scriptKilobytes: number
}

export interface Site {
  url: string
  admin: HttpClient
}

/** Opens our editor in a browser of its own with a saved page of this shape. */
export async function openOurs(on: Browser, { url, admin }: Site, shape: Shape): Promise<Opened> {
  const made = await admin.call('POST', '/api/posts', {
    type: 'page',
    title: `Measured ${shape.name}`,
    value: makeDocument(shape),
  })
  if (!made.d) throw new Error(made.error?.message)
  const context = await on.newContext({ viewport: { width: 1440, height: 900 }, baseURL: url })
  await context.addCookies(
    admin.cookie
      .split('; ')
      .map((pair) => ({ name: pair.split('=')[0] ?? '', value: pair.slice(pair.indexOf('=') + 1), url })),
  )
  const page = await context.newPage()
  const scripts: { url(): string; body(): Promise<Buffer> }[] = []
  const note = (response: { url(): string; body(): Promise<Buffer> }) =>
    void (response.url().endsWith('.js') && scripts.push(response))
  page.on('response', note)
  await noteOpening(page, `[data-bid="p-${shape.count - 1}"]`)
  await machineIsCalm()
  await page.goto(`/user/editor/${made.d.id}`)
  const { ready, drawn, scripts: used } = await openingOf(page)
  const frame = await (await page.locator('iframe.editor-frame').elementHandle())?.contentFrame()
  if (!frame) throw new Error('The canvas has no frame')
  page.off('response', note)
  // Not before: a hundred files that are handed over meanwhile took half a second of what is measured.
  const bodies = await Promise.all(
    scripts.filter((response) => used.includes(response.url())).map((response) => response.body()),
  )
  return {
    page,
    frame,
    readyMs: ready,
    drawnMs: drawn,
    scriptKilobytes: bodies.reduce((sum, body) => sum + gzipSync(body).length, 0) / 1000,
  }
}

/** Bytes that the page's scripts hold after a collection. */
export async function heapOf(page: Page): Promise<number> {
  const editorDocument = await page.context().newCDPSession(page)
  await editorDocument.send('HeapProfiler.enable')
  await editorDocument.send('HeapProfiler.collectGarbage')
  await editorDocument.send('Performance.enable')
  const { metrics } = await editorDocument.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0) / 1_000_000
}

const sectionBlocks = 250
const blocksBefore = 1000 + 1000 / sectionBlocks

/** Duplicates, removes, copies and pastes a section of 250 blocks on a page of 1,000: from the key to the paint of all of it. */
export async function measureActs(on: Browser, site: Site): Promise<[name: string, times: ActTimes][]> {
  const { page, frame } = await openOurs(on, site, {
    name: 'sections',
    count: 1000,
    isNested: true,
    perSection: sectionBlocks,
  })
  const more = blocksBefore + sectionBlocks + 1
  // The keys go to the section's row, not to a text that an act before has led to; of a long outline only some rows are drawn.
  const chooseFirst = async () => {
    await page.locator('.editor-outline').evaluate((outline) => outline.parentElement?.scrollTo(0, 0))
    await page.locator('.editor-outline-item[aria-level="1"][aria-posinset="1"]').click()
  }
  const times: [string, ActTimes][] = []
  const act = async (name: string, keys: string, blocks: number) => {
    await chooseFirst()
    times.push([name, await actTimes(page, keys, blocks)])
    await comesToRest(frame)
  }
  await act('Duplicate a section of 250 blocks', 'Control+d', more)
  await act('Delete a section of 250 blocks', 'Delete', blocksBefore)
  await chooseFirst()
  await page.keyboard.press('Control+c')
  await page.locator('.editor-message').getByText('copied').waitFor()
  await act('Paste a section of 250 blocks', 'Control+v', more)
  await page.context().close()
  return times
}

const dragSteps = 150

/** Drags a block by its handle over the page and along its lower edge, which scrolls it. Returns the time of each frame. */
export async function measureDrag(on: Browser, site: Site): Promise<number[]> {
  const { page, frame } = await openOurs(on, site, { name: '5,000', count: 5000, isNested: false })
  await frame.click('[data-bid="p-3"]')
  const grip = await page.locator('.editor-grip').boundingBox()
  const canvas = await page.locator('iframe.editor-frame').boundingBox()
  if (!grip || !canvas) throw new Error('There is nothing to drag by')
  await page.mouse.move(grip.x + 8, grip.y + 8)
  await page.mouse.down()
  await page.mouse.move(grip.x + 20, grip.y + 40, { steps: 5 })
  await page.locator('.editor-drop-line, .editor-drop-into').first().waitFor()
  const x = canvas.x + canvas.width / 2
  const [top, bottom] = [canvas.y + 80, canvas.y + canvas.height - 20]
  const times = await frameTimes(page, async () => {
    for (let step = 0; step < dragSteps; step += 1)
      await page.mouse.move(x + (step % 7), top + ((bottom - top) * step) / dragSteps)
    for (let step = 0; step < dragSteps; step += 1) await page.mouse.move(x + (step % 7), bottom)
  })
  await page.mouse.up()
  await page.locator('.editor-message').getByText('moved').waitFor()
  await page.context().close()
  return times
}
