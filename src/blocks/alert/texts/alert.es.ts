/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './alert.ts'

export default {
  label: 'Aviso',
  keywords: 'llamada, nota, advertencia, consejo',
  note: 'Nota',
  good_news: 'Buena noticia',
  caution: 'Precaución',
  warning: 'Advertencia',
  kind: 'Tipo',
  kiln_days: 'Días de horno',
  the_studio_smells_of: 'En los días de cocción el estudio huele a humo. La tienda sigue abierta.',
  without_a_title: 'Sin título',
  your_parcel_left_this: 'Tu paquete ha salido esta mañana.',
} satisfies Translation<English>
