/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './gallery.ts'

export default {
  grid: 'Bilderraster',
  from_the_kitchen: 'Aus unserer Küche',
  mosaic: 'Mosaik',
  recent_work: 'Neue Arbeiten',
  recent_work_text: 'Drei Häuser, ein Hof und eine Treppe, die zwei Jahre gebraucht hat.',
  carousel: 'Karussell',
  look_around: 'Sieh dich um',
  wide_image: 'Bild von Rand zu Rand',
  wide_image_title: 'Das Haus auf dem Hügel',
  wide_image_text: 'Im Frühling fertig, seit Juni bewohnt.',
} satisfies Translation<English>
