/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './kinds.ts'

export default {
  hero: 'Hero',
  features: 'Leistungen',
  products: 'Produkte und Beiträge',
  gallery: 'Galerie',
  testimonials: 'Kundenstimmen',
  pricing: 'Preise',
  team: 'Team',
  logos: 'Logos',
  steps: 'Schritte',
  faq: 'Häufige Fragen',
  contact: 'Kontakt',
  signup: 'Newsletter',
  dishes: 'Speisekarte',
  hours: 'Öffnungszeiten',
  events: 'Veranstaltungen',
  action: 'Handlungsaufforderung',
  closing: 'Abschluss',
} satisfies Translation<English>
