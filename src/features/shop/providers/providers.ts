/** Which payment providers this site has: Stripe where a key is set, else the test payments; manual where allowed. */
import type { Platform } from '#platform/context.ts'
import { problem } from '../problems.ts'
import { manualPayments } from './manual.ts'
import type { Provider } from './provider.ts'
import { stripeInTestMode, stripePayments } from './stripe.ts'
import { stripeKeys } from './stripeKeys.ts'
import { testPayments } from './testPayments.ts'

const providers: readonly Provider[] = [testPayments, manualPayments, stripePayments]

/** Who takes cards. Setting keys switches the test payments off. Ask before a transaction, not within one. */
export async function cardProvider(platform: Platform): Promise<Provider> {
  const keys = await stripeKeys(platform)
  if (!keys) return testPayments
  return keys.isTest ? stripeInTestMode : stripePayments
}

/** @throws Problem payment.unknown_provider (404); one without keys says so when it is asked for something */
export function providerNamed(name: string): Provider {
  const provider = providers.find((one) => one.name === name)
  if (!provider) throw problem('payment.unknown_provider', { provider: name })
  return provider
}
