/** Settings of the design, in Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './designSettingTexts.ts'

export default {
  shared_styles: 'Estilos compartidos',
  shared_styles_text: 'Estilos de bloques con nombre, tal como los crea el editor.',
  value_refused: 'Este valor no se puede usar en un estilo.',
  property_refused: 'Un estilo no puede establecer esta propiedad.',
} satisfies Translation<English>
