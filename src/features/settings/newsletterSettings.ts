/** What an owner sets for the newsletter: who it says it comes from, and how fast it goes out. */
import { z } from 'zod'
import { defineSetting } from './definition.ts'
import { newsletterSettingTexts as texts } from './texts/newsletterSettingTexts.ts'

export const newsletterSettings = {
  newsletter_sender: defineSetting({
    schema: z.string().trim().max(300),
    default: '',
    access: 'newsletter.manage',
    group: 'mail',
    get title() {
      return texts.sender
    },
    get description() {
      return texts.sender_text
    },
    field: { type: 'text' },
  }),
  newsletter_rate: defineSetting({
    schema: z.int().min(1).max(10_000),
    default: 300,
    access: 'newsletter.manage',
    group: 'mail',
    get title() {
      return texts.rate
    },
    get description() {
      return texts.rate_text
    },
    field: { type: 'number' },
  }),
}
