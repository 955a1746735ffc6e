/** What customers said. */
import { band, block, columnsOf, heading, headline, section, strikesIn, words } from '../build.ts'
import { atHour } from '../layouts.ts'
import type { PatternKind } from '../pattern.ts'
import { sample, sampleUrl } from '../samplePictures.ts'
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
      keywords: ['quote', 'customer'],
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
      keywords: ['quote', 'customer'],
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
      keywords: ['quote'],
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
      keywords: ['quote', 'customer'],
      make: () =>
        band({ tone: 'accent' }, block('quote', { text: texts.colour_quote, cite: texts.colour_who })),
    },
    {
      name: 'statement-on-dark',
      title: () => texts.statement_on_dark,
      keywords: ['quote', 'customer', 'agency', 'large'],
      make: () =>
        band(
          { tone: 'dark', padding_top: '2xl', padding_bottom: '2xl' },
          block('heading', {
            text: texts.postcard,
            level: 2,
            size: 'extra-large',
            as_tb_content: true,
            ...strikesIn,
          }),
          words(texts.postcard_who, 'note'),
        ),
    },
    {
      name: 'proof-gradient',
      title: () => texts.proof,
      keywords: ['quote', 'customer', 'numbers', 'app', 'colour'],
      make: () =>
        band(
          {
            background: 'gradient',
            gradient: {
              angle: 180,
              stops: [
                { colour: '#f7f0d6', dark: '#0f182b', at: 0 },
                { colour: '#fcb177', dark: '#602018', at: 14 },
                { colour: '#86235c', dark: '#4b0830', at: 44 },
                { colour: '#161234', dark: '#070619', at: 98 },
              ],
            },
            words: 'light',
          },
          sample('abstract_3', 'wide', {
            corners: 'large',
            focus: { x: 80, y: 5 },
            layout: { phone: { ratio: '1/1', bleed: 'both' } },
          }),
          atHour(texts.dusk, headline(texts.proof_quote, 'extra-large', 2), words(texts.proof_who, 'note')),
          columnsOf(
            [1, 1, 1],
            { gap: 'm' },
            [headline(texts.share_fewer, 'extra-large', 3), words(texts.fewer)],
            [headline(texts.minutes, 'extra-large', 3), words(texts.to_write)],
            [headline(texts.share_read, 'extra-large', 3), words(texts.read_soon)],
          ),
        ),
    },
  ],
}
