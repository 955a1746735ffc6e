/** What is wrong with the value of a field, and with the definition of one. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './fieldProblems.de.ts'
import es from './fieldProblems.es.ts'

const english = {
  bad_name: 'A name begins with a letter and has letters, digits and _.',
  same_name: 'Two fields have the same name',
  unknown: '{field} is not one of the fields',
  no_rows: 'Array is empty',
  needed: '{field} is needed',
  checklist_without_choices: 'Missing choice values',
  dropdown_without_choices: 'Radio - no value options supplied',
  in_row: 'Row {row}: {problem}',
  number: '{field} must be a number',
  yes_or_no: '{field} must be yes or no',
  date: '{field} must be a date',
  time: '{field} must be a time, such as 18:30',
  amount: '{field} must be an amount, such as 12.50',
  length: '{field} must be a number with px, em, rem, vw, vh or %',
  one_choice: '{field} must be one of the choices',
  some_choices: '{field} must be some of the choices',
  words: '{field} must be a list of words',
  file: '{field} must be a file',
  row: '{field} has a row that does not fit',
  one_line: '{field} must be one line',
  too_long: '{field} may have at most {most} characters',
} as const

export const fieldProblems = catalogue(english, { de, es })
export type English = typeof english
