/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './typeFaults.ts'

export default {
  type_name: 'El nombre de un tipo tiene minúsculas, cifras, - y _',
  plural: 'Un plural tiene minúsculas, cifras, - y _',
  pattern: 'Un patrón tiene este aspecto: {example}',
  no_such_field: '{type} no tiene el campo «{field}»',
  one_value: '{field} admite un solo valor, no una lista ni un objeto',
} satisfies Translation<English>
