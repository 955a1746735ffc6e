/** The theme screen: colours, fonts and shapes of the site beside its pages. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './themeScreen.de.ts'
import es from './themeScreen.es.ts'

const english = {
  title: 'Theme',
  back: 'Back to the dashboard',
  changes: { plural: 'count', one: '{count} change', other: '{count} changes' },
  no_changes: 'Nothing changed',
  only_you: 'Only you can see these changes until you apply them.',
  everybody: 'This is what visitors see.',
  apply: 'Apply to site',
  applied: 'The theme was applied',
  not_applied: 'The theme was not applied',
  not_undone: 'The last theme could not be brought back',
  discard: 'Discard',
  parts: 'Parts of the theme',
  preview: 'Preview of the site',
  shown_page: 'Page in the preview',
  home: 'Home',
  light: 'Light',
  dark: 'Dark',
  both: 'Both',
  schemes: 'Light or dark',
  page_in: '{page}, {scheme}',
  colours: 'Colours',
  brand: 'Brand',
  background: 'Background',
  hex: '{colour}, hex',
  area: '{colour}: saturation and brightness',
  area_value: 'Saturation {saturation} %, brightness {brightness} %',
  hue: '{colour}: hue',
  eyedropper: 'Pick from the screen',
  not_hex: 'Write six digits or letters from a to f, such as #0a7d6b.',
  palette: 'Generated palette',
  palette_text: 'Click a colour to set your own.',
  row: '{colour}: light {light}, dark {dark}',
  own: 'Your own',
  to_generated: 'Use the generated colour',
  all_pass: 'All text can be read in light and dark',
  at_least: 'At least 4.5:1.',
  adjusted: { plural: 'count', one: 'One colour was adjusted.', other: '{count} colours were adjusted.' },
  adjusted_names: 'Adjusted: {names}',
} as const

export const themeScreen = catalogue(english, { de, es })
export type English = typeof english
