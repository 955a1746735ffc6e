/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './hours.ts'

export default {
  beside_address: 'Zeiten und Adresse',
  come_and_see: 'Komm vorbei',
  come_text: 'Ohne Termin. Wenn die Tür zu ist, klingle.',
  hours_and_image: 'Zeiten und Bild',
  when_we_cook: 'Wann wir kochen',
  when_text: 'Die Küche schließt eine halbe Stunde vor dem Haus.',
  on_colour: 'Zeiten auf Farbe',
  open_today: 'Heute geöffnet?',
  and_booking: 'Zeiten und Reservierung',
  sit_by: 'Ein Platz am Ofen',
  sit_by_text: 'Zwei Tische bleiben jeden Abend frei für alle, die einfach kommen. Die anderen gibt es hier.',
} satisfies Translation<English>
