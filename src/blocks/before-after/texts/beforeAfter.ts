/** The block before and after. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './beforeAfter.de.ts'
import es from './beforeAfter.es.ts'

const english = {
  label: 'Before and after',
  keywords: 'compare, comparison, slider, two pictures',
  before: 'Image before',
  after_picture: 'Image after',
  before_alt: 'Text alternative, before',
  after_alt: 'Text alternative, after',
  before_label: 'Label before',
  after_label: 'Label after',
  before_word: 'Before',
  after_word: 'After',
  slider: 'How much of “{before}” is shown',
  empty: 'Choose two pictures',
  wide: 'Wide 16:9',
  raw_clay: 'A cream jug',
  glazed: 'An ink blue jug',
} as const

export const beforeAfter = catalogue(english, { de, es })
export type English = typeof english
