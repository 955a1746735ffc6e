/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './code.ts'

export default {
  label: 'Código',
  keywords: 'fuente, fragmento, resaltado, pre, programa',
  code: 'Código',
  write_code: 'Escribe el código en los ajustes',
  code_in: 'Código de {language}',
  plain_text: 'Texto sin formato',
  differences: 'Diferencias (diff)',
  language: 'Lenguaje',
  name_of_the_file: 'Nombre del archivo',
  number_the_lines: 'Numerar las líneas',
  break_long_lines: 'Ajustar líneas largas',
  with_a_name_and: 'Con nombre y números',
  plain: 'Sencillo',
  html_or_xml: 'HTML o XML',
  c_and_cpp: 'C y C++',
} satisfies Translation<English>
