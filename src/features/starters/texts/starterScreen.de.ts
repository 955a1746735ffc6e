/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './starterScreen.ts'

export default {
  title: 'Website-Vorlagen',
  text: 'Fertige Websites zum Anfangen: Seiten, Menüs und ein Design. Alles daran lässt sich ändern.',
  preview: 'Vorschau von „{title}“',
  page_of: '{page} von „{title}“',
  pages: 'Seiten',
  use: 'Vorlage verwenden',
  use_title: '„{title}“ verwenden?',
  adds: 'Diese Seiten kommen hinzu und werden veröffentlicht:',
  products: '{count} Beispielprodukte',
  posts: '{count} Beispielartikel',
  replaces:
    'Startseite, Menüs in Kopf- und Fußzeile und Design ändern sich. Deine eigenen Seiten, Produkte und Dateien bleiben, wie sie sind.',
  added: 'Website-Vorlage hinzugefügt',
  width: 'Breite',
  desktop: 'Desktop',
  phone: 'Mobil',
} satisfies Translation<English>
