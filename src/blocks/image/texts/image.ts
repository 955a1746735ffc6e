/** The block image. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './image.de.ts'
import es from './image.es.ts'

const english = {
  label: 'Image',
  keywords: 'picture, photo',
  choose_picture: 'Choose a picture',
  as_it_is: 'As it is',
  panorama: 'Panorama 21:9',
  wide: 'Wide 16:9',
  tall: 'Tall 2:3',
  circle: 'Circle',
  arch: 'Arch',
  zoom: 'Zoom',
  corners: 'Corners',
  as_the_theme: 'As the theme',
  square_corners: 'Square corners',
  small_corners: 'Rounded',
  large_corners: 'Very rounded',
  only_top_left: 'Only top left round',
  only_top_right: 'Only top right round',
  only_bottom_right: 'Only bottom right round',
  only_bottom_left: 'Only bottom left round',
  effect: 'Effect',
  grey: 'Grey',
  in_the_accent: 'In the accent colour',
  in_dark: 'In the dark colour',
  in_own_colour: 'In an own colour',
  colour_of_effect: 'Colour of the effect',
  load_at_once: 'Load at once',
  with_a_caption: 'With a caption',
  a_sage_green_mug: 'A sage green mug',
  the_morning_mug_in: 'The morning mug in sage',
} as const

export const image = catalogue(english, { de, es })
export type English = typeof english
