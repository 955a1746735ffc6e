import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './logoWarning.ts'

export default {
  light: 'Este logotipo se ve mal en páginas claras. Elige uno más oscuro.',
  dark: 'Este logotipo se ve mal en páginas oscuras. Elige otro para ellas en «Logotipo en modo oscuro».',
  other_dark: 'El logotipo para páginas oscuras se ve mal en ellas. Elige uno más claro.',
  choose_dark: 'Ir allí',
} satisfies Translation<English>
