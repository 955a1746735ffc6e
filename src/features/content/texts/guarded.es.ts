/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './guarded.ts'

export default {
  code_blocks: 'bloques con código',
  unknown_blocks: 'bloques que este sitio no conoce ({type})',
  page_layout: 'el diseño de la página',
  block_looks: 'qué bloques hay y cómo se ven',
  own_css: 'CSS propio de los bloques',
  content_of_type: 'contenido del tipo {type}',
  publishing: 'publicar; envíalo a revisión (estado pending)',
  published_posts: 'entradas publicadas',
} satisfies Translation<English>
