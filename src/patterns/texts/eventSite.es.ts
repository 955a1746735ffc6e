/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './eventSite.ts'

export default {
  title: 'Evento',
  description: 'Inicio con cuenta atrás, programa, entradas y cómo llegar, en azul noche.',
  home_text: 'Tres noches de música nueva en cuatro escenarios junto al agua.',
  programme: 'Programa',
  programme_text: 'Quién toca dónde y a qué hora estar.',
  tickets: 'Entradas',
  tickets_text: 'Cada entrada es para una persona y vale para todos los escenarios.',
  which_ticket: 'Precios de las entradas',
  one_evening: 'Una noche',
  all_evenings: 'Las tres noches',
  regular: 'Precio completo',
  regular_text: 'Viernes, sábado o domingo',
  reduced: 'Reducida',
  reduced_text: 'Para estudiantes y menores de 25 años',
  all_text: 'Entra y sal cuando quieras',
  venue: 'Cómo llegar',
  venue_text: 'En tren, en tranvía, en barco y dónde dejar la bicicleta.',
} satisfies Translation<English>
