/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './list.ts'

export default {
  label: 'Lista',
  keywords: 'viñetas, números, ul, ol',
  bullets: 'Viñetas',
  mugs_bowls_wide: '<ul><li>Tazas</li><li>Cuencos<ul><li>Anchos</li></ul></li></ul>',
  numbers: 'Números',
  wedge_throw_fire: '<ol><li>Amasar</li><li>Tornear</li><li>Cocer</li></ol>',
} satisfies Translation<English>
