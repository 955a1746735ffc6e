/** Whose language holds on the server: several requests in several languages run in one process at once. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { readLanguageFrom } from './current.ts'

const running = new AsyncLocalStorage<string>()
readLanguageFrom(() => running.getStore() ?? '')

/** Runs `work`, and all that it waits for, in the language of a BCP 47 tag. */
export function inLanguage<T>(tag: string, work: () => T): T {
  return running.run(tag, work)
}
