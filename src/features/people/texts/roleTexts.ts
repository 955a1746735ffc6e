/** What roles are called, and what each may do. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './roleTexts.de.ts'
import es from './roleTexts.es.ts'

const english = {
  visitor: 'Visitor',
  visitor_may: 'Anybody who is not signed in: reads what is published and buys.',
  member: 'Member',
  member_may: 'Signed up: comments, likes, and sees the own orders and profile.',
  author: 'Author',
  author_may: 'Writes drafts and edits the own posts; somebody else publishes them.',
  editor: 'Editor',
  editor_may: 'Edits and publishes everything that is written, moderates comments.',
  shop_manager: 'Shop manager',
  shop_manager_may: 'Keeps products, stock and orders.',
  administrator: 'Administrator',
  administrator_may: 'May do everything.',
} as const

export const roleTexts = catalogue(english, { de, es })
export type English = typeof english
