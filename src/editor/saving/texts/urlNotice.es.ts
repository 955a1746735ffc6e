/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './urlNotice.ts'

export default {
  url_changed: {
    plural: 'count',
    one: 'La URL es ahora {to}. 1 página aún enlaza a {from}.',
    other: 'La URL es ahora {to}. {count} páginas aún enlazan a {from}.',
  },
  not_changed: 'Sin cambiar: {pages}',
  links_changed: {
    plural: 'count',
    one: '1 página enlaza a la URL nueva',
    other: '{count} páginas enlazan a la URL nueva',
  },
  links_failed: 'Los enlaces no se cambiaron. Inténtalo de nuevo.',
  change_links: { plural: 'count', one: 'Cambiar el enlace', other: 'Cambiar los enlaces' },
  leave_links: { plural: 'count', one: 'Dejarlo', other: 'Dejarlos' },
} satisfies Translation<English>
