/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './myDownloads.ts'

export default {
  open_shop: 'Shop öffnen',
  empty_title: 'Nichts herunterzuladen',
  empty_text: 'Dateien digitaler Produkte erscheinen hier, sobald sie bezahlt sind.',
  left_until: { plural: 'count', other: 'noch {count}-mal, bis' },
  order: 'Bestellung {number}',
  title: 'Deine Downloads',
  intro: 'Dateien aus deinen Käufen.',
} satisfies Translation<English>
