/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './embed.ts'

export default {
  unknown_address: 'No se puede mostrar nada de esta dirección',
  paste_address: 'Pega una dirección',
  from_provider: 'De {provider}',
  loads_from: 'Se carga desde {provider}, que entonces verá tu visita',
} satisfies Translation<English>
