/** The texts of the screen Store health. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './storeHealth.de.ts'
import es from './storeHealth.es.ts'

const english = {
  checked: 'Store health checked',
  not_checked: 'The check could not be made',
  load_test_not_started: 'The load test did not start',
  title: 'Store health',
  intro: 'Every night the shop counts its stock, orders and payments again. You can have it done now.',
  looking: 'Checking…',
  check_now: 'Check now',
  load_test_runs: '500 buyers press Pay…',
  run_load_test: '500 parallel test checkouts at 10 items',
  check: 'Stock, orders and payments',
  never_checked: 'Not checked yet.',
  all_agree: 'Everything agrees.',
  rule: 'Problem',
  found: 'Found',
  load_test: 'Load test',
  load_test_text:
    '500 buyers press Pay at the same instant for 10 items of your newest product, in a scratch copy of the shop with test payments. Visitors see nothing of it, and nothing stays.',
  running: 'It takes a few seconds.',
  sold: 'Sold',
  sold_out: 'Told it was sold out',
  oversold: 'Sold beyond stock',
  charged_twice: 'Charged twice',
  off_by_cents: 'Orders off by a cent or more',
  failed: 'Ended in an error',
  check_broken: 'Records that do not agree',
  held: 'Passed',
  not_held: 'Not passed',
  broken: '{broken} of {count} do not agree. The shop goes on selling; look at these rows.',
  looked_at: 'Checked',
  by_night: 'by night',
  ended: 'Ended',
  figures: '{buyers} buyers, {quantity} units of {item}, {seconds} s',
  cut_off: 'It was cut off: the program was stopped meanwhile.',
  no_copy: 'The scratch copy could not be made or used.',
} as const

export const storeHealth = catalogue(english, { de, es })
export type English = typeof english
