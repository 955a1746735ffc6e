/** Settings of the design, in German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './designSettingTexts.ts'

export default {
  shared_styles: 'Gemeinsame Stile',
  shared_styles_text: 'Benannte Stile von Blöcken, wie der Editor sie anlegt.',
  value_refused: 'Dieser Wert kann in einem Stil nicht verwendet werden.',
  property_refused: 'Diese Eigenschaft kann ein Stil nicht setzen.',
} satisfies Translation<English>
