import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './sideTexts.ts'

export default {
  outline_width: 'Ancho del esquema',
  keys: 'Atajos de teclado',
  settings_width: 'Ancho de los ajustes',
  outline_panel: 'Panel del esquema',
  settings_panel: 'Panel de ajustes',
  hide_panel: 'Ocultar el panel',
  show_panel: 'Mostrar el panel',
  words: { plural: 'count', one: '{count} palabra', other: '{count} palabras' },
  minutes: '{count} min',
} satisfies Translation<English>
