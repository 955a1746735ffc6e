/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './said.ts'

export default {
  blocks: { plural: 'count', one: '1 Block', other: '{count} Blöcke' },
  selected: { plural: 'count', one: '1 Block ausgewählt', other: '{count} Blöcke ausgewählt' },
  moved_up: '{block} nach oben verschoben, jetzt {place}',
  moved_down: '{block} nach unten verschoben, jetzt {place}',
  duplicated: '{block} dupliziert',
  removed: '{block} entfernt. Rückgängig machen holt es zurück.',
  cut_away: '{blocks} ausgeschnitten.',
  copied: '{blocks} kopiert. Füge sie hier oder auf einer anderen Seite ein.',
  pasted: '{blocks} eingefügt',
  now: 'Jetzt {label}',
  now_heading: 'Jetzt Überschrift {level}',
  now_paragraph: 'Jetzt Absatz',
  characters_fit: '{label}: Hier passen {limit} Zeichen hinein.',
} satisfies Translation<English>
