/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './footnotes.ts'

export default {
  footnote: 'Nota al pie',
  add: 'Añadir una nota al pie',
  added: 'Nota al pie añadida. Escríbala aquí; la flecha lleva de vuelta a los visitantes.',
  only_in_text:
    'Una nota al pie va en un texto fuera de las notas: ponga el cursor donde debe estar su número.',
} satisfies Translation<English>
