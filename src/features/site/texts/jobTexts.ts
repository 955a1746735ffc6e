/** What each kind of background job does, by kind. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './jobTexts.de.ts'
import es from './jobTexts.es.ts'

const english = {
  'activity.partitions': 'Prepare storage for new visits',
  'activity.roll_up': 'Add up visits',
  'attempts.sweep': 'Clear rate limits',
  'content.empty_trash': 'Empty the trash',
  'content.read_references': 'Find what pages use',
  'content.replace_texts': 'Replace texts in many posts',
  'content.seal_secrets': 'Seal stored keys',
  'content.settle_planned': 'Publish scheduled changes',
  'content.stem_words': 'Prepare the search for the language of the site',
  'content.word_shares': 'Count common words for the search',
  'jobs.sweep': 'Remove finished jobs',
  'mail.send': 'Send emails',
  'media.fit': 'Make sizes of images',
  'media.remove_bytes': 'Remove a deleted file',
  'media.sweep': 'Remove files that nothing uses',
  'newsletter.ask': 'Look up who asked for the newsletter',
  'newsletter.send': 'Send the newsletter',
  'newsletter.sweep': 'Forget unconfirmed subscribers',
  'people.reset': 'Send a link for a new password',
  'people.sweep': 'End old sessions',
  'shop.csv': 'Import a file',
  'shop.currency': 'Forget amounts in the former currency',
  'shop.find-order': 'Send the link of an order',
  'shop.low-stock': 'Look for low stock',
  'shop.reconcile': 'Check payments and refunds',
  'shop.load-test': 'Load test of the shop',
  'shop.self-check': 'Check store health',
  'shop.test-payment': 'Finish a test payment',
  'site.sweep_keys': 'Forget old requests',
} as const

export const jobTexts = catalogue(english, { de, es })
export type English = typeof english
