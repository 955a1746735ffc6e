/** The block collection, in Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './collection.ts'

export default {
  label: 'Colección',
  keywords: 'colección, lista, entradas, eventos, dinámico, repetir, tarjetas, consulta',
  row: 'Fila para desplazar',
  list: 'Lista',
  columns: 'Columnas',
  columns_tablet: 'Columnas en la tableta',
  columns_phone: 'Columnas en el móvil',
  gap: 'Espacio entre tarjetas',
  no_gap: 'Ninguno',
  paging: 'Más entradas',
  paging_none: 'No se muestran',
  paging_more: 'Un botón «Cargar más»',
  paging_pages: 'Números de página',
  when_empty: 'Texto cuando no hay nada que mostrar',
  nothing_here: 'Aquí no hay nada todavía.',
  nothing_any_more: 'Ya no hay nada en esta página.',
  to_the_first_page: 'Ir a la primera página',
  load_more: 'Cargar más',
  not_loaded: 'No se pudo cargar más',
  not_loaded_more: 'Comprueba la conexión e inténtalo de nuevo.',
  choose_type: 'Elige un tipo de contenido en los ajustes: sus entradas se muestran en esta tarjeta.',
  no_entry_yet:
    'Ninguna entrada publicada encaja. Hasta que haya una, la tarjeta muestra los nombres de los campos.',
  coming_events: 'Próximos eventos',
  nothing_to_show: 'Nada que mostrar',
  example_concert: 'Concierto en la casa del horno',
  example_concert_day: 'El sábado por la noche',
  example_market: 'Mercado de invierno',
  example_market_day: 'Todo el domingo',
  example_course: 'Torno para principiantes',
  example_course_day: 'Seis lunes por la tarde',
} satisfies Translation<English>
