/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './html.ts'

export default {
  label: 'HTML',
  keywords: 'markup, skript, eigener code, javascript, css',
  write_markup: 'Schreib das Markup in den Einstellungen',
  markup: 'Markup',
  drawn_as_it_stands:
    'Wird unverändert ausgegeben. Skripte laufen nur auf der öffentlichen Seite, zugelassen anhand ihres Inhalts.',
  own_markup: 'Eigenes Markup',
} satisfies Translation<English>
