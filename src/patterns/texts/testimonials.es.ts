/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './testimonials.ts'

export default {
  three_cards: 'Tres tarjetas',
  what_customers_say: 'Lo que dicen los clientes',
  quote_1: 'Dijeron el jueves y el jueves estaba hecho. Había olvidado que eso existía.',
  name_1: 'Ines Albrecht',
  role_1: 'Dueña de una panadería',
  quote_2: 'Pregunté tres veces y tres veces recibí una respuesta clara.',
  name_2: 'Tomás Rey',
  role_2: 'Arquitecto',
  quote_3: 'La única factura de este año que entendí a la primera.',
  name_3: 'Nora Lind',
  role_3: 'Lleva una librería',
  one_large: 'Una cita grande',
  large_quote: 'Vinimos por la sopa y nos quedamos hasta que subieron las sillas a las mesas.',
  guest: 'Cliente desde el primer invierno',
  with_stars: 'Con estrellas',
  rated: 'Cinco estrellas, casi siempre',
  stars_1: 'Ligera, fácil de limpiar y, tras dos inviernos, como nueva.',
  stars_2: 'Faltaba un tornillo. Llegó al día siguiente con una tarjeta.',
  buyer: 'Comprador verificado',
  on_colour: 'Cita sobre color',
  colour_quote: 'Las ventas se han duplicado, pero lo mejor es que ahora pronuncian bien nuestro nombre.',
  colour_who: 'Maya Okoro, fundadora de Yala Tea',
} satisfies Translation<English>
