/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './settingsProblems.ts'

export default {
  'setting.unknown': 'Es gibt keine Einstellung namens {name}.',
  'setting.invalid': '{title}: {reason}',
  'setting.unreadable':
    'Der gespeicherte Wert von „{title}“ kann nicht gelesen werden. Gib ihn in den Einstellungen neu ein oder starte mit dem Secret, mit dem er gespeichert wurde.',
} satisfies Translation<English>
