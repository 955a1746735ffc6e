/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './themeProblems.ts'

export default {
  'theme.changed': 'El tema ha cambiado mientras tanto.',
  'theme.unknown': 'No existe ese tema.',
  'theme.unreadable': 'Algunos de estos colores no se leen uno sobre otro.',
  'theme.font_refused': 'No es una fuente WOFF2. Otras fuentes se pueden convertir a WOFF2.',
  'theme.font_too_large': 'Una fuente puede tener como máximo 512 kB.',
  'theme.too_many_fonts': 'Caben como máximo 12 fuentes propias.',
  'theme.font_missing': 'No existe esa fuente.',
  'theme.font_used': 'Hay páginas que usan esta fuente. Elige otra primero.',
  'style.missing': 'No existe ese estilo compartido.',
  'style.title_taken': 'Otro estilo compartido ya tiene este nombre.',
  'style.too_many': 'Caben como máximo 200 estilos compartidos.',
} satisfies Translation<English>
