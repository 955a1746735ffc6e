/** The texts of the screen Menus. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './menuScreen.de.ts'
import es from './menuScreen.es.ts'

const english = {
  entry: 'Entry',
  the_entry: 'the entry',
  position: '{title}: {place} of {count}',
  position_below: '{title}: {place} of {count}, below the one above',
  move_up: 'Move {name} up',
  move_down: 'Move {name} down',
  move_out: 'Move {name} out',
  move_in: 'Move {name} in, below the one above',
  new_menu: 'New menu',
  main_menu: 'Main menu',
  menu_number: 'Menu {number}',
  not_made: 'The menu was not made',
  empty_title: 'No menu yet',
  empty_text: 'A menu is a list of links, for the header, the footer or the block Menu.',
  intro: 'Lists of links: for the header, the footer, and the block Menu on any page.',
  shown_in: 'Where it is shown',
  in_header: 'In the header',
  in_footer: 'In the footer',
  now_shown: 'currently: {title}',
  saved: 'Menu saved',
  name: 'Name of the menu',
  save: 'Save menu',
  add_url: 'Add another URL',
  delete_menu: 'Delete this menu',
  no_entries: 'This menu is empty.',
  hint: 'Drag an entry by its handle, or choose its handle and press Alt with an arrow key. A third level opens as a panel with columns.',
  move: 'Move {name}',
  title_of: 'Title of entry {value}',
  url_of: 'URL of {name}',
  remove: 'Remove {name}',
  add: 'Add a page, a list or a category',
  find: 'Find it by its title',
  name_missing: 'A menu needs a name',
  title_missing: 'Each entry needs a title',
  url_invalid: 'A URL begins with / or https://',
} as const

export const menuScreen = catalogue(english, { de, es })
export type English = typeof english
