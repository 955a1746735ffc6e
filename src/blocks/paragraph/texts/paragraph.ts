/** The block paragraph. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './paragraph.de.ts'
import es from './paragraph.es.ts'

const english = {
  label: 'Paragraph',
  keywords: 'text, p, body',
  body_text: 'Body text',
  lead: 'Lead',
  small_note: 'Small note',
  line_above_a_heading: 'Line above a heading',
  slip: 'Slip of paper',
  numeral: 'Number behind the section',
  every_piece_is_thrown:
    'Every piece is <strong>thrown by hand</strong>, glazed in <em>four colours</em> and fired twice. <a href="/about">Read how</a>.',
  statement: 'As large as a heading',
} as const

export const paragraph = catalogue(english, { de, es })
export type English = typeof english
