/** Which payment providers this site has: Stripe where a key is set, else the test payments; manual where allowed. */
import type { Platform } from '#platform/context.ts'
import { Problem } from '#platform/operations/problem.ts'
import { problem } from '../problems.ts'
import { manualPayments, nothingToPay } from './providerNotAsked.ts'
import type { Provider } from './provider.ts'
import { stripeInTestMode, stripePayments } from './providers/stripe.ts'
import { stripeState } from './providers/stripeKeys.ts'
import { testPayments } from './providers/testPayments.ts'

const providers: readonly Provider[] = [testPayments, manualPayments, nothingToPay, stripePayments]

/**
 * Who takes cards; null: nobody can, for a key is stored and cannot be read, and nobody pays by test payments then. Setting keys
 * switches the test payments off. Ask before a transaction, not within one.
 */
export async function cardProvider(platform: Platform): Promise<Provider | null> {
  const state = await stripeState(platform)
  if (state.kind === 'unreadable') return null
  if (state.kind === 'none') return testPayments
  return state.keys.isTest ? stripeInTestMode : stripePayments
}

/** @throws Problem payment.key_unreadable (503) */
export function required(cards: Provider | null): Provider {
  if (!cards) throw problem('payment.key_unreadable')
  return cards
}

/** @throws Problem payment.unknown_provider (404); one without keys says so when it is asked for something */
export function providerNamed(name: string): Provider {
  const provider = providers.find((one) => one.name === name)
  if (!provider) throw problem('payment.unknown_provider', { provider: name })
  return provider
}

const outOfReach: ReadonlySet<string> = new Set([
  'payment.unknown_provider',
  'payment.key_unreadable',
  'payment.session_missing',
])

/** Nobody can be asked any more: the provider's keys were taken out or changed to those of another account. */
export function isOutOfReach(error: unknown): boolean {
  return error instanceof Problem && outOfReach.has(error.code)
}
