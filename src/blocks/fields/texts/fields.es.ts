/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './fields.ts'

export default {
  label: 'Campos de la entrada',
  keywords: 'campos personalizados, detalles, datos, especificación, meta',
  empty: 'Aquí aparecen los campos de una entrada publicada',
  which_fields: 'Qué campos',
  field_then_enter: 'Campo, luego Intro',
  in_this_order_none:
    'En este orden. Si no se nombra ninguno: todos los del tipo de contenido que estén rellenos; los secretos, nunca.',
  rows_title_beside_value: 'Filas, título junto al valor',
  title_above_value: 'Título sobre el valor',
  in_one_line: 'En una línea',
  values_alone: 'Solo los valores',
  of_a_glaze: 'De un esmalte',
  cone: 'Cono',
  fired_on: 'Cocido el',
  it_needs: 'Necesita',
  wood_ash: 'Ceniza de madera',
  red_clay: 'Arcilla roja',
  patience: 'Paciencia',
  recipe: 'Receta',
  of: 'De qué',
  parts: 'Partes',
  ash: 'Ceniza',
  clay: 'Arcilla',
  silica: 'Sílice',
  test_tile: 'Placa de prueba',
} satisfies Translation<English>
