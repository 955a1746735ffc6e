/** Fields that draw what they set: colours, gradients, focal points, places. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './design.de.ts'
import es from './design.es.ts'

const english = {
  focus_help: 'Drag to set the point that stays in sight. Arrow keys move it by 1 %, with Shift by 10 %.',
  focus_value: '{x} % from the left, {y} % from the top',
  angle: 'Angle',
  stop: 'Colour {number}',
  custom_colour: 'Custom colour',
  picker: '{title}, colour picker',
  bad_colour: 'Enter a colour of three or six digits, such as #b4632f.',
  custom_colour_of: 'Custom colour {number}',
  stop_in_dark: 'Colour {number} in dark mode',
  stop_position: 'Position of colour {number}',
  add_stop: 'Add a colour',
  remove_stop: 'Remove colour {number}',
  page: 'Page',
  surface: 'Surface',
  tint: 'Tint',
  accent: 'Accent',
  dark: 'Dark',
} as const

export const design = catalogue(english, { de, es })
export type English = typeof english
