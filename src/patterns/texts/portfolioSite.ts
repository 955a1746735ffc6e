/** Words of the starter site of an architect. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './portfolioSite.de.ts'
import es from './portfolioSite.es.ts'

const english = {
  title: 'Portfolio',
  description: 'Home, work, the studio and contact for architects and photographers, in white and red.',
  home_text: 'Houses that stay cool in July, planned with shade, wind and thick walls.',
  work_text: 'Three houses out of eleven. We show what people live in, not what we drew.',
  finished: 'Finished',
  stairs: 'Stairs in Faro',
  stairs_note: '2024, 180 m²',
  stairs_text: 'A house that climbs its slope in nine steps.',
  arches: 'Court with arches',
  arches_note: '2023, 240 m²',
  arches_text: 'Four families around one tree.',
  hill: 'House on the hill',
  hill_note: '2021, 150 m²',
  hill_text: 'White outside, dark inside, cool all summer.',
  next_site: 'Under construction',
  next_site_text: 'A school with a roof to walk on. The doors open next September.',
  studio: 'About the studio',
  studio_text: 'Four people, one model table, no rush.',
  contact_text: 'Show us a plot, a ruin or a sketch.',
} as const

export const portfolioSite = catalogue(english, { de, es })
export type English = typeof english
