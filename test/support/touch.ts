/** What a finger does on the canvas. */
import type { FrameLocator } from 'playwright-core'

/**
 * Listens from now on. Returns what is fulfilled by the next click in the frame or in the window around it, wherever it goes: a
 * tap's last event, some time behind the others.
 */
export async function nextClick(frame: FrameLocator): Promise<() => Promise<void>> {
  const click = await frame.locator('html').evaluateHandle(({ ownerDocument: { defaultView: inside } }) => ({
    done: new Promise<void>((done) => {
      for (const view of [inside, inside?.parent])
        view?.addEventListener('click', () => done(), { capture: true, once: true })
    }),
  }))
  return () => click.evaluate(({ done }) => done)
}
