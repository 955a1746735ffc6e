/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './demo.ts'

export default {
  title: 'Diese Website ist mit einer Demo gefüllt',
  text: 'Sieh dich um, so lange du magst. Wenn du mit eigenen Inhalten beginnst, entferne die Demo: Was du selbst angelegt hast, bleibt.',
  remove: 'Demo-Inhalte entfernen',
  remove_title: 'Demo-Inhalte entfernen?',
  goes: 'Was die Demo hier angelegt hat, wird endgültig entfernt:',
  content: {
    plural: 'count',
    one: '{count} Seite, Beitrag oder Formular',
    other: '{count} Seiten, Beiträge, Formulare und Menüs',
  },
  products: {
    plural: 'count',
    one: '{count} Produkt mit seinem Bestand',
    other: '{count} Produkte mit ihrem Bestand',
  },
  orders: { plural: 'count', one: '{count} Bestellung', other: '{count} Bestellungen' },
  files: { plural: 'count', one: '{count} Bild oder Datei', other: '{count} Bilder und Dateien' },
  people: { plural: 'count', one: '{count} Person', other: '{count} Personen' },
  rest: 'Die zugehörigen Kommentare, Einsendungen, Besuche und Einstellungen',
  stays: 'Was du angelegt hast, bleibt, ebenso jede Datei, die deine eigenen Seiten zeigen.',
  changed: {
    plural: 'count',
    one: '{count} davon hast du seither geändert',
    other: '{count} davon hast du seither geändert',
  },
  more: 'und {count} weitere',
  keep_changed: 'Behalten, was ich geändert habe',
  remove_changed: 'Auch das entfernen',
  removed: 'Die Demo-Inhalte sind entfernt. Die Website gehört dir.',
} satisfies Translation<English>
