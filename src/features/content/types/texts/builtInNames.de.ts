/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './builtInNames.ts'

export default {
  page: 'Seite',
  post: 'Beitrag',
  product: 'Produkt',
  media: 'Medien',
  layout: 'Layout',
  sniplet: 'Snippet',
  component: 'Beitragskomponente',
  form: 'Formular',
  menu: 'Menü',
  newsletter: 'Newsletter',
} satisfies Translation<English>
