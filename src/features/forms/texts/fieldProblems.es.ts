/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './fieldProblems.ts'

export default {
  bad_name: 'Un nombre empieza por una letra y tiene letras, cifras y _.',
  same_name: 'Dos campos tienen el mismo nombre',
  unknown: '{field} no es uno de los campos',
  no_rows: 'La lista está vacía',
  needed: '{field} es obligatorio',
  checklist_without_choices: 'Faltan los valores de las opciones',
  dropdown_without_choices: 'Selección: no hay opciones',
  in_row: 'Fila {row}: {problem}',
  number: '{field} debe ser un número',
  yes_or_no: '{field} debe ser sí o no',
  date: '{field} debe ser una fecha',
  time: '{field} debe ser una hora, como 18:30',
  amount: '{field} debe ser un importe, como 12.50',
  length: '{field} debe ser un número con px, em, rem, vw, vh o %',
  one_choice: '{field} debe ser una de las opciones',
  some_choices: '{field} debe contener solo opciones de la lista',
  words: '{field} debe ser una lista de palabras',
  file: '{field} debe ser un archivo',
  row: '{field} tiene una fila que no encaja',
  one_line: '{field} debe ser una sola línea',
  too_long: '{field} puede tener como máximo {most} caracteres',
} satisfies Translation<English>
