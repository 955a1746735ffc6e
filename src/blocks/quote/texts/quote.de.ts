/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './quote.ts'

export default {
  label: 'Zitat',
  keywords: 'zitat, ausspruch, blockquote',
  who_said_it: 'Wer es gesagt hat',
  with_its_author: 'Mit Urheber',
  clay_remembers_every_hand: 'Ton erinnert sich an jede Hand.',
  ines_varga: 'Ines Varga',
  alone: 'Allein',
} satisfies Translation<English>
