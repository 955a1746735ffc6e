import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './openFailed.ts'

export default {
  title: 'No se pudo abrir esta página',
  why: 'No se pudo abrir la página.',
} satisfies Translation<English>
