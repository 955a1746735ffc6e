/** Components in the editor, in German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './components.ts'

export default {
  text: 'Text',
  hide: 'Ausblenden',
  content: 'Inhalt',
  words_failed: 'Das Textfeld konnte nicht geladen werden. Öffne die Einstellungen noch einmal.',
  component_failed: 'Die Komponente konnte nicht geladen werden.',
  edit_component: 'Komponente bearbeiten',
  variant: 'Variante',
  no_variant: 'Standard',
  nothing_to_set: 'In dieser Komponente lässt sich hier nichts einstellen.',
  left_over: 'Nicht mehr verwendet: „{value}“.',
  remove: 'Entfernen',
  reset: 'Zurücksetzen',
  reset_setting: '{title} zurücksetzen',
  slots: 'Platzhalter',
  add_content: 'Inhalt einfügen',
  content_added: 'Inhalt in „{title}“ eingefügt',
  select_content: 'Inhalt auswählen',
  set_where_used: 'Einstellbar bei der Verwendung',
  set_where_used_help:
    'Überall, wo diese Komponente verwendet wird, lässt sich einstellen, was du hier ankreuzt. Der Rest bleibt überall gleich.',
  name_of: 'Name der Einstellung {title}',
  variants: 'Varianten',
  variants_help: 'Eine Variante ist ein Satz von Werten, der bei der Verwendung der Komponente gewählt wird.',
  new_variant: 'Variante {number}',
  add_variant: 'Variante hinzufügen',
  name_of_variant: 'Name der Variante',
  remove_variant: 'Variante entfernen',
} satisfies Translation<English>
