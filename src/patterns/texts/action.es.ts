/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './action.ts'

export default {
  next_step: 'Siguiente paso',
  ready: 'Cuando quieras',
  ready_text: 'La primera media hora es gratis y decides después.',
  book_a_call: 'Reservar una llamada',
  on_colour: 'Sobre color',
  last_tables: 'Quedan seis mesas para el sábado',
  on_image: 'Sobre imagen',
  see_it_live: 'Míralo con tus propios ojos',
  see_it_live_text: 'La casa abre a visitantes el primer domingo de cada mes.',
  plan_a_visit: 'Planear una visita',
  button_beside: 'Texto y botón en una línea',
  try_it: 'Pruébalo treinta días',
  try_text: 'Sin tarjeta ni contrato.',
  on_gradient: 'Sobre degradado',
  have_an_idea: '¿Tienes una idea?',
  have_an_idea_text: 'Nos gustan las que aún no están terminadas.',
  phone_bar_one: 'Barra en el móvil, un botón',
  phone_bar: 'Barra en el móvil, dos botones',
} satisfies Translation<English>
