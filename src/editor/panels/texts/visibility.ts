/** Who sees something, by rules, and trying them out. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './visibility.de.ts'
import es from './visibility.es.ts'

const english = {
  no_page: 'No page of content stands there.',
  ask_failed: 'The page could not be asked',
  seen_by: 'Seen by',
  shopping_at: 'Shopping at',
  why: 'Why does this show?',
  why_here: 'Checked for this page. For another page, enter its URL.',
  why_url: 'The URL of a page of this site.',
  ask: 'Ask this page',
  back: 'Back to this page',
  snippet: 'Snippet',
  page_title: '“{title}”',
  role: {
    select: 'role',
    visitor: 'A visitor who is not logged in',
    administrator: 'administrator',
    shop_manager: 'shop manager',
    editor: 'editor',
    author: 'author',
    moderator: 'moderator',
    member: 'member',
    other: '{role}',
  },
  status: {
    select: 'status',
    draft: 'draft',
    pending: 'pending',
    scheduled: 'scheduled',
    published: 'published',
    private: 'private',
    other: '{status}',
  },
  post: 'Post',
  component: 'Component',
  form: 'Form',
  menu: 'Menu',
} as const

export const visibility = catalogue(english, { de, es })
export type English = typeof english
