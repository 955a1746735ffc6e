/** Settings of the design. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './designSettingTexts.de.ts'
import es from './designSettingTexts.es.ts'

const english = {
  shared_styles: 'Shared styles',
  shared_styles_text: 'Named styles of blocks, as the editor makes them.',
  value_refused: 'This value cannot be used in a style.',
  property_refused: 'This property cannot be set by a style.',
} as const

export const designSettingTexts = catalogue(english, { de, es })
export type English = typeof english
