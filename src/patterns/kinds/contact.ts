/** How people reach the owner. */
import { band, block, columns, heading, reachable, section, words } from '../build.ts'
import { beside, reasons, said } from '../layouts.ts'
import type { PatternKind } from '../pattern.ts'
import { formBlock } from '../sampleForms.ts'
import { contact as texts } from '../texts/contact.ts'
import { kinds } from '../texts/kinds.ts'

export const contact: PatternKind = {
  name: 'contact',
  title: () => kinds.contact,
  order: 11,
  patterns: [
    {
      name: 'contact-form',
      title: () => texts.form_and_details,
      keywords: ['form', 'message', 'address'],
      make: () =>
        section(
          {},
          columns(
            'wide-first',
            [...said({ title: texts.write_a_line, lead: texts.answer_soon }), formBlock('contact')],
            [
              heading(texts.where_we_are, 3),
              words(texts.street),
              heading(texts.call_us, 3),
              words(reachable(texts.phone_and_mail)),
            ],
          ),
        ),
    },
    {
      name: 'contact-map',
      title: () => texts.map_and_address,
      keywords: ['location', 'visit'],
      make: () =>
        section(
          { width: 'full', tone: 'surface' },
          columns(
            'even',
            [...said({ title: texts.find_us, lead: texts.find_us_text })],
            [block('map', { name: texts.place_name, address: texts.place_address })],
          ),
        ),
    },
    {
      name: 'contact-ways',
      title: () => texts.three_ways,
      keywords: ['phone', 'email', 'address'],
      make: () =>
        reasons({ title: texts.talk }, [
          { icon: 'phone', title: texts.by_phone, text: texts.by_phone_text },
          { icon: 'mail', title: texts.by_email, text: texts.by_email_text },
          { icon: 'map-pin', title: texts.in_person, text: texts.in_person_text },
        ]),
    },
    {
      name: 'contact-image',
      title: () => texts.beside_image,
      keywords: ['form', 'booking', 'table', 'restaurant'],
      make: () =>
        beside({
          picture: 'restaurant_table',
          shape: 'portrait',
          isReversed: true,
          text: { title: texts.ask_for_table, lead: texts.ask_for_table_text },
          more: [formBlock('booking')],
        }),
    },
    {
      name: 'contact-sentence',
      title: () => texts.sentence,
      keywords: ['form', 'message', 'agency', 'large'],
      make: () => band({ tone: 'tint' }, formBlock('sentence', 'sentence')),
    },
  ],
}
