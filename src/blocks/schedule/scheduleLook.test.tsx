/** How a schedule looks in a browser: that its words can be read on every ground, lie beside and below each other, and its tabs. */
import { readFile } from 'node:fs/promises'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { leaveBrowser, openBrowser } from '#test/support/browser.ts'
import { validator } from '#test/support/validHtml.ts'
import { drawBlock } from '../blockChecks.testing.tsx'
import { compilersOfTypes } from '../shell/compileStyles.ts'
import { readSchedule } from './scheduleText.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(leaveBrowser)

const friday = `
9:30 | The foghorn | Everybody outside, please. Bring ears.
10:00-11:00 Hopper | A door should close like a sentence | Noor Achterberg
10:00-10:40 Belt | Alarms nobody hears | Kwame Adjei
10:00-12:00 Cellar | Workshop: solder a voice | Bo Eriksen
10:40-12:00 Belt | The kettle, a history | Signe Lund
11:00-12:00 Hopper | Ice, leaving | Ibrahim Sall
12:00 | Lunch, quietly, at long tables
13:30-14:30 Hopper | Rooms that let you sleep | Mei Tanaka
13:30-15:00 Belt + Cellar | Drainpipe organ, live | João Brandão
14:30-15:00 Roof | Wind | Ruth Abara
14:30-15:00 Yard | Bells | Oke Visser`
const twoDays = `Friday${friday}\nSaturday\n10:00 | Walk | To the mill`

const grounds: Record<string, unknown>[] = [
  { tone: 'plain' },
  { tone: 'surface' },
  { tone: 'tint' },
  { tone: 'accent' },
  { tone: 'dark' },
  ...['#dfe6ff', '#1a2fd0', '#dcf01f', '#8a4a2a'].map((colour) => ({
    tone: 'custom',
    custom_colour: colour,
  })),
]
/** The theme's own colours, a loud site and one without colours. */
const sites: Readonly<Record<string, string>> = {
  theme: '',
  cobalt:
    '--accent:light-dark(#1a2fd0,#8aa8ff);--accent-ink:light-dark(#fff,#0b1030);--ink:light-dark(#20211a,#eef0e2)',
  black: '--accent:light-dark(#111,#eee);--accent-ink:light-dark(#fff,#111)',
}

/** Sections with the same schedule, each on another ground. */
async function open(
  states: readonly Record<string, unknown>[],
  schedule: Record<string, unknown>,
  colours: string,
  options: BrowserContextOptions,
) {
  const sheets = await Promise.all(
    [
      'themes/default/tokens.css',
      'themes/default/base.css',
      'src/blocks/group/style.css',
      'src/blocks/schedule/ownStyle.css',
    ].map((path) => readFile(path, 'utf8')),
  )
  const blocks = states.map((state, index) => ({
    id: `section${index}`,
    type: 'group',
    state: { width: 'full', ...state },
    children: [{ id: `schedule${index}`, type: 'schedule', state: schedule, children: [] }],
  }))
  const sections = blocks.map(
    ({ id, state, children }) =>
      `<div class="blk blk-group b-${id}">${drawBlock('group', state, { children })}</div>`,
  )
  const own = blocks.map(({ id, state }) => compilersOfTypes.get('group')?.(state, `.b-${id}`) ?? '')
  const context = await browser.newContext(options)
  const page = await context.newPage()
  await page.setContent(
    `<!doctype html><html lang="en"><head><style>@layer reset, tokens, theme, blocks, owner;${sheets
      .join('')
      .replaceAll(
        /@font-face \{[^}]*\}/g,
        '',
      )}@layer owner{:root,.scheme-light,.scheme-dark{${colours}}}${own.join('')}</style></head><body><main>${sections.join('')}</main></body></html>`,
  )
  return page
}

const words = '.b-schedule :is(th, time, .b-schedule-what, .b-schedule-note, .b-schedule-hall, label):visible'

