/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './addressProblems.ts'

export default {
  choose_country: 'Elige un país.',
  not_a_phone: 'Esto no es un número de teléfono',
  not_a_postcode: 'No es un código postal de {country}',
  no_region: {
    select: 'kind',
    Emirate: 'No hay ningún emirato con ese nombre en {country}',
    Province: 'No hay ninguna provincia con ese nombre en {country}',
    State: 'No hay ningún estado con ese nombre en {country}',
    Department: 'No hay ningún departamento con ese nombre en {country}',
    Governorate: 'No hay ninguna gobernación con ese nombre en {country}',
    County: 'No hay ningún condado con ese nombre en {country}',
    Prefecture: 'No hay ninguna prefectura con ese nombre en {country}',
    other: 'No hay ninguna región con ese nombre en {country}',
  },
} satisfies Translation<English>
