/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './checkoutTexts.ts'

export default {
  choose_region: {
    select: 'kind',
    State: 'Elige un estado',
    Province: 'Elige una provincia',
    Prefecture: 'Elige una prefectura',
    County: 'Elige un condado',
    Department: 'Elige un departamento',
    Emirate: 'Elige un emirato',
    Governorate: 'Elige una gobernación',
    other: 'Elige una región',
  },
  postcode_needed: 'Indica un código postal',
  total_changed: 'El total es ahora {total}. Revisa de nuevo el carrito.',
  price_changed: 'El precio es ahora {price}',
} satisfies Translation<English>
