/** What a page should put right before people see it. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './pageChecks.de.ts'
import es from './pageChecks.es.ts'

const english = {
  all_well: 'Nothing to put right',
  counts: '{problems} to put right, {hints} to think about',
  all_well_text: 'Headings, pictures, links, colours and weight are as they should be.',
  page_empty: 'Nothing is on this page yet.',
  problem: 'Problem',
  hint: 'Hint',
  contrast:
    'The words stand out too little from what is behind them: {ratio} to 1, at least {needed} to 1 is needed.',
  contrast_on_picture:
    'This text stands out too little from the picture behind it: {ratio} to 1, at least {needed} to 1 is needed.',
  add_overlay: 'Add overlay',
  strengthen_overlay: 'Strengthen overlay',
  heavy: 'The pictures weigh {megabytes} MB; the largest is this one with {kilobytes} kB.',
  link_gone: '{path} is not there: visitors get “Page Not Found”.',
  heading_empty: 'This heading is empty.',
  second_top: 'There is a second heading of level 1. One names the page.',
  no_alternatives: {
    plural: 'count',
    one: '{count} picture of this block has no text alternative. Say what it shows.',
    other: '{count} pictures of this block have no text alternative. Say what they show.',
  },
  no_alternative: 'This picture has no text alternative. Say what it shows.',
  lead_no_alternative: 'The lead picture has no text alternative. Say what it shows.',
  no_picture: 'No picture is chosen here yet.',
  button_nowhere: 'This button leads nowhere.',
  button_empty: 'This button has no words.',
  link_empty: 'A link has no words.',
  link_vague: 'The link “{words}” does not say where it leads.',
  link_nowhere: 'The link “{words}” leads to {href}, which is not on this page.',
  reference_gone: 'What “{title}” names is not on the site any more.',
  sample_contact: '“{contact}” is a sample contact. Replace or remove it.',
  level_left_out: 'Heading {level} follows heading {last}: level {missing} is left out.',
  level_after_title: 'Heading {level} follows the title: level {missing} is left out.',
  picture_broken: 'This picture does not load.',
} as const

export const pageChecks = catalogue(english, { de, es })
export type English = typeof english
