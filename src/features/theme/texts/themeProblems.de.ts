/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './themeProblems.ts'

export default {
  'theme.changed': 'Das Theme wurde inzwischen geändert.',
  'theme.unknown': 'Dieses Theme gibt es nicht.',
  'theme.unreadable': 'Einige dieser Farben sind aufeinander nicht lesbar.',
  'theme.font_refused': 'Das ist keine WOFF2-Schrift. Andere Schriften lassen sich in WOFF2 umwandeln.',
  'theme.font_too_large': 'Eine Schrift darf höchstens 512 kB haben.',
  'theme.too_many_fonts': 'Höchstens 12 eigene Schriften sind möglich.',
  'theme.font_missing': 'Diese Schrift gibt es nicht.',
  'theme.font_used': 'Seiten verwenden diese Schrift. Wähle zuerst eine andere.',
  'style.missing': 'Diesen gemeinsamen Stil gibt es nicht.',
  'style.title_taken': 'Ein anderer gemeinsamer Stil heißt schon so.',
  'style.too_many': 'Es sind höchstens 200 gemeinsame Stile möglich.',
} satisfies Translation<English>
