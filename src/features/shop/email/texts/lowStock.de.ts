/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './lowStock.ts'

export default {
  title: 'Wird knapp',
  moment:
    'Wenn der Bestand auf die Zahl aus den Einstellungen sinkt; nur einmal, bis wieder mehr vorhanden ist.',
  subject: '{site_name}: Einige Produkte werden knapp',
  text: 'Diese Produkte werden knapp:\n\n{stock_lines}\n\n[Lagerbestand öffnen]({stock_link})\n\n{site_name} {site_address}',
} satisfies Translation<English>
