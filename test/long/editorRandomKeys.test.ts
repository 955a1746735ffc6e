/** Random key sequences on one open page: no text is lost, Undo and Redo are exact (1,000 by `npm run test:long`). */
import type { FrameLocator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { builtSite } from '../support/builtSite.ts'
import type { Person } from '../support/people.ts'
import { type Fault, randomKeys, shortened, tryKeys } from '../support/randomKeys.ts'
import { isLong } from '../support/share.ts'
import { emptied, partsLoaded } from '../support/writtenKeys.ts'

const site = builtSite()
let writer: Person
let page: Page
let canvas: FrameLocator

const count = Number(process.env.PROPERTY_RUNS ?? (isLong ? 1000 : 16))
/** Another seed, other sequences. */
const firstSeed = 1 + Number(process.env.TEST_SEED ?? 0) * count

beforeAll(async () => {
  writer = await site.openSignedIn({ viewport: { width: 1440, height: 900 } })
  page = writer.page
  await open()
})

async function open(): Promise<void> {
  await page.goto('/user/editor/new?type=page')
  canvas = page.frameLocator('iframe.editor-frame')
  await partsLoaded(page, canvas)
}

test(
  'F-EDIT-02 random keys never lose a word, and Undo and Redo lead back and forth to the same bytes',
  async () => {
    const faults: Fault[] = []
    for (let seed = firstSeed; seed < firstSeed + count && faults.length < 5; seed += 1) {
      const fault = await tryKeys(page, randomKeys(seed))
      // What is typed over marked words Chromium would style by itself, and the policy keeps it from that.
      const complaint = writer.complaints
        .splice(0)
        .filter((one) => !one.includes('inline style'))
        .join('; ')
      if (fault || complaint) {
        faults.push(fault ?? { keys: randomKeys(seed).keys, wrong: complaint })
        await open()
      }
      // The history of one page does not grow for ever, and each begins as a writer does.
      else if (seed % 500 === 0) await open()
    }
    for (const fault of faults) {
      const { keys, wrong } = await shortened(page, fault, () => emptied(page, canvas))
      expect.soft(wrong, `${keys.join(' ')}: ${wrong}`).toBe('')
    }
    expect(faults.map(({ keys, wrong }) => `${keys.join('')}: ${wrong}`)).toEqual([])
  },
  4 * 3_600_000,
)
