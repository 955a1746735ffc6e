/** A shop begins with the currency of its country, its time zone or its language. */
import { expect, test } from 'vitest'
import { likelyCurrency } from './likelyCurrency.ts'

test.each([
  ['', 'UTC', 'de', 'EUR'],
  ['', 'UTC', 'es', 'EUR'],
  ['', 'UTC', 'en', 'USD'],
  ['', 'UTC', 'pt-BR', 'BRL'],
  ['', 'UTC', 'zh-Hant', 'TWD'],
  ['', 'Europe/London', 'en', 'GBP'],
  ['', 'Europe/Zurich', 'de', 'CHF'],
  ['', 'America/Mexico_City', 'es', 'MXN'],
  ['IE', 'Europe/London', 'en', 'EUR'],
  ['', 'Antarctica/Troll', 'eu', 'EUR'],
])('country %j, time zone %s, language %s: %s', (country, timeZone, language, currency) => {
  expect(likelyCurrency({ country, timeZone, language })).toBe(currency)
})
