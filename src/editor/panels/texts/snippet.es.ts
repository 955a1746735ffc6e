/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './snippet.ts'

export default {
  before_the_page: 'Antes de la página',
  after_the_page: 'Después de la página',
  instead_of_page: 'En lugar de la página',
  blocks: 'Los bloques de esta página',
  own_html: 'HTML propio',
  framed_html: 'HTML propio en un marco',
  where_it_stands: 'Dónde está',
  place: 'Ubicación',
  urls: 'URL',
  needs_path: 'Un fragmento estático necesita una ruta propia; si no, sustituiría todas las páginas',
  urls_help: '* vale por cualquier cosa: /journal/*. Déjalo vacío para todas las páginas.',
  matches: 'Coincidencias',
  matches_help: 'Rutas, parámetros y consultas en JSON.',
  made_of: 'Hecho de',
  framed_help: 'HTML, estilos y scripts en un marco que no alcanza nada del sitio.',
  html_help: 'Se muestra tal cual. Los scripts se ejecutan en la página pública.',
  code: 'Código',
} satisfies Translation<English>
