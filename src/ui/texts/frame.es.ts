/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './frame.ts'

export default {
  this_screen: 'Esta pantalla',
  breadcrumbs: 'Ruta de navegación',
  copy_it_by_hand: 'Cópialo a mano',
  copy_by_hand_more: 'El navegador no deja copiar a la página. Selecciona el texto y pulsa Ctrl+C.',
  copied: 'Copiado',
  copy: 'Copiar',
  notices: 'Avisos',
  close_notice: 'Cerrar el aviso',
  loading: 'Cargando',
  please_login: 'Inicia sesión',
  not_loaded: 'No se ha podido cargar',
  part_not_loaded: 'Esta parte no se ha podido cargar.',
  never: 'nunca',
  failed: 'No ha funcionado',
  session_ended: 'Tu sesión ha terminado. Lo que has escrito sigue aquí.',
  leads_on: '{from} redirige a {to}.',
  some_not_changed: 'Algunas páginas no se han podido cambiar',
  pages_not_changed: 'Las páginas no se han cambiado',
  pages_name_old: {
    plural: 'count',
    one: '{count} página enlaza a la URL antigua',
    other: '{count} páginas enlazan a la URL antigua',
  },
  change_all: { plural: 'count', one: 'Cambiarla', other: 'Cambiar las {count}' },
  pages_name_new: {
    plural: 'count',
    one: 'La página enlaza a la URL nueva',
    other: '{count} páginas enlazan a la URL nueva',
  },
  document_title: '{title} · Panel',
} satisfies Translation<English>
