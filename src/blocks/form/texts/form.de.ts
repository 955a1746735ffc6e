/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './form.ts'

export default {
  label: 'Formular',
  keywords: 'kontakt, anfrage, eingabe',
  as_fields: 'Felder mit Beschriftung',
  as_lines: 'Felder mit Linie',
  as_sentence: 'Als Satz',
  choose_form: 'Wähle ein Formular',
  in_preview: 'Das ist eine Vorschau: Es wird nichts gesendet.',
  not_available: 'Dieses Formular ist nicht verfügbar.',
  not_sent: 'Es konnte nicht gesendet werden.',
  sending: 'Wird gesendet …',
  leave_this_empty: 'Dieses Feld leer lassen',
  not_kept: 'Es wird geprüft und nicht gespeichert.',
  separate_by_commas: 'Durch Kommas trennen.',
  one_on_each_line: 'Eines pro Zeile.',
  no_options: 'Auswahl: Es gibt keine Werte',
  please_choose: 'Bitte wählen',
  unit_of: 'Einheit von {title}',
  missing_choice_values: 'Auswahlwerte fehlen',
  remove_row: '{title} {value} entfernen',
  array_is_empty: 'Die Liste ist leer',
  add_to: 'Zu {title} hinzufügen',
  file_kinds: 'Ein Bild, ein PDF, ein Text oder ein Office-Dokument mit höchstens 10 MB.',
  optional: '{title} (optional)',
  no_unit: 'keine',
  form: 'Formular',
  forms_are_made_under: 'Formulare werden unter Formulare angelegt.',
  fields_of_every_kind: 'Felder jeder Art',
  no_form_chosen: 'Kein Formular gewählt',
} satisfies Translation<English>
