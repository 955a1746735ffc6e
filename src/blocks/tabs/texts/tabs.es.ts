/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './tabs.ts'

export default {
  label: 'Pestañas',
  keywords: 'paneles, cambiar, secciones',
  tab: 'Pestaña {value}',
  tabs_of_text: 'Pestañas de texto',
  stand_before_the_tabs: 'Van antes de las pestañas que contienen bloques.',
  underlined: 'Subrayado',
  tabs_of_blocks: 'Pestañas de bloques',
  about_this_mug: 'Sobre esta taza',
  sizes: 'Tamaños',
  nine_centimetres_high_holds: 'Nueve centímetros de alto, caben 250 ml hasta el borde.',
  care: 'Cuidado',
  dishwasher_and_oven_are: 'Apta para lavavajillas y horno. No para cambios bruscos de temperatura.',
  two_days_within_the: 'Dos días dentro del país, cinco fuera.',
  clay: 'Arcilla',
  stoneware_from_the_next: 'Gres del valle de al lado.',
  glaze: 'Esmalte',
  wood_ash_feldspar_and: 'Ceniza de madera, feldespato y hierro.',
} satisfies Translation<English>
