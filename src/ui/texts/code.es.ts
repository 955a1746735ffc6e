/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './code.ts'

export default {
  closes_nothing: '{text} no cierra nada que esté abierto',
  not_closed: '{tag} no está cerrado',
  something_missing: 'Aquí falta algo',
  does_not_belong: '«{text}» no va aquí',
} satisfies Translation<English>
