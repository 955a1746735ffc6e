/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './embed.ts'

export default {
  unknown_address: 'Von dieser Adresse kann nichts angezeigt werden',
  paste_address: 'Adresse einfügen',
  from_provider: 'Von {provider}',
  loads_from: 'Wird von {provider} geladen; {provider} erfährt dann von deinem Besuch',
} satisfies Translation<English>
