/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './commentTexts.ts'

export default {
  empty: 'Bitte schreib etwas.',
  too_long: 'Hier passen höchstens {most} Zeichen hinein.',
  anonymous: 'Anonym',
  former_member: 'Ehemaliges Mitglied',
  removed_by_author: 'Dieser Kommentar wurde von seinem Autor entfernt.',
  report_thanks: 'Danke. Wir sehen uns diesen Kommentar an.',
  no_place: 'Diese Stelle gibt es in keiner Liste von Kommentaren.',
  links: { plural: 'count', one: '{count} Link', other: '{count} Links' },
  held_word: 'das Wort „{word}“',
} satisfies Translation<English>
