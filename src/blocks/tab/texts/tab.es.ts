/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './tab.ts'

export default {
  label: 'Pestaña',
  keywords: 'panel',
  in_tabs: 'En pestañas',
  sizes: 'Tamaños',
  a_grogged_stoneware_from: 'Un gres chamotado del valle de al lado.',
} satisfies Translation<English>
