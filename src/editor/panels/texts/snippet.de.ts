/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './snippet.ts'

export default {
  before_the_page: 'Vor der Seite',
  after_the_page: 'Nach der Seite',
  instead_of_page: 'Anstelle der Seite',
  blocks: 'Die Blöcke dieser Seite',
  own_html: 'Eigenes HTML',
  framed_html: 'Eigenes HTML in einem Frame',
  where_it_stands: 'Wo es steht',
  place: 'Position',
  urls: 'URLs',
  needs_path: 'Ein statisches Snippet braucht einen eigenen Pfad, sonst würde es jede Seite ersetzen',
  urls_help: '* steht für alles: /journal/*. Leer lassen für jede Seite.',
  matches: 'Treffer',
  matches_help: 'Pfade, Parameter und Abfragen als JSON.',
  made_of: 'Besteht aus',
  framed_help: 'HTML, Stile und Skripte in einem Frame, der nichts von der Website erreicht.',
  html_help: 'Wird ausgegeben, wie es ist. Skripte laufen auf der öffentlichen Seite.',
  code: 'Code',
} satisfies Translation<English>
