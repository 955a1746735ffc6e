/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './myDownloads.ts'

export default {
  open_shop: 'Abrir la tienda',
  empty_title: 'Nada que descargar',
  empty_text: 'Los archivos de productos digitales aparecen aquí cuando se pagan.',
  left_until: { plural: 'count', one: '{count} vez más, hasta', other: '{count} veces más, hasta' },
  order: 'Pedido {number}',
  title: 'Tus descargas',
  intro: 'Archivos de lo que has comprado.',
} satisfies Translation<English>
