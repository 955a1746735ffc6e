/** Runs in the page: how long a key takes until its letter is painted, and when an opened editor has come to rest. */
import type { Frame } from 'playwright-core'

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
    if (around !== window) around.document.addEventListener('keydown', (event) => (pressed = event.timeStamp + lag), { capture: true })
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
