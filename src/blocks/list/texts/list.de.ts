/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './list.ts'

export default {
  label: 'Liste',
  keywords: 'aufzählung, nummerierung, ul, ol',
  bullets: 'Aufzählung',
  mugs_bowls_wide: '<ul><li>Becher</li><li>Schalen<ul><li>Weite</li></ul></li></ul>',
  numbers: 'Nummerierung',
  wedge_throw_fire: '<ol><li>Schlagen</li><li>Drehen</li><li>Brennen</li></ol>',
} satisfies Translation<English>
