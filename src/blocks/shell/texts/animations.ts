/** What a block does on its triggers, as the editor offers it. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './animations.de.ts'
import es from './animations.es.ts'

const english = {
  coming_into_sight: 'Coming into sight',
  as_it_scrolls: 'As the page scrolls',
  under_the_pointer: 'Under the pointer',
  under_the_pointer_until_clicked: 'Under the pointer, until clicked',
  clicked: 'Clicked',
  fade_in: 'Fade in',
  slide_up: 'Slide up',
  slide_down: 'Slide down',
  slide_left: 'Slide left',
  slide_right: 'Slide right',
  zoom_in: 'Zoom in',
  flip: 'Flip',
  wipe: 'Wipe in',
  drift: 'Parallax',
  strike: 'Draw the strikethrough',
  pulse: 'Pulse',
  show: 'Show',
  hide: 'Hide',
  add_a_class: 'Add a class',
  take_a_class_off: 'Take a class off',
  smooth: 'Smooth',
  swift: 'Quick, then gentle',
  even: 'Steady',
  springy: 'Springy',
} as const

export const animations = catalogue(english, { de, es })
export type English = typeof english
