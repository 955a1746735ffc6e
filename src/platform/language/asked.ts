/** The language of answers that come before anybody knows whose site or person asks: that of the browser. */
import type { IncomingMessage } from 'node:http'
import { inLanguage } from './inLanguage.ts'

/** Runs work in the first language that the browser names, in English where it names none. */
export function inAskedLanguage<T>({ headers }: IncomingMessage, work: () => T): T {
  const [first = ''] = (headers['accept-language'] ?? '').split(/[,;]/)
  return inLanguage(/^[a-z]{2,3}(-[a-z\d]+)*$/i.test(first.trim()) ? first.trim() : 'en', work)
}
