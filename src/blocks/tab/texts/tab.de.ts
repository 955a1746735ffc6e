/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './tab.ts'

export default {
  label: 'Tab',
  keywords: 'reiter, registerkarte',
  in_tabs: 'In Tabs',
  sizes: 'Größen',
  a_grogged_stoneware_from: 'Ein schamottiertes Steinzeug aus dem Nachbartal.',
} satisfies Translation<English>
