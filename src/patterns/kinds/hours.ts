/** When the house is open. */
import {
  band,
  block,
  type BuiltBlock,
  columns,
  columnsOf,
  heading,
  headline,
  section,
  spread,
  reachable,
  words,
} from '../build.ts'
import { beside, said } from '../layouts.ts'
import type { PatternKind } from '../pattern.ts'
import { formBlock } from '../sampleForms.ts'
import { contact } from '../texts/contact.ts'
import { hours as texts } from '../texts/hours.ts'
import { kinds } from '../texts/kinds.ts'

const shopHours = (): BuiltBlock =>
  block('opening-hours', {
    grouped: true,
    has_status: true,
    rows: [
      { days: ['tuesday', 'wednesday', 'thursday', 'friday'], opens: '10:00', closes: '18:00' },
      { days: ['saturday'], opens: '10:00', closes: '14:00' },
    ],
  })

const kitchenHours = (): BuiltBlock =>
  block('opening-hours', {
    grouped: true,
    has_status: true,
    business: 'restaurant',
    rows: [
      { days: ['wednesday', 'thursday', 'friday', 'saturday'], opens: '18:00', closes: '23:00' },
      { days: ['sunday'], opens: '12:00', closes: '15:00' },
      { days: ['sunday'], opens: '18:00', closes: '22:00' },
    ],
  })

export const hours: PatternKind = {
  name: 'hours',
  title: () => kinds.hours,
  order: 14,
  patterns: [
    {
      name: 'hours-address',
      title: () => texts.beside_address,
      keywords: ['table', 'times', 'visit', 'address'],
      make: () =>
        section(
          {},
          columns(
            'even',
            [
              ...said({ title: texts.come_and_see, lead: texts.come_text }),
              words(contact.street),
              words(reachable(contact.phone_and_mail)),
            ],
            [shopHours()],
          ),
        ),
    },
    {
      name: 'hours-image',
      title: () => texts.hours_and_image,
      keywords: ['times', 'visit', 'restaurant'],
      make: () =>
        beside({
          picture: 'restaurant_room',
          isReversed: true,
          text: { title: texts.when_we_cook },
          more: [words(texts.when_text), kitchenHours()],
        }),
    },
    {
      name: 'hours-booking',
      title: () => texts.and_booking,
      keywords: ['times', 'visit', 'restaurant', 'form', 'booking'],
      make: () =>
        section(
          {},
          columnsOf(
            [5, 7],
            { gap: 'xl' },
            spread(
              [headline(texts.sit_by, 'extra-large', 2), words(texts.sit_by_text, 'lead')],
              kitchenHours(),
            ),
            [formBlock('booking', 'lines')],
          ),
        ),
    },
    {
      name: 'hours-colour',
      title: () => texts.on_colour,
      keywords: ['times', 'visit', 'shop'],
      make: () =>
        band(
          { tone: 'accent' },
          columns('even', [heading(texts.open_today), words(contact.street)], [shopHours()]),
        ),
    },
  ],
}
