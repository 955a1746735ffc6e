/** The texts of the demo content and its removal. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './demo.de.ts'
import es from './demo.es.ts'

const english = {
  title: 'This site is filled with a demo',
  text: 'Look around as long as you like. When you begin with your own content, remove the demo: what you made yourself stays.',
  remove: 'Remove demo content',
  remove_title: 'Remove the demo content?',
  goes: 'What the demo put here is permanently removed:',
  content: {
    plural: 'count',
    one: '{count} page, post or form',
    other: '{count} pages, posts, forms and menus',
  },
  products: {
    plural: 'count',
    one: '{count} product with its stock',
    other: '{count} products with their stock',
  },
  orders: { plural: 'count', one: '{count} order', other: '{count} orders' },
  files: { plural: 'count', one: '{count} picture or file', other: '{count} pictures and files' },
  people: { plural: 'count', one: '{count} person', other: '{count} people' },
  rest: 'Its comments, form entries, visits and settings',
  stays: 'What you made stays, and so does every file that your own pages show.',
  changed: {
    plural: 'count',
    one: 'You changed {count} of them since',
    other: 'You changed {count} of them since',
  },
  more: 'and {count} more',
  keep_changed: 'Keep what I changed',
  remove_changed: 'Remove that too',
  removed: 'The demo content is gone. The site is yours.',
} as const

export const demo = catalogue(english, { de, es })
export type English = typeof english
