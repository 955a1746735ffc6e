/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './checkoutTexts.ts'

export default {
  choose_region: {
    select: 'kind',
    State: 'Bitte wähle einen Bundesstaat',
    Province: 'Bitte wähle eine Provinz',
    Prefecture: 'Bitte wähle eine Präfektur',
    County: 'Bitte wähle eine Grafschaft',
    Department: 'Bitte wähle ein Departement',
    Emirate: 'Bitte wähle ein Emirat',
    Governorate: 'Bitte wähle ein Gouvernement',
    other: 'Bitte wähle eine Region',
  },
  postcode_needed: 'Bitte gib eine Postleitzahl an',
  total_changed: 'Die Gesamtsumme beträgt jetzt {total}. Bitte sieh dir den Warenkorb noch einmal an.',
  price_changed: 'Der Preis beträgt jetzt {price}',
} satisfies Translation<English>
