/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './hero.ts'

export default {
  text_and_image: 'Texto e imagen',
  new_collection: 'Novedad de este otoño',
  made_to_be_mended: 'Sillas hechas para repararse',
  every_part: 'Acero, lana y haya, unidos para poder desmontar cada pieza.',
  see_the_collection: 'Ver la colección',
  how_we_build: 'Cómo fabricamos',
  image_background: 'Imagen de fondo',
  long_table: 'Una mesa larga, una carta corta',
  market_this_morning:
    'Cocinamos lo que había esta mañana en el mercado, de miércoles a domingo desde las 18 h.',
  book_a_table: 'Reservar mesa',
  read_the_menu: 'Ver la carta',
  image_below: 'Centrado, imagen debajo',
  plan_the_week: 'Planifica tu semana en diez minutos',
  one_shared_list: 'Una lista compartida para el trabajo, la casa y todo lo demás, en todas tus pantallas.',
  start_free: 'Empezar gratis',
  see_how: 'Ver cómo funciona',
  split: 'Dividido con color',
  houses: 'Casas frescas en julio',
  houses_text: 'Proyectamos con sombra, viento y muros gruesos antes que con máquinas.',
  our_projects: 'Ver proyectos',
  gradient: 'Degradado',
  something_to_say: 'Para marcas con algo que decir',
  small_studio: 'Un estudio de nueve personas para nombres, palabras e imágenes que se recuerdan.',
  start_a_project: 'Empezar un proyecto',
  text_only: 'Solo texto',
  since: 'Desde 2009',
  careful_work: 'Trabajo cuidado, explicado con sencillez',
  text_only_lead:
    'Llevamos la contabilidad y los impuestos de tiendas, estudios y asociaciones, y te explicamos los números.',
  talk_to_us: 'Habla con nosotros',
} satisfies Translation<English>
