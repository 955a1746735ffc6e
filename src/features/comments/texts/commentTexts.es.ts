/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './commentTexts.ts'

export default {
  empty: 'Escribe algo.',
  too_long: 'Aquí caben como máximo {most} caracteres.',
  anonymous: 'Anónimo',
  former_member: 'Antiguo miembro',
  removed_by_author: 'Este comentario lo ha eliminado su autor.',
  report_thanks: 'Gracias. Revisaremos este comentario.',
  no_place: 'Este punto no pertenece a ninguna lista de comentarios.',
  links: { plural: 'count', one: '{count} enlace', other: '{count} enlaces' },
  held_word: 'la palabra «{word}»',
} satisfies Translation<English>
