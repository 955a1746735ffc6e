/** The block reusable. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './reusable.de.ts'
import es from './reusable.es.ts'

const english = {
  label: 'Component',
  keywords: 'reusable, shared, synced, pattern, reference',
  runs_on_page: '{title} runs on the public page',
  not_published: 'This component is not published, or gone',
  choose_block: 'Choose a component',
  component: 'Component',
  written_once_under_components: 'Written once, under Components; a change there shows everywhere.',
  different_here: 'Different here',
  which_block: 'Which block',
  its_element_id_in: 'Its element id in the component.',
  which_setting: 'Which setting',
  its_text: 'its text',
  what_it_says_here: 'What it says here',
  a_component: 'A component',
  kiln_opening: 'Kiln opening',
  saturday_the_28th_with: 'Saturday the 28th, with soup.',
} as const

export const reusable = catalogue(english, { de, es })
export type English = typeof english
