/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './code.ts'

export default {
  code: 'Código',
  write_code: 'Escribe el código en los ajustes',
  code_in: 'Código de {language}',
  plain_text: 'Texto sin formato',
  differences: 'Diferencias (diff)',
} satisfies Translation<English>
