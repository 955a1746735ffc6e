/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './testimonials.ts'

export default {
  label: 'Testimonios',
  keywords: 'reseñas, citas, clientes, opiniones, elogios',
  quotes: 'Citas',
  quote: 'Cita',
  role: 'Cargo o lugar',
  stars: 'Estrellas',
  cards: 'Tarjetas',
  one_large: 'Una grande',
  columns: 'Columnas',
  two: 'Dos',
  three: 'Tres',
  empty: 'Añade en los ajustes lo que dijo un cliente',
  first_quote: 'Los cuencos se usan a diario, y a diario alguien pregunta de dónde son.',
  second_quote: 'Pedido el lunes, en la mesa el jueves, nada roto.',
  third_quote: 'El curso fue la tarde más tranquila de mi año.',
  ines: 'Ines Varga',
  otto: 'Otto Lind',
  mara: 'Mara Holt',
  cook: 'Cocinera, Cocina del Puerto',
  customer: 'Cliente',
  guest: 'Participante del curso',
} satisfies Translation<English>
