/** The block image. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './image.de.ts'
import es from './image.es.ts'

const english = {
  label: 'Image',
  keywords: 'picture, photo',
  choose_picture: 'Choose a picture',
  caption_help: 'On several lines: first the name, then what stands beside it, then a note.',
  as_it_is: 'As it is',
  panorama: 'Panorama 21:9',
  wide: 'Wide 16:9',
  tall: 'Tall 2:3',
  circle: 'Circle',
  arch: 'Arch',
  zoom: 'Zoom',
  corners: 'Corners',
  theme_default: 'Theme default',
  square_corners: 'Square corners',
  small_corners: 'Rounded',
  large_corners: 'Very rounded',
  only_top_left: 'Top left rounded',
  only_top_right: 'Top right rounded',
  only_bottom_right: 'Bottom right rounded',
  only_bottom_left: 'Bottom left rounded',
  effect: 'Effect',
  grey: 'Greyscale',
  accent_tint: 'Accent tint',
  dark_tint: 'Dark tint',
  custom_tint: 'Custom tint',
  tint_colour: 'Tint colour',
  load_at_once: 'Load at once',
  with_a_caption: 'With a caption',
  a_sage_green_mug: 'A sage green mug',
  the_morning_mug_in: 'The morning mug in sage',
} as const

export const image = catalogue(english, { de, es })
export type English = typeof english
