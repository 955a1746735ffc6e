/** Words of the galleries. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './gallery.de.ts'
import es from './gallery.es.ts'

const english = {
  grid: 'Image grid',
  from_the_kitchen: 'From our kitchen',
  mosaic: 'Mosaic',
  recent_work: 'Recent work',
  recent_work_text: 'Three houses, one courtyard and a staircase that took two years.',
  carousel: 'Carousel',
  look_around: 'Take a look around',
  wide_image: 'Image from edge to edge',
  wide_image_title: 'The house on the hill',
  wide_image_text: 'Finished in spring, lived in since June.',
  quote_and_tall: 'Quote and tall image',
  nine_arches: '“Nine arches, and each of them knows exactly what it is for.”',
  jury: 'Jury, Saltire Medal 2025',
  arcade_caption: 'Arcade School\nJerez, 2024\nNine arches for 240 children. The shade is the timetable.',
  detail_and_wide: 'Detail and wide image',
  detail_caption: 'Step 31 of 40\nTarbert House\nThe one that creaks.',
  quarry_caption:
    'Quarry Studio\nBallachulish, 2022\nCut from the same hill it looks at, and two degrees warmer inside.',
  words_on_image: 'Statement on an image',
  echo: 'The hall has an echo of eleven seconds. We have asked every speaker to use it.',
  captioned: 'Wide image with a caption',
  captioned_name: 'Tarbert House',
  captioned_place: 'Argyll, 2025',
  captioned_note: 'Forty steps up from the road. The last one is the living room.',
  sentence_on_image: 'Sentence on an image',
  empty_corner: 'A house needs one empty corner. It is where the day sits down.',
} as const

export const gallery = catalogue(english, { de, es })
export type English = typeof english
