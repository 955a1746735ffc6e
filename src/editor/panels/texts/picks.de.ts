/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './picks.ts'

export default {
  search_another: 'Anderes suchen',
  no_taxonomies: 'Diese Website hat keine eigenen Taxonomien',
  link_example: '/ueber-uns, https://… oder Titel einer Seite',
  leads_nowhere: '„{words}“ ist weder eine Seite noch eine URL. Der Link bleibt, wie er war.',
  value: 'Wert',
  add_field: 'Feld hinzufügen',
  value_of: 'Wert von {name}',
  remove_field: '{name} entfernen',
  the_field: 'Feld',
  search_type: { select: 'type', page: 'Seiten suchen', other: 'Produkte suchen' },
  fields_empty: {
    select: 'type',
    page: 'Eigene Angaben zu dieser Seite, für Filter und andere Seiten.',
    post: 'Eigene Angaben zu diesem Beitrag, für Filter und andere Seiten.',
    product: 'Eigene Angaben zu diesem Produkt, für Filter und andere Seiten.',
    layout: 'Eigene Angaben zu diesem Layout, für Filter und andere Seiten.',
    component: 'Eigene Angaben zu dieser Komponente, für Filter und andere Seiten.',
    sniplet: 'Eigene Angaben zu diesem Snippet, für Filter und andere Seiten.',
    form: 'Eigene Angaben zu diesem Formular, für Filter und andere Seiten.',
    menu: 'Eigene Angaben zu diesem Menü, für Filter und andere Seiten.',
    newsletter: 'Eigene Angaben zu dieser E-Mail, für Filter und andere Seiten.',
    media: 'Eigene Angaben zu dieser Datei, für Filter und andere Seiten.',
    other: 'Eigene Angaben ({type}), für Filter und andere Seiten.',
  },
} satisfies Translation<English>
