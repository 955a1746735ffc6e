/** A site that sells in euros, or in another currency, and takes cards by Stripe, which is a server on a port of its own. */
import { startFakeStripe, type FakeStripe } from './fakeStripe.ts'
import { setCurrency } from './shop.ts'
import { testSite, type TestSite } from './site.ts'

export interface StripeShop {
  site: TestSite
  stripe: FakeStripe
  close(): Promise<void>
}

export async function openStripeShop({
  currency = 'EUR',
  ...options
}: Pick<NonNullable<Parameters<typeof testSite>[0]>, 'clock'> & {
  currency?: string
} = {}): Promise<StripeShop> {
  const stripe = await startFakeStripe()
  const site = await testSite({ ...options, environment: stripe.environment })
  await setCurrency(site, currency)
  return {
    site,
    stripe,
    async close() {
      await site.close()
      await stripe.close()
    },
  }
}
