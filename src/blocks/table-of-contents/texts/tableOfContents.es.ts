/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './tableOfContents.ts'

export default {
  label: 'Índice',
  keywords: 'contenido, encabezados, esquema, saltar',
  empty: 'Aquí aparecerán los encabezados de esta página',
  on_this_page: 'En esta página',
  down_to: 'Hasta',
  number_the_entries: 'Numerar las entradas',
  in_a_box: 'En un recuadro',
  plain: 'Sencillo',
  what_ash_does: 'Lo que hace la ceniza',
  wood_by_wood: 'Madera a madera',
  the_recipe: 'La receta',
} satisfies Translation<English>
