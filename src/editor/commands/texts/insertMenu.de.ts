/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './insertMenu.ts'

export default {
  patterns: 'Muster',
  reusable: 'Komponenten',
  copy_inserted: 'Kopie von {label} eingefügt',
  not_read: '„{label}“ konnte nicht gelesen werden.',
  search: 'Blöcke suchen',
  sections: 'Was eingefügt wird',
  entries_of_type: 'Seine Einträge, in Karten nach eigenem Entwurf',
  found: 'Treffer',
  keeps_one: 'bleibt mit den anderen verbunden ·',
  a_copy: 'eine Kopie',
  title: 'Block einfügen',
  nothing_found: 'Nichts heißt „{words}“.',
  not_prepared:
    '„{label}“ konnte nicht eingefügt werden: Bilder und Formulare kamen nicht an. Versuche es noch einmal.',
  patterns_failed: 'Die Muster konnten nicht geladen werden.',
  loading: 'Wird geladen …',
  reusable_failed: 'Die Komponenten konnten nicht geladen werden.',
  reusable_empty:
    'Noch keine. Wähle auf einer Seite Blöcke aus und in ihrem Menü „Komponente erstellen“: einmal geschrieben, erscheinen sie überall, wo sie eingesetzt sind.',
  make_reusable: 'Komponente erstellen',
  now_reusable: '„{title}“ kann jetzt auf jeder Seite eingefügt werden.',
  name_example: 'Öffnungszeiten',
  name_help:
    'Einmal geschrieben, unter Komponenten. Eine Änderung dort zeigt sich auf jeder Seite mit diesem Block; einzelne Wörter können auf jeder Seite anders sein.',
  recent: 'Zuletzt verwendet',
  text: 'Text',
  lists_and_more: 'Listen und mehr',
  inserted: '{label} eingefügt',
  in_this_line: 'In dieser Zeile',
  key_moves: 'auswählen',
  key_inserts: 'einfügen',
  key_keeps: '„/{words}“ behalten',
} satisfies Translation<English>
