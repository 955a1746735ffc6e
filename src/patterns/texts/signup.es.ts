/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './signup.ts'

export default {
  centred: 'Centrado',
  once_a_month: 'Un boletín al mes y nada más',
  once_text: 'Lo nuevo, lo que se acaba y una receta.',
  beside_image: 'Junto a imagen',
  be_first: 'Entérate antes que nadie',
  be_first_text:
    'Te escribimos cuando sale una serie nueva del taller, un día antes de que llegue a la tienda.',
  on_dark: 'Sobre oscuro',
  stay_in_touch: 'Sigamos en contacto',
  stay_text: 'Fechas, entradas y los primeros nombres del cartel. Date de baja cuando quieras.',
  sign_up: 'Suscribirse',
  consent: 'Un correo al mes como máximo. Puedes darte de baja cuando quieras con el enlace de cada uno.',
  on_gradient: 'Sobre un degradado',
  dawn: '05:40',
  already_morning: 'En algún lugar ya es de día.',
  open_desk: 'Empezar el día',
  large_field: 'Campo grande',
} satisfies Translation<English>
