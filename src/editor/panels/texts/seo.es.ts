/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './seo.ts'

export default {
  title: 'Buscadores y enlaces compartidos',
  search_title: 'Título para buscadores',
  search_title_empty: 'Vacío: el título de la entrada.',
  search_description: 'Descripción para buscadores',
  search_description_empty: 'Vacía: la descripción de la entrada.',
  shared_image: 'Imagen para enlaces compartidos',
  shared_image_empty: 'Vacía: la imagen principal.',
  original: 'URL del original',
  original_help: 'Solo si este texto está antes en otro sitio.',
  hide: 'Pedir a los buscadores que no muestren esta página',
  in_search_results: 'En los resultados de búsqueda',
  hidden: 'Esta página no debe aparecer.',
  no_description: 'Sin descripción, los buscadores eligen algunas palabras de la página.',
  as_a_shared_link: 'Como enlace compartido',
  no_lead_picture: 'Sin imagen principal',
  choose_a_picture: 'Elegir una imagen',
  choose_another: 'Elegir otra',
} satisfies Translation<English>
