/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './customCss.ts'

export default {
  too_long: 'Höchstens {count} Zeichen.',
  width_within_width: 'Eine Breite kann nicht innerhalb einer anderen stehen.',
  cannot_be_used: '„{text}“ kann nicht verwendet werden.',
  comment_open: 'Ein Kommentar ist nicht geschlossen.',
  too_many_brackets: 'So viele ineinander verschachtelte Klammern können nicht verwendet werden.',
  brace_open: 'Eine { ist nicht geschlossen.',
  bracket_open: 'Eine Klammer, die nicht geschlossen ist, kann nicht verwendet werden.',
  without_beginning: '„{text}“ ohne Anfang kann nicht verwendet werden.',
  no_selector: 'Eine Regel ohne Selektor kann nicht verwendet werden.',
  media_cannot_be_used:
    '„{text}“ kann nicht verwendet werden; möglich ist @media mit einer Breite, Farbschema, Bewegung, Hover oder Druck.',
  selector_cannot_be_used: 'Der Selektor „{selector}“ kann nicht verwendet werden.',
  reaches_page: '„{selector}“ würde die ganze Seite betreffen.',
  nesting_once: '„{selector}“: & steht einmal, am Anfang.',
  reaches_parent: '„{selector}“ würde betreffen, was den Block umgibt: & steht am Anfang.',
  reaches_siblings: '„{selector}“ würde betreffen, was neben dem Block steht.',
  property_cannot_be_used: 'Die Eigenschaft „{property}“ kann nicht verwendet werden.',
  value_cannot_be_used: 'Der Wert von {property} kann nicht verwendet werden.',
  position: 'Ein Block bleibt an seinem Platz: position kann static, relative oder absolute sein.',
} satisfies Translation<English>
