/** The block code. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './code.de.ts'
import es from './code.es.ts'

const english = {
  label: 'Code',
  keywords: 'source, snippet, highlight, pre, program',
  code: 'Code',
  write_code: 'Write code in the settings',
  code_in: '{language} code',
  plain_text: 'Plain text',
  differences: 'Differences',
  language: 'Language',
  name_of_the_file: 'Name of the file',
  number_the_lines: 'Number the lines',
  break_long_lines: 'Break long lines',
  with_a_name_and: 'With a name and numbers',
  plain: 'Plain',
  html_or_xml: 'HTML or XML',
  c_and_cpp: 'C and C++',
} as const

export const code = catalogue(english, { de, es })
export type English = typeof english
