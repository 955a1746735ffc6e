/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './courseSite.ts'

export default {
  title: 'Clases',
  description: 'Inicio, clases, precios y contacto para yoga, idiomas o cerámica, en colores cálidos.',
  home_title: 'Una hora en la que nadie llama',
  home_lead: 'Yoga en grupos pequeños, por la mañana y después del trabajo.',
  see_classes: 'Ver las clases',
  this_week: 'Esta semana',
  morning: 'Luz de la mañana',
  morning_note: 'De lunes a viernes, 7:00',
  morning_text: 'Cuarenta y cinco minutos para despertar. Después, té.',
  slow: 'Tarde tranquila',
  slow_note: 'Martes y jueves, 18:30',
  slow_text: 'Posturas sostenidas, poca luz, sin música.',
  first: 'Para principiantes',
  first_note: 'Sábado, 10:00',
  first_text: 'Seis personas como máximo. Solo necesitas calcetines.',
  classes: 'Clases',
  classes_text: 'Ven a cualquiera, una vez o cada semana.',
  prices_text: 'Paga una clase suelta al llegar o hazte miembro.',
  contact_text: 'Pide una plaza o ven diez minutos antes.',
} satisfies Translation<English>
