/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './steps.ts'

export default {
  label: 'Pasos',
  keywords: 'cómo, proceso, instrucciones, receta, cronología',
  first: 'Primero',
  second: 'Después',
  last: 'Por último',
  steps: 'Pasos',
  what_happens: 'Qué ocurre',
  direction: 'Dirección',
  one_under_the_other: 'Uno debajo de otro',
  side_by_side: 'Uno al lado de otro',
  under_each_other: 'Uno debajo de otro',
  wedge: 'Amasar',
  knead_the_clay_until: 'Amasa la arcilla hasta que no quede aire.',
  throw: 'Tornear',
  centre_it_open_it: 'Céntrala, ábrela, levanta la pared.',
  fire: 'Cocer',
  a_day_up_to: 'Un día hasta 1250 grados, dos días para bajar.',
} satisfies Translation<English>
