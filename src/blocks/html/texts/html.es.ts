/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './html.ts'

export default {
  label: 'HTML',
  keywords: 'marcado, script, código propio, javascript, css',
  write_markup: 'Escribe el código en los ajustes',
  markup: 'Código HTML',
  drawn_as_it_stands:
    'Se muestra tal cual. Los scripts solo se ejecutan en la página pública, admitidos por su contenido.',
  own_markup: 'Código propio',
} satisfies Translation<English>
