/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './agencySite.ts'

export default {
  title: 'Agencia',
  description: 'Inicio, trabajos, equipo y contacto para estudios que diseñan y escriben, en ciruela.',
  home_text: 'Un estudio de nueve personas para nombres, palabras e imágenes que se recuerdan.',
  lately: 'Lo último',
  tea: 'Yala Tea',
  tea_note: 'Nombre y envase',
  tea_text: 'Un té que se sirve frío, en bandas de color.',
  museum: 'Museo del vidrio',
  museum_note: 'Exposición',
  museum_text: 'Cuarenta esferas y un camino entre ellas.',
  radio: 'Radio nocturna',
  radio_note: 'Sitio web y sonido',
  radio_text: 'Una emisora que empieza cuando las demás terminan.',
  services: 'Qué hacemos',
  names: 'Nombres',
  names_text: 'Cortos, libres y que funcionan en cinco idiomas.',
  packaging: 'Envases',
  packaging_text: 'Se toca antes de leerse. Empezamos por el papel.',
  websites: 'Sitios web',
  websites_text: 'Rápidos, y que tu propia gente puede cambiar.',
  work_text: 'Lo que salió del estudio en los últimos dos años.',
  team_text: 'Nueve personas, tres disciplinas, una mesa larga.',
  contact_text: 'Envíanos una idea que aún no esté terminada.',
} satisfies Translation<English>
