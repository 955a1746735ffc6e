/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './reusable.ts'

export default {
  label: 'Komponente',
  keywords: 'komponente, geteilt, synchron, vorlage',
  runs_on_page: '{title} läuft auf der öffentlichen Seite',
  not_published: 'Diese Komponente ist nicht veröffentlicht oder gelöscht',
  choose_block: 'Wähle eine Komponente',
  component: 'Komponente',
  written_once_under_components:
    'Einmal geschrieben, unter Komponenten; eine Änderung dort zeigt sich überall.',
  different_here: 'Hier anders',
  which_block: 'Welcher Block',
  its_element_id_in: 'Seine Element-ID in der Komponente.',
  which_setting: 'Welche Einstellung',
  its_text: 'sein Text',
  what_it_says_here: 'Was hier steht',
  a_component: 'Eine Komponente',
  kiln_opening: 'Ofenöffnung',
  saturday_the_28th_with: 'Samstag, der 28., mit Suppe.',
} satisfies Translation<English>
