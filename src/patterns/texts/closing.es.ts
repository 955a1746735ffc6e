/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './closing.ts'

export default {
  three_columns: 'Dirección, horario, enlaces',
  visit: 'Visítanos',
  open: 'Cuándo abrimos',
  open_when: 'De martes a viernes, de 10 a 18 h<br>Sábado, de 10 a 14 h',
  follow: 'Síguenos',
  big_name: 'Nombre grande',
  see_you: 'Hasta pronto',
  image_and_words: 'Imagen y despedida',
  thank_you: 'Gracias por leer hasta aquí',
  thank_text: 'El agua está al fuego. Pásate cuando estés cerca.',
  question: 'Pregunta y contacto',
  got_a_site: '¿Tienes un terreno o solo una intuición?',
  write_us: 'Escríbenos',
  a_photograph: 'Una foto del lugar a la hora que más te gusta dice más que diez páginas.',
  name_on_image: 'Nombre grande sobre imagen',
  house_name: 'Hasta esta noche',
  house_street: 'Calle del Muelle, 14, Bilbao',
  house_phone: '944 55 01 23',
  house_way: 'A cuatro minutos a pie del ferri. No hay dónde aparcar y nadie lo echa de menos.',
} satisfies Translation<English>
