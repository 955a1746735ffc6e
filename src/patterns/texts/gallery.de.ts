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
  quote_and_tall: 'Zitat und hohes Bild',
  nine_arches: '„Neun Bögen, und jeder weiß genau, wofür er da ist.“',
  jury: 'Jury der Saltire-Medaille',
  arcade_caption: 'Schule der Bögen. Jerez, 2024',
  detail_and_wide: 'Detail und breites Bild',
  detail_caption: 'Stufe 31 von 40',
  quarry_caption: 'Atelier im Steinbruch. Ballachulish, 2022',
  words_on_image: 'Aussage auf einem Bild',
  echo: 'Die Halle hat elf Sekunden Nachhall. Wir haben alle gebeten, ihn zu nutzen.',
} satisfies Translation<English>
