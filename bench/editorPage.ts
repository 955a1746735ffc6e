/** Runs in the page: when it is ready, how long a key takes until its character is painted, what an act costs, how frames go during a drag. */
import type { Frame, Page } from 'playwright-core'

/** Moments of a page that opens, in milliseconds of its own clock, which begins with the navigation. */
export interface Opening {
  /** The canvas holds its last block. */
  drawn: number
  /** After that 30 frames in a row took less than 60 ms each. */
  ready: number
  /** URLs of the scripts that had come when the last block was there. */
  scripts: string[]
}

/**
 * Has the page note by itself when it is ready. The program that drives the browser hears of it some 0.3 s later: it asks
 * for a frame, for an element in it, and then for frames, each in a message of its own.
 * @param last what the last block on the canvas is found by
 */
export async function noteOpening(page: Page, last: string): Promise<void> {
  await page.addInitScript((wanted) => {
    if (window !== window.top) return
    let calm = 0
    let before = 0
    let drawn = 0
    let scripts: string[] = []
    const next = (): void => {
      const now = performance.now()
      if (drawn > 0) {
        calm = now - before < 60 ? calm + 1 : 0
      } else if (document.querySelector('iframe')?.contentDocument?.querySelector(wanted)) {
        drawn = now
        scripts = performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .filter((name) => name.endsWith('.js'))
      }
      before = now
      if (calm >= 30) Object.assign(window, { notedOpening: { drawn, ready: now, scripts } })
      else requestAnimationFrame(next)
    }
    requestAnimationFrame(next)
  }, last)
}

/** Waits until the page is ready; returns what it noted. */
export async function openingOf(page: Page): Promise<Opening> {
  const noted = await page.waitForFunction(
    (): Opening | undefined => Reflect.get(window, 'notedOpening'),
    undefined,
    { timeout: 300_000 },
  )
  const opening = await noted.jsonValue()
  if (!opening) throw new Error('The page has noted nothing')
  return opening
}

/** Starts to note, for each key in the frame, the milliseconds from its event to the paint of the changed block. */
export async function watchKeys(frame: Frame, selector: string): Promise<void> {
  await frame.evaluate((wanted) => {
    const element = document.querySelector(wanted)
    if (!element) throw new Error(`There is no ${wanted}`)
    const taken: number[] = []
    let pressed = 0
    document.addEventListener('keydown', (event) => (pressed = event.timeStamp), { capture: true })
    // A key in a field beside the canvas counts from its own window's clock.
    const around = window.parent
    const lag = around.performance.timeOrigin - performance.timeOrigin
    if (around !== window)
      around.document.addEventListener('keydown', (event) => (pressed = event.timeStamp + lag), {
        capture: true,
      })
    new MutationObserver(() => {
      const from = pressed
      if (from === 0) return
      pressed = 0
      requestAnimationFrame(() => {
        const channel = new MessageChannel()
        channel.port1.addEventListener('message', () => taken.push(performance.now() - from))
        channel.port1.start()
        channel.port2.postMessage(null)
      })
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
    Object.assign(window, { takenByKeys: taken })
  }, selector)
}

export async function keyTimes(frame: Frame): Promise<number[]> {
  return frame.evaluate(() => {
    const taken: unknown = Reflect.get(window, 'takenByKeys')
    return Array.isArray(taken) ? taken.map(Number) : []
  })
}

/** Waits until 30 frames in a row took less than 60 ms each. */
export async function comesToRest(frame: Frame): Promise<void> {
  await frame.evaluate(
    () =>
      new Promise<void>((done) => {
        let calm = 0
        let last = performance.now()
        const next = (): void => {
          const now = performance.now()
          calm = now - last < 60 ? calm + 1 : 0
          last = now
          if (calm >= 30) done()
          else requestAnimationFrame(next)
        }
        requestAnimationFrame(next)
      }),
  )
}

export interface ActTimes {
  /** From the key to the first paint with all blocks on the canvas. */
  painted: number
  /** To the first paint in which the first block that came in is in sight; as `painted` where none came. */
  seen: number
}

/** Presses keys in the window around the canvas, of which the last leads to `blocks` blocks on the canvas. */
export async function actTimes(page: Page, keys: string, blocks: number): Promise<ActTimes> {
  const last = keys.split('+').at(-1)?.toLowerCase() ?? ''
  const took = await page.evaluateHandle(
    ([key, wanted]) => {
      const inside = document.querySelector('iframe')?.contentDocument
      if (!inside) throw new Error('The canvas has no document')
      const all = () => [...inside.querySelectorAll('[data-bid]')]
      const before = new Set(all().map((block) => block.getAttribute('data-bid')))
      const afterPaint = (work: (now: number) => void): void => {
        const channel = new MessageChannel()
        channel.port1.addEventListener('message', () => work(performance.now()))
        channel.port1.start()
        channel.port2.postMessage(null)
      }
      const answer = new Promise<ActTimes>((resolve, reject) => {
        setTimeout(() => reject(new Error(`${key}: ${all().length} blocks and not ${wanted}`)), 20_000)
        const onKey = (event: KeyboardEvent): void => {
          if (event.key.toLowerCase() !== key) return
          window.removeEventListener('keydown', onKey, { capture: true })
          let painted = 0
          const find = (): void => {
            if (inside.querySelectorAll('[data-bid]').length !== wanted)
              return void requestAnimationFrame(find)
            afterPaint((now) => (painted = now - event.timeStamp))
            const fresh = all().find((block) => !before.has(block.getAttribute('data-bid')))
            const look = (): void => {
              const box = fresh?.getBoundingClientRect()
              if (
                box &&
                (box.height === 0 || box.bottom <= 0 || box.top >= (inside.defaultView?.innerHeight ?? 0))
              )
                return void requestAnimationFrame(look)
              afterPaint((now) => resolve({ painted, seen: now - event.timeStamp }))
            }
            look()
          }
          requestAnimationFrame(find)
        }
        window.addEventListener('keydown', onKey, { capture: true })
      })
      return { answer }
    },
    [last, blocks] as const,
  )
  await page.keyboard.press(keys)
  return took.evaluate(({ answer }) => answer)
}

/** Chromium without a screen begins a frame every 16,666 µs, as a screen of 60 Hz does. */
const frameMs = 1000 / 60
/** A page's clock tells moments in steps of 0.1 ms, each off by a random part of one; an interval has two of them. */
const clockErrorMs = 0.2

/** An interval between two frames; what the clock adds to a number of whole frames is taken away, and nothing else. */
export function betweenFrames(measured: number): number {
  const whole = Math.round(measured / frameMs) * frameMs
  return whole > 0 && Math.abs(measured - whole) <= clockErrorMs ? whole : measured
}

/** Notes the time between frames of the window around the canvas while `work` goes on. */
export async function frameTimes(page: Page, work: () => Promise<void>): Promise<number[]> {
  const noted = await page.evaluateHandle(() => {
    const times: number[] = []
    let last = 0
    const next = (now: number): void => {
      if (last !== 0) times.push(now - last)
      last = now
      state.request = requestAnimationFrame(next)
    }
    const state = { times, request: requestAnimationFrame(next) }
    return state
  })
  await work()
  const times = await noted.evaluate(({ times, request }) => {
    cancelAnimationFrame(request)
    return times
  })
  return times.map(betweenFrames)
}
