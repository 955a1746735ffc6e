/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './manualOrderProblems.ts'

export default {
  name: 'La entrega necesita un nombre',
  line1: 'La entrega necesita calle y número',
  city: 'La entrega necesita una ciudad',
  country: 'La entrega necesita un país',
  region: {
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
  postcode: 'No es un código postal de {country}',
  own_line_name: 'Una línea propia necesita un nombre',
  own_line_price: 'Una línea propia necesita un precio',
  lines: 'Un pedido necesita un producto',
  email: 'Introduce una dirección de correo válida',
  link_email: 'El enlace de pago necesita una dirección de correo',
} satisfies Translation<English>
