/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './fieldProblems.ts'

export default {
  bad_name: 'Ein Name beginnt mit einem Buchstaben und enthält Buchstaben, Ziffern und _.',
  same_name: 'Zwei Felder haben denselben Namen',
  unknown: '{field} ist keines der Felder',
  no_rows: 'Die Liste ist leer',
  needed: '{field} ist erforderlich',
  checklist_without_choices: 'Auswahlwerte fehlen',
  dropdown_without_choices: 'Auswahl: Es gibt keine Werte',
  in_row: 'Zeile {row}: {problem}',
  number: '{field} muss eine Zahl sein',
  yes_or_no: '{field} muss Ja oder Nein sein',
  date: '{field} muss ein Datum sein',
  time: '{field} muss eine Uhrzeit sein, etwa 18:30',
  amount: '{field} muss ein Betrag sein, etwa 12.50',
  length: '{field} muss eine Zahl mit px, em, rem, vw, vh oder % sein',
  one_choice: '{field} muss eine der Optionen sein',
  some_choices: '{field} darf nur vorgegebene Optionen enthalten',
  words: '{field} muss eine Liste von Wörtern sein',
  file: '{field} muss eine Datei sein',
  row: '{field} hat eine Zeile, die nicht passt',
  one_line: '{field} muss einzeilig sein',
  too_long: '{field} darf höchstens {most} Zeichen haben',
} satisfies Translation<English>
