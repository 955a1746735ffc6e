/** Node as it is; the Chromium that the test files of a process share goes with the process. */
import type { Browser } from 'playwright-core'
import type { Environment } from 'vitest/runtime'

/** Tests have modules of their own, and one global object with this file. */
const place = Symbol.for('the Chromium of this test process')

export const keptBrowser = (): Browser | undefined => Reflect.get(globalThis, place)

export function keepBrowser(browser: Browser): void {
  Reflect.set(globalThis, place, browser)
}

const environment: Environment = {
  name: 'plinth',
  viteEnvironment: 'ssr',
  setup: () => ({ teardown: async () => keptBrowser()?.close() }),
}
export default environment
