/** What customers said. */
import { band, block, heading, section } from '../build.ts'
import type { PatternKind } from '../pattern.ts'
import { sampleUrl } from '../samplePictures.ts'
import { kinds } from '../texts/kinds.ts'
import { testimonials as texts } from '../texts/testimonials.ts'

export const testimonials: PatternKind = {
  name: 'testimonials',
  title: () => kinds.testimonials,
  order: 5,
  patterns: [
    {
      name: 'voices',
      title: () => texts.three_cards,
      keywords: ['quotes', 'reviews', 'customers'],
      make: () =>
        section(
          {},
          heading(texts.what_customers_say),
          block('testimonials', {
            quotes: [
              { text: texts.quote_1, name: texts.name_1, role: texts.role_1, src: sampleUrl('portrait_1') },
              { text: texts.quote_2, name: texts.name_2, role: texts.role_2, src: sampleUrl('portrait_2') },
              { text: texts.quote_3, name: texts.name_3, role: texts.role_3, src: sampleUrl('portrait_3') },
            ],
            look: 'cards',
            columns: '3',
          }),
        ),
    },
    {
      name: 'voice-large',
      title: () => texts.one_large,
      keywords: ['quote', 'review', 'customer'],
      make: () =>
        band(
          { tone: 'surface' },
          block('testimonials', {
            quotes: [
              {
                text: texts.large_quote,
                name: texts.name_3,
                role: texts.guest,
                src: sampleUrl('portrait_4'),
              },
            ],
            look: 'large',
          }),
        ),
    },
    {
      name: 'voice-stars',
      title: () => texts.with_stars,
      keywords: ['quotes', 'reviews', 'rating'],
      make: () =>
        section(
          {},
          heading(texts.rated),
          block('testimonials', {
            quotes: [
              { text: texts.stars_1, name: texts.name_1, role: texts.buyer, stars: '5' },
              { text: texts.stars_2, name: texts.name_2, role: texts.buyer, stars: '4' },
            ],
            look: 'cards',
            columns: '2',
          }),
        ),
    },
    {
      name: 'voice-colour',
      title: () => texts.on_colour,
      keywords: ['quote', 'review', 'customer'],
      make: () =>
        band({ tone: 'accent' }, block('quote', { text: texts.colour_quote, cite: texts.colour_who })),
    },
  ],
}
