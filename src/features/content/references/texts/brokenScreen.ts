/** The texts of the list of what pages name and visitors do not find. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './brokenScreen.de.ts'
import es from './brokenScreen.es.ts'

const english = {
  named: {
    select: 'what',
    page: 'Page “{title}”',
    post: 'Post “{title}”',
    product: 'Product “{title}”',
    form: 'Form “{title}”',
    file: 'File “{title}”',
    category: 'Category “{title}”',
    layout: 'Layout “{title}”',
    sniplet: 'Snippet “{title}”',
    component: 'Component “{title}”',
    menu: 'Menu “{title}”',
    other: '{own} “{title}”',
  },
  gone: {
    select: 'what',
    page: 'A page that is gone',
    post: 'A page that is gone',
    product: 'A product that is gone',
    form: 'A form that is gone',
    file: 'A file that is gone',
    category: 'A category that is gone',
    layout: 'A layout that is gone',
    sniplet: 'A snippet that is gone',
    component: 'A component that is gone',
    menu: 'A menu that is gone',
    other: '{own} that is gone',
  },
  put_right: { plural: 'count', one: '{count} page is put right', other: '{count} pages are put right' },
  detail: '{kind} · {reason}',
  detail_named: '{kind} · {reason}: “{title}”',
  remove_links: {
    plural: 'count',
    one: 'Their words stay. {count} page gets a new version.',
    other: 'Their words stay. {count} pages get a new version.',
  },
  remove_text: {
    plural: 'count',
    one: '{count} page gets a new version.',
    other: '{count} pages get a new version.',
  },
  lead_elsewhere_for: 'Lead elsewhere… for {name}',
  choose_another_for: 'Choose another… for {name}',
  change: { plural: 'count', one: 'Change {count} page', other: 'Change {count} pages' },
  file: 'File',
  design_value: 'Design value',
  nothing_stands_there: 'Nothing stands there',
  not_published: 'Not published',
  not_changed: 'Some pages could not be changed',
  put_right_text: 'Each has a new version; the one before can be brought back.',
  empty_title: 'Nothing is broken',
  empty_text:
    'Links, pictures, forms, categories and design values that pages name and nobody finds are listed here, each with a way to put it right.',
  lead_elsewhere: 'Lead elsewhere…',
  choose_another: 'Choose another…',
  take_the_links_away: 'Take the links away…',
  take_it_away: 'Take it away…',
  redirect_more: 'Redirect…',
  remove_links_title: 'Take the links to {id} away?',
  remove_title: 'Take “{broken}” away?',
  take_away: 'Take away',
  keep: 'Keep',
  replacement: 'What takes its place',
  replace_title: 'In the place of {broken}',
} as const

export const brokenScreen = catalogue(english, { de, es })
export type English = typeof english
