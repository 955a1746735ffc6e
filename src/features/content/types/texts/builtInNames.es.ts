/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './builtInNames.ts'

export default {
  page: 'Página',
  post: 'Entrada',
  product: 'Producto',
  media: 'Medios',
  layout: 'Diseño',
  sniplet: 'Fragmento',
  component: 'Componente de entrada',
  form: 'Formulario',
  menu: 'Menú',
  newsletter: 'Boletín',
} satisfies Translation<English>
