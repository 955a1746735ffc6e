/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './keyNames.ts'

export default {
  ctrl: 'Strg',
  shift: 'Umschalt',
  alt: 'Alt',
  esc: 'Esc',
  enter: 'Enter',
  delete: 'Entf',
  home: 'Pos1',
  end: 'Ende',
} satisfies Translation<English>
