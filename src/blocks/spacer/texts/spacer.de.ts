/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './spacer.ts'

export default {
  label: 'Abstand',
  keywords: 'abstand, lücke, leerraum',
} satisfies Translation<English>
