/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './keyNames.ts'

export default {
  ctrl: 'Ctrl',
  shift: 'Mayús',
  alt: 'Alt',
  esc: 'Esc',
  enter: 'Intro',
  delete: 'Supr',
  home: 'Inicio',
  end: 'Fin',
} satisfies Translation<English>
