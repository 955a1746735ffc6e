/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './picks.ts'

export default {
  search_another: 'Buscar otra',
  no_taxonomies: 'Este sitio no tiene taxonomías propias',
  link_example: '/sobre-nosotros, https://… o el título de una página',
  leads_nowhere: '«{words}» no es ni una página ni una URL. El enlace sigue como estaba.',
  value: 'Valor',
  add_field: 'Añadir un campo',
  value_of: 'Valor de {name}',
  remove_field: 'Quitar {name}',
  the_field: 'campo',
  search_type: { select: 'type', page: 'Buscar páginas', other: 'Buscar productos' },
  fields_empty: {
    select: 'type',
    page: 'Datos propios de esta página, para filtros y otras páginas.',
    post: 'Datos propios de esta entrada, para filtros y otras páginas.',
    product: 'Datos propios de este producto, para filtros y otras páginas.',
    layout: 'Datos propios de este diseño, para filtros y otras páginas.',
    component: 'Datos propios de este componente, para filtros y otras páginas.',
    sniplet: 'Datos propios de este fragmento, para filtros y otras páginas.',
    form: 'Datos propios de este formulario, para filtros y otras páginas.',
    menu: 'Datos propios de este menú, para filtros y otras páginas.',
    newsletter: 'Datos propios de este correo, para filtros y otras páginas.',
    media: 'Datos propios de este archivo, para filtros y otras páginas.',
    other: 'Datos propios ({type}), para filtros y otras páginas.',
  },
} satisfies Translation<English>
