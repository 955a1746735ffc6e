import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './openFailed.ts'

export default {
  title: 'Diese Seite konnte nicht geöffnet werden',
  why: 'Die Seite konnte nicht geöffnet werden.',
} satisfies Translation<English>
