/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './chargeTexts.ts'

export default {
  steps: 'El cobro con tarjeta va en pasos de {step} {currency}: escribe {below} o {above}',
  currency_not_taken: 'No se cobra con tarjeta en {currency}',
  too_little: 'Lo mínimo que se puede cobrar con tarjeta es {amount} {currency}',
  code_used: 'Ya has usado el código de descuento {code}.',
  code_used_up: 'El código de descuento {code} está agotado.',
} satisfies Translation<English>
