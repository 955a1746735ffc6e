/** The block team. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './team.de.ts'
import es from './team.es.ts'

const english = {
  label: 'Team',
  keywords: 'people, staff, portraits, about us, founders',
  people: 'People',
  role: 'Job title',
  about: 'A few words',
  portrait: 'Portrait',
  round: 'Circle',
  columns: 'Columns',
  two: 'Two',
  three: 'Three',
  four: 'Four',
  corners: 'Corners',
  rounded: 'Rounded',
  sharp: 'Square corners',
  large_corners: 'Very rounded',
  empty: 'Add the first person in the settings',
  ines: 'Ines Varga',
  otto: 'Otto Lind',
  mara: 'Mara Holt',
  link_of: '{title}: {name}',
  potter: 'Potter',
  kiln_keeper: 'Keeps the kiln',
  shop_keeper: 'Runs the shop',
  potter_text: 'Throws since 2009, mostly bowls.',
  website: 'Website',
} as const

export const team = catalogue(english, { de, es })
export type English = typeof english
