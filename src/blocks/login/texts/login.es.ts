/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './login.ts'

export default {
  label: 'Iniciar sesión',
  keywords: 'iniciar sesión, cuenta, contraseña',
  sign_in: 'Iniciar sesión',
} satisfies Translation<English>
