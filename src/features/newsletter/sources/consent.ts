/** Proof that this site shows these words of consent, for the block `newsletter` (`newsletter.consent`). */
import type { NewsletterData } from '#blocks/newsletter/data.ts'
import { defineSource } from '#blocks/source.ts'
import { sealConsent } from '../links.ts'

export const consent = defineSource({
  name: 'newsletter.consent',
  async run({ platform }, { text }): Promise<NewsletterData> {
    return { seal: sealConsent(platform.secret, typeof text === 'string' ? text : '') }
  },
})
