/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './outline.ts'

export default {
  blocks: 'Blöcke der Seite',
  shown_by_rules: 'nach Regeln sichtbar',
  hidden: 'für Besucher verborgen',
  name_removed: 'Der Name wurde entfernt.',
  now_called: 'Heißt jetzt {name}',
  name_help: 'Wird nur hier gezeigt, um den Block wiederzufinden.',
  rename_title: 'Name in der Gliederung',
  where_selected: 'Wo der ausgewählte Block steht',
  in_no_group: 'Dieser Block steht in keiner Gruppe.',
  none_before: 'Vor diesem Block steht keiner, in den er verschoben werden könnte.',
  its_group: 'ihrer Gruppe',
  place: '{position} von {count}',
  place_in: '{position} von {count} in {group}',
  moved_out: '{block} herausbewegt, jetzt {place}',
  moved_in: '{block} hineinbewegt, jetzt {place}',
} satisfies Translation<English>
