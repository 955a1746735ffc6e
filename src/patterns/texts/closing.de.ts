/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './closing.ts'

export default {
  three_columns: 'Adresse, Zeiten, Links',
  visit: 'Besuchen',
  open: 'Wann wir offen haben',
  open_when: 'Dienstag bis Freitag, 10 bis 18 Uhr<br>Samstag, 10 bis 14 Uhr',
  follow: 'Folge uns',
  big_name: 'Großer Name',
  see_you: 'Bis bald',
  image_and_words: 'Bild und Abschied',
  thank_you: 'Danke, dass du bis hierher gelesen hast',
  thank_text: 'Das Wasser kocht. Komm vorbei, wenn du in der Nähe bist.',
  question: 'Frage und Kontakt',
  got_a_site: 'Hast du ein Grundstück oder nur ein Gefühl?',
  write_us: 'Schreib uns',
  a_photograph: 'Ein Foto des Ortes zu deiner liebsten Stunde sagt mehr als zehn Seiten.',
  name_on_image: 'Großer Name auf Bild',
  house_name: 'Bis heute Abend',
  house_street: 'Kaistraße 14, Hamburg',
  house_phone: '040 555 01 23',
  house_way: 'Vier Minuten zu Fuß von der Fähre. Parken kann man nirgends, und niemand hat es vermisst.',
} satisfies Translation<English>
