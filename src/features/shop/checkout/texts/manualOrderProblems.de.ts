/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './manualOrderProblems.ts'

export default {
  name: 'Für die Lieferung fehlt ein Name',
  line1: 'Für die Lieferung fehlen Straße und Hausnummer',
  city: 'Für die Lieferung fehlt ein Ort',
  country: 'Für die Lieferung fehlt ein Land',
  region: {
    select: 'kind',
    State: 'Wähle einen Bundesstaat',
    Province: 'Wähle eine Provinz',
    Prefecture: 'Wähle eine Präfektur',
    County: 'Wähle eine Grafschaft',
    Department: 'Wähle ein Departement',
    Emirate: 'Wähle ein Emirat',
    Governorate: 'Wähle ein Gouvernement',
    other: 'Wähle eine Region',
  },
  postcode: 'Das ist keine Postleitzahl für {country}',
  own_line_name: 'Eine eigene Position braucht eine Bezeichnung',
  own_line_price: 'Eine eigene Position braucht einen Preis',
  lines: 'Eine Bestellung braucht ein Produkt',
  email: 'Bitte gib eine gültige E-Mail-Adresse ein',
  link_email: 'Für den Zahlungslink fehlt eine E-Mail-Adresse',
} satisfies Translation<English>
