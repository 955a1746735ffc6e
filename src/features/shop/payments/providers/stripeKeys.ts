/** The keys of Stripe: those of the environment go first, else those that were typed in, which are kept sealed and never shown. */
import { readSecret } from '#features/settings/index.ts'
import type { Platform } from '#platform/context.ts'
import { cached } from '#platform/database/cached.ts'
import { Problem } from '#platform/operations/problem.ts'
import { problem } from '../../problems.ts'

export interface StripeKeys {
  secretKey: string
  /** '' where events cannot be proven: payments are then confirmed by asking only. */
  webhookSecret: string
  /** Stripe's own test mode: no money moves. */
  isTest: boolean
  from: { secretKey: KeySource; webhookSecret: KeySource | null }
}

type KeySource = 'environment' | 'settings'

/** Asked for at every checkout: remembered until a setting changes. */
const typedKeys = cached(async (platform) => ({
  secretKey: await readSecret(platform, 'shop.stripe_key_secret'),
  webhookSecret: await readSecret(platform, 'shop.stripe_webhook_secret'),
}))

function asUnreadable(error: unknown): never {
  if (error instanceof Problem && error.code === 'setting.unreadable') throw problem('payment.key_unreadable')
  throw error
}

export type StripeState = { kind: 'none' } | { kind: 'unreadable' } | { kind: 'connected'; keys: StripeKeys }

/** The same for whoever shows how the shop is paid: a key that cannot be read is one of the answers. */
export async function stripeState(platform: Platform): Promise<StripeState> {
  try {
    const keys = await stripeKeys(platform)
    return keys ? { kind: 'connected', keys } : { kind: 'none' }
  } catch (error) {
    if (error instanceof Problem && error.code === 'payment.key_unreadable') return { kind: 'unreadable' }
    throw error
  }
}

/**
 * Null where card payments are not connected. Not to be asked within a transaction: it reads by a connection of its own.
 * @throws Problem payment.key_unreadable (503) where a key is stored and cannot be read: nobody pays by test payments then
 */
export async function stripeKeys(platform: Platform): Promise<StripeKeys | null> {
  const { STRIPE_SECRET_KEY: givenKey, STRIPE_WEBHOOK_SECRET: givenSecret } = platform.config
  const typed =
    givenKey && givenSecret
      ? { secretKey: '', webhookSecret: '' }
      : await typedKeys(platform).catch(asUnreadable)
  const secretKey = givenKey ?? typed.secretKey
  if (!secretKey) return null
  const webhookSecret = givenSecret ?? typed.webhookSecret
  return {
    secretKey,
    webhookSecret,
    isTest: !secretKey.includes('_live_'),
    from: {
      secretKey: givenKey ? 'environment' : 'settings',
      webhookSecret: givenSecret ? 'environment' : webhookSecret ? 'settings' : null,
    },
  }
}
