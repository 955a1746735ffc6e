/** Words of the starter site of a design agency. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './agencySite.de.ts'
import es from './agencySite.es.ts'

const english = {
  title: 'Agency',
  description: 'Home, work, team and contact for studios that design and write, in plum.',
  home_text: 'A studio of nine for names, words and pictures that people remember.',
  lately: 'Lately',
  tea: 'Yala Tea',
  tea_note: 'Name and packaging',
  tea_text: 'A tea that is poured cold, in bands of colour.',
  museum: 'Glass museum',
  museum_note: 'Exhibition',
  museum_text: 'Forty spheres and one way through them.',
  radio: 'Night radio',
  radio_note: 'Website and sound',
  radio_text: 'A station that begins when others stop.',
  services: 'What we do',
  names: 'Names',
  names_text: 'Short ones, free to use, that work in five languages.',
  packaging: 'Packaging',
  packaging_text: 'It is touched before it is read. We begin with the paper.',
  websites: 'Websites',
  websites_text: 'Fast ones, that your own people can change.',
  work_text: 'What left the studio in the last two years.',
  team_text: 'Nine people, three disciplines, one long table.',
  contact_text: 'Send us an idea that is not finished yet.',
} as const

export const agencySite = catalogue(english, { de, es })
export type English = typeof english
