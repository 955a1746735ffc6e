/** What the canvas says of the parts that are on every page. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './siteParts.de.ts'
import es from './siteParts.es.ts'

const english = {
  header: 'Header',
  footer: 'Footer',
  announcement: 'Announcement',
  on_every_page: 'On every page',
  edit: 'Edit header and footer',
  shown_on_every_page: 'Shown on every page. Click a part to change it.',
  save_title: 'Save header and footer?',
  save_text: 'You have unsaved changes. Once saved, they show on every page.',
} as const

export const siteParts = catalogue(english, { de, es })
export type English = typeof english
