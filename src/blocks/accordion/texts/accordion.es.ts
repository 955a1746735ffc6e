/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './accordion.ts'

export default {
  label: 'Acordeón',
  keywords: 'preguntas frecuentes, detalles, plegar, desplegar',
  only_one_open_at: 'Solo una abierta a la vez',
  large_titles: 'Títulos grandes',
  signs: 'Más y menos',
  questions: 'Preguntas',
  can_it_go_into: '¿Se puede meter en el lavavajillas?',
  yes_stoneware_is_fired: 'Sí. El gres se cuece hasta que ya no absorbe agua.',
  what_if_it_arrives: '¿Y si llega roto?',
  send_us_a_picture: 'Envíanos una foto en dos semanas y te mandamos otro.',
  do_you_take_orders: '¿Aceptáis encargos?',
  for_twelve_pieces_or: 'A partir de doce piezas, desde marzo.',
} satisfies Translation<English>
