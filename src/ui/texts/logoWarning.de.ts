import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './logoWarning.ts'

export default {
  light: 'Dieses Logo ist auf hellen Seiten schlecht zu sehen. Wähle ein dunkleres.',
  dark: 'Dieses Logo ist auf dunklen Seiten schlecht zu sehen. Wähle für sie ein anderes unter „Logo auf dunklen Seiten“.',
  other_dark: 'Das Logo für dunkle Seiten ist dort schlecht zu sehen. Wähle ein helleres.',
  choose_dark: 'Dorthin',
} satisfies Translation<English>
