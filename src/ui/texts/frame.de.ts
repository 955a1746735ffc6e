/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './frame.ts'

export default {
  this_screen: 'Diese Seite',
  breadcrumbs: 'Brotkrumennavigation',
  copy_it_by_hand: 'Von Hand kopieren',
  copy_by_hand_more: 'Der Browser erlaubt der Seite das Kopieren nicht. Markiere den Text und drücke Strg+C.',
  copied: 'Kopiert',
  copy: 'Kopieren',
  notices: 'Meldungen',
  close_notice: 'Meldung schließen',
  loading: 'Wird geladen',
  please_login: 'Bitte melde dich an',
  not_loaded: 'Das konnte nicht geladen werden',
  part_not_loaded: 'Dieser Teil konnte nicht geladen werden.',
  never: 'nie',
  failed: 'Das hat nicht funktioniert',
  session_ended: 'Deine Sitzung ist beendet. Was du geschrieben hast, ist noch da.',
  leads_on: '{from} leitet zu {to} weiter.',
  some_not_changed: 'Einige Seiten konnten nicht geändert werden',
  pages_not_changed: 'Die Seiten wurden nicht geändert',
  pages_name_old: {
    plural: 'count',
    one: '{count} Seite verlinkt auf die alte URL',
    other: '{count} Seiten verlinken auf die alte URL',
  },
  change_all: { plural: 'count', one: 'Ändern', other: 'Alle {count} ändern' },
  pages_name_new: {
    plural: 'count',
    one: 'Die Seite verlinkt auf die neue URL',
    other: '{count} Seiten verlinken auf die neue URL',
  },
  document_title: '{title} · Dashboard',
} satisfies Translation<English>
