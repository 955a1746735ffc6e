/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './stockProblems.ts'

export default {
  'stock.short': 'Solo quedan {available} de {title}.',
  'stock.in_cart': 'Solo quedan {available} de {title}, y ya tienes {wanted} en el carrito.',
  'stock.below_reserved':
    'Los clientes tienen {reserved} reservados en este momento; la cantidad no puede ser menor.',
  'stock.unknown_variant': 'Esta variante de producto no existe.',
} satisfies Translation<English>
