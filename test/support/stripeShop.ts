/** A site that sells in euros and takes cards by Stripe, which is a server on a port of its own. */
import { startFakeStripe, type FakeStripe } from './fakeStripe.ts'
import { setCurrency } from './shop.ts'
import { testSite, type TestSite } from './site.ts'

export interface StripeShop {
  site: TestSite
  stripe: FakeStripe
  close(): Promise<void>
}

export async function openStripeShop(options: Pick<NonNullable<Parameters<typeof testSite>[0]>, 'clock'> = {}): Promise<StripeShop> {
  const stripe = await startFakeStripe()
  const site = await testSite({ ...options, environment: stripe.environment })
  await setCurrency(site, 'EUR')
  return {
    site,
    stripe,
    async close() {
      await site.close()
      await stripe.close()
    },
  }
}
