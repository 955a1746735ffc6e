/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './kinds.ts'

export default {
  hero: 'Portada',
  features: 'Características',
  products: 'Productos y entradas',
  gallery: 'Galería',
  testimonials: 'Testimonios',
  pricing: 'Precios',
  team: 'Equipo',
  logos: 'Logotipos',
  steps: 'Pasos',
  faq: 'Preguntas frecuentes',
  contact: 'Contacto',
  signup: 'Boletín',
  dishes: 'Carta',
  hours: 'Horario de apertura',
  events: 'Eventos',
  action: 'Llamada a la acción',
  closing: 'Cierre',
} satisfies Translation<English>