/** The lowest contrast of the words with what their cell, or the section around, is filled with, as the browser paints both. */
const contrastOf = (page: Page) =>
  page.locator(words).evaluateAll((elements) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
    const painted = (colours: readonly string[]): number => {
      if (!canvas) throw new Error('No canvas')
      for (const colour of colours) {
        canvas.fillStyle = colour
        canvas.fillRect(0, 0, 1, 1)
      }
      const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((part) => {
        const share = part / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05
    }
    const ratios = elements.map((element) => {
      const grounds: string[] = []
      for (let under: Element | null = element; under; under = under.parentElement)
        grounds.unshift(getComputedStyle(under).backgroundColor)
      const ground = painted(grounds)
      const text = painted([...grounds, getComputedStyle(element).color])
      return { ratio: Math.max(ground, text) / Math.min(ground, text), text: element.textContent }
    })
    return ratios.toSorted((one, other) => one.ratio - other.ratio)[0]
  })

test.each(
  Object.keys(sites).flatMap((site) => (['light', 'dark'] as const).map((scheme) => [site, scheme] as const)),
)(
  'F-POST-04 all words of a schedule can be read on every ground, in %s colours, %s',
  async (site, colorScheme) => {
    for (const look of ['filled', 'lines', 'bars']) {
      const page = await open(
        grounds,
        { days: readSchedule(twoDays), clock: '24', look },
        sites[site] ?? '',
        {
          colorScheme,
          viewport: { width: 1280, height: 800 },
        },
      )
      if (process.env.GALLERY_PICTURES)
        await page.screenshot({
          path: `${process.env.GALLERY_PICTURES}/${site}-${look}-${colorScheme}.png`,
          fullPage: true,
        })
      const lowest = await contrastOf(page)
      expect(lowest?.ratio, `${look}: ${lowest?.text}`).toBeGreaterThanOrEqual(4.5)
      await page.context().close()
    }
  },
)

test('F-POST-04 wide: a column for each hall, what is longer reaches further; narrow: one below the other, in the order of time', async () => {
  const page = await open([{}], { days: readSchedule(friday), clock: '24' }, '', {
    viewport: { width: 1280, height: 900 },
  })
  const boxes = () =>
    page.locator('td:not(:empty)').evaluateAll((cells) =>
      cells.map((cell) => {
        const { x, y, bottom, width } = cell.getBoundingClientRect()
        return { x, y, bottom, width, title: cell.querySelector('h3')?.textContent ?? '' }
      }),
    )
  const box = async (title: string) =>
    (await boxes()).find((one) => one.title.startsWith(title)) ?? {
      x: 0,
      y: 0,
      bottom: 0,
      width: 0,
      title: '',
    }
  const [door, alarms, ice, workshop, lunch, kettle] = await Promise.all(
    ['A door', 'Alarms', 'Ice', 'Workshop', 'Lunch', 'The kettle'].map(box),
  )
  expect(door?.y).toBe(alarms?.y)
  expect(door?.x).toBe(ice?.x)
  expect(alarms?.x).toBeGreaterThan((door?.x ?? 0) + (door?.width ?? 0))
  expect(workshop?.bottom).toBeCloseTo(ice?.bottom ?? 0)
  expect(kettle?.bottom).toBeCloseTo(ice?.bottom ?? 0)
  expect(lunch?.width).toBeGreaterThan(3 * (door?.width ?? 0))
  expect(await page.locator('.b-schedule-hall:visible').count()).toBe(0)

  await page.setViewportSize({ width: 390, height: 800 })
  const list = await boxes()
  expect(list).toHaveLength(11)
  for (const [index, one] of list.entries()) {
    const next = list[index + 1]
    // A gap between them, but for the lines of a break.
    if (next) expect(next.y, next.title).toBeGreaterThan(one.bottom + 3)
    expect(one.width).toBe(list[0]?.width)
  }
  // Nothing runs out of its cell.
  expect(
    await page
      .locator('td:not(:empty)')
      .evaluateAll((cells) => cells.filter((cell) => cell.scrollHeight > cell.clientHeight + 1).length),
  ).toBe(0)
  expect(await page.locator('.b-schedule-hall:visible').count()).toBe(9)
  await page.context().close()
})

const officeDay = `8:00-17:00 | Lisbon | 7 people, shift closed
17:00 | handed over: 4 lines
15:30-23:30 | Denver | 5 people, last hour
23:10 | Priya is writing line 3
23:10-6:00 | Osaka | 9 people, asleep`

test('F-POST-04 few bars run across a wide screen and down a narrow one, with a line at a time through all of them', async () => {
  const state = { days: readSchedule(officeDay), clock: '24', look: 'bars', line_at: '23:10' }
  for (const width of [1280, 390]) {
    const page = await open([{}], state, '', { reducedMotion: 'reduce', viewport: { width, height: 900 } })
    if (process.env.GALLERY_PICTURES)
      await page.screenshot({ path: `${process.env.GALLERY_PICTURES}/bars-${width}.png`, fullPage: true })
    const side = ['x', 'y'] as const
    const boxes = await page.locator('.b-schedule-bar').evaluateAll((cells) =>
      cells.map((cell) => {
        const { x, y } = cell.getBoundingClientRect()
        return { x, y }
      }),
    )
    for (const of of side) {
      const places = boxes.map((box) => Reflect.get(box, of))
      expect(places, `${of} at ${width}`).toEqual(places.toSorted((one, other) => one - other))
    }
    expect(await page.getByText('23:10', { exact: true }).count(), `at ${width}`).toBeGreaterThan(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    await page.context().close()
  }
})

test.each(['23:10', '1:00', '12:00'])(
  'F-POST-04 the time of the line, here %s, stands beside the words of bars and moments, wide and narrow',
  async (at) => {
    const state = { days: readSchedule(officeDay), clock: '24', look: 'bars', line_at: at }
    for (const width of [1280, 390]) {
      const page = await open([{}], state, '', { reducedMotion: 'reduce', viewport: { width, height: 900 } })
      const met = await page.locator('.b-schedule-line > span').evaluate((tag) => {
        const time = tag.getBoundingClientRect()
        return [
          ...document.querySelectorAll('.b-schedule-what, .b-schedule-note, .b-schedule-moment'),
        ].flatMap((words) => {
          const range = document.createRange()
          range.selectNodeContents(words)
          const meets = [...range.getClientRects()].some(
            ({ left, right, top, bottom }) =>
              left < time.right && right > time.left && top < time.bottom && bottom > time.top,
          )
          return meets ? [words.textContent] : []
        })
      })
      expect(met, `at ${width}`).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
      await page.context().close()
    }
  },
)

test('F-POST-04 days are chosen by pointer and keys, without a script; print has all of them', async () => {
  const page = await open([{}], { days: readSchedule(twoDays), clock: '24' }, '', {
    javaScriptEnabled: false,
  })
  const { results } = await validator.validateString(await page.locator('main').innerHTML())
  expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([])
  const [foghorn, walk] = [page.getByText('The foghorn'), page.getByText('Walk')]
  expect([await foghorn.isVisible(), await walk.isVisible()]).toEqual([true, false])
  await page.getByText('Saturday').first().click()
  expect([await foghorn.isVisible(), await walk.isVisible()]).toEqual([false, true])
  expect(
    await page.getByRole('group', { name: 'Day' }).getByRole('radio', { name: 'Saturday' }).isChecked(),
  ).toBe(true)
  await page.keyboard.press('ArrowLeft')
  expect([await foghorn.isVisible(), await walk.isVisible()]).toEqual([true, false])
  await page.emulateMedia({ media: 'print' })
  expect([await foghorn.isVisible(), await walk.isVisible()]).toEqual([true, true])
  await page.context().close()
})

test('F-POST-08 a schedule in a dialog, or the schedule that is one, has the room of a dialog', async () => {
  const page = await open([{}], { days: readSchedule(friday) }, '', {
    viewport: { width: 1280, height: 900 },
  })
  const widths = await page.evaluate(() => {
    const schedule = document.querySelector('.b-schedule')
    return ['blk blk-schedule', 'blk'].map((classes) => {
      const dialog = document.createElement('dialog')
      const block = document.createElement('div')
      dialog.className = classes
      block.className = classes === 'blk' ? 'blk-schedule' : ''
      if (schedule) block.append(schedule)
      dialog.append(block)
      document.body.append(dialog)
      dialog.show()
      return schedule?.getBoundingClientRect().width ?? 0
    })
  })
  for (const width of widths) expect(width).toBeGreaterThan(500)
  await page.context().close()
})
