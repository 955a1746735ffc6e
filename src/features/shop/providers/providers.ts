/** Which payment providers this site has: Stripe where a key is set, else the test payments; manual where allowed. */
import type { Platform } from '#platform/context.ts'
import { problem } from '../problems.ts'
import { manualPayments } from './manual.ts'
import type { Provider } from './provider.ts'
import { stripePayments } from './stripe.ts'
import { testPayments } from './testPayments.ts'

const providers: readonly Provider[] = [testPayments, manualPayments, stripePayments]

/** Setting live keys switches the test payments off. */
export function cardProvider(platform: Platform): Provider {
  return platform.config.STRIPE_SECRET_KEY ? stripePayments : testPayments
}

/** @throws Problem payment.unknown_provider (404) */
export function providerNamed(platform: Platform, name: string): Provider {
  const provider = providers.find((one) => one.name === name)
  const isOff = provider === stripePayments && !platform.config.STRIPE_SECRET_KEY
  if (!provider || isOff) throw problem('payment.unknown_provider', { provider: name })
  return provider
}
