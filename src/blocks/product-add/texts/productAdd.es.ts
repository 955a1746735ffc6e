/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './productAdd.ts'

export default {
  label: 'Añadir al carrito',
  keywords: 'comprar, botón, pedir',
  words_on_the_button: 'Texto del botón',
  ask_how_many: 'Preguntar cuántos',
} satisfies Translation<English>
