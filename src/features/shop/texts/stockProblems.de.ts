/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './stockProblems.ts'

export default {
  'stock.short': 'Von {title} sind nur noch {available} verfügbar.',
  'stock.in_cart':
    'Von {title} sind nur noch {available} verfügbar, und {wanted} liegen schon in deinem Warenkorb.',
  'stock.below_reserved':
    'Für Kunden sind gerade {reserved} reserviert; der Bestand kann nicht darunter liegen.',
  'stock.unknown_variant': 'Diese Produktvariante gibt es nicht.',
} satisfies Translation<English>
