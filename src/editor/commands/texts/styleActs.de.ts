/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './styleActs.ts'

export default {
  copy_style: 'Stil kopieren',
  paste_style: 'Stil einfügen',
  copied: 'Stil kopiert',
  nothing_copied: 'Es ist noch kein Stil kopiert.',
  pasted: { plural: 'count', one: 'Stil eingefügt', other: 'Stil auf {count} Blöcke angewendet' },
} satisfies Translation<English>
