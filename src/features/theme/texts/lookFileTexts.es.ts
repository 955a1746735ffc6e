/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './lookFileTexts.ts'

export default {
  title: 'Tema como archivo',
  text: 'Lleva tema, colores, fuentes y formas a otro sitio. Los logotipos y las fuentes propias no van incluidos.',
  import_file: 'Importar…',
  not_a_look: 'Este archivo no es un tema exportado.',
  newer: 'Este archivo es de una versión más reciente de Plinth.',
  no_such_theme: 'Este sitio no tiene el tema «{theme}».',
  wrong_value: 'El valor «{name}» de este archivo no es válido.',
  unreadable: 'Algunos de estos colores no se leen uno sobre otro.',
} satisfies Translation<English>
