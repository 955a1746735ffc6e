/** Words of the sections with questions and answers. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './faq.de.ts'
import es from './faq.es.ts'

const english = {
  questions_and_answers: 'Questions and answers',
  q_cancel: 'Can I cancel?',
  a_cancel: 'Yes, up to the evening before, and it costs nothing. After that we charge half.',
  q_bring: 'What should I bring?',
  a_bring: 'Only yourself. Everything else is here.',
  q_children: 'May children come along?',
  a_children: 'From the age of eight, together with an adult.',
  beside_heading: 'Beside the heading',
  good_to_know: 'Good to know',
  ask_us: 'Is something missing? Write to us, we add it here.',
  write_to_us: 'Write to us',
  q_ship: 'How long does delivery take?',
  a_ship: 'Two to three days within the country, a week abroad.',
  q_return: 'How do I return something?',
  a_return: 'Put it back into its box and stick on the label that came with it.',
  q_invoice: 'Do I get an invoice?',
  a_invoice: 'It is in the email that says your parcel is on its way.',
  in_boxes: 'In boxes',
  before_you_come: 'Before you come',
  q_park: 'Where can I park?',
  a_park: 'Behind the house, for free. The tram stops at the door.',
  q_stairs: 'Are there stairs?',
  a_stairs: 'Three steps at the front, none at the side entrance. Ring there and we open.',
  q_first: 'What happens at the first visit?',
  a_first: 'We talk for half an hour and look at what you bring along.',
  large_titles: 'Large titles',
  left_out: 'What we leave out',
  words: 'Words',
  words_text: 'We read everything you have ever published. Then we give you back the tenth that was true.',
  marks: 'Signs',
  marks_text: 'One sign that can be drawn with a stick in sand.',
  pages: 'Pages',
  pages_text: 'A site with fewer pages than your house has rooms.',
  meetings: 'Meetings',
  meetings_text: 'We send a photo of the table instead.',
} as const

export const faq = catalogue(english, { de, es })
export type English = typeof english
