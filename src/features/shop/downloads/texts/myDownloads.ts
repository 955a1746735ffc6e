/** The files that somebody has bought. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './myDownloads.de.ts'
import es from './myDownloads.es.ts'

const english = {
  open_shop: 'Open the shop',
  empty_title: 'Nothing to download',
  empty_text: 'Files of digital products appear here once they are paid.',
  left_until: { plural: 'count', one: '{count} more time, until', other: '{count} more times, until' },
  order: 'Order {number}',
  title: 'Your downloads',
  intro: 'Files of what you have bought.',
} as const

export const myDownloads = catalogue(english, { de, es })
export type English = typeof english
