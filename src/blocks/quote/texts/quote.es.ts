/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './quote.ts'

export default {
  label: 'Cita',
  keywords: 'cita, citación, blockquote',
  who_said_it: 'Quién lo dijo',
  with_its_author: 'Con su autora',
  clay_remembers_every_hand: 'La arcilla recuerda cada mano.',
  ines_varga: 'Ines Varga',
  alone: 'Sola',
} satisfies Translation<English>
