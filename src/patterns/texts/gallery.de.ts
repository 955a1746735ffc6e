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
  jury: 'Jury der Saltire-Medaille 2025',
  arcade_caption: 'Arkadenschule\nJerez, 2024\nNeun Bögen für 240 Kinder. Der Schatten ist der Stundenplan.',
  detail_and_wide: 'Detail und breites Bild',
  detail_caption: 'Stufe 31 von 40\nHaus Tarbert\nSie knarrt.',
  quarry_caption:
    'Atelier im Steinbruch\nBallachulish, 2022\nAus dem Hügel geschnitten, den es ansieht, und innen zwei Grad wärmer.',
  words_on_image: 'Aussage auf einem Bild',
  echo: 'Die Halle hat elf Sekunden Nachhall. Wir haben alle gebeten, ihn zu nutzen.',
  captioned: 'Breites Bild mit Bildunterschrift',
  captioned_name: 'Haus Tarbert',
  captioned_place: 'Argyll, 2025',
  captioned_note: 'Vierzig Stufen über der Straße. Die letzte ist das Wohnzimmer.',
  sentence_on_image: 'Satz auf einem Bild',
  empty_corner: 'Ein Haus braucht eine leere Ecke. Dort setzt sich der Tag hin.',
} satisfies Translation<English>
