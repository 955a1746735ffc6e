/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './productList.ts'

export default {
  label: 'Lista de productos',
  keywords: 'tienda, productos, catálogo, cuadrícula',
  price_low_to_high: 'Precio: de menor a mayor',
  price_high_to_low: 'Precio: de mayor a menor',
  by_name: 'Por nombre',
  from: 'Desde',
  to: 'Hasta',
  sorting: 'Orden',
  show: 'Mostrar',
  show_all: 'Mostrar todos',
  nothing_fits: 'Nada coincide con estos filtros.',
  empty: 'Todavía no hay productos.',
  to_the_first_page: 'Ir a la primera página',
  last_one: 'Última unidad',
  products: { plural: 'count', one: '{count} producto', other: '{count} productos' },
  no_price: 'N/D',
  from_price: 'desde {price}',
  visitors_can_filter_sort: 'Los visitantes pueden filtrar, ordenar y pasar de página',
  visitors_can_turn_pages: 'Los visitantes pueden pasar de página',
  cards: 'Tarjetas',
  with_filters: 'Con filtros',
} satisfies Translation<English>
