/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './team.ts'

export default {
  portraits: 'Retratos',
  the_people: 'Las personas que conocerás',
  ada: 'Ada Morel',
  ada_role: 'Fundadora',
  ada_text: 'Primero dibuja y luego pregunta.',
  jon: 'Jon Castell',
  jon_role: 'Proyectos',
  jon_text: 'Sabe dónde está cada archivo.',
  lea: 'Lea Winter',
  lea_role: 'Diseño',
  lea_text: 'Cree en los espacios en blanco.',
  sam: 'Sam Odell',
  sam_role: 'Clientes',
  sam_text: 'Responde en un día.',
  round: 'Retratos redondos',
  speakers: 'Quién habla',
  speaker_1: 'Cómo suenan las ciudades de noche',
  speaker_2: 'Veinte años de carteles malos',
  speaker_3: 'Lo que recuerda un público',
  founder: 'Retrato e historia',
  hello: 'Hola, soy Ada',
  hello_text:
    'Abrí la consulta en 2014, en dos salas encima de una panadería. Hoy somos cinco y la escalera sigue oliendo a pan.',
  hello_more: 'Para una primera visita me tomo una hora. Tú hablas, yo escucho y luego decidimos juntos.',
  about_us: 'Sobre nosotros',
} satisfies Translation<English>
