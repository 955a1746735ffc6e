/** What customers said. */
import { band, block, columnsOf, heading, section, strikesIn, words } from '../build.ts'
import { atHour } from '../layouts.ts'
import type { PatternKind } from '../pattern.ts'
import { sample, sampleUrl } from '../samplePictures.ts'
import { kinds } from '../texts/kinds.ts'
import { testimonials as texts } from '../texts/testimonials.ts'

/** A figure and what it counts, below a line; on a phone beside each other. */
const figure = (count: string, what: string) =>
  block(
    'column',
    {
      style: { 'border-top': '1px solid var(--line)', 'padding-top': '1.1rem' },
      layout: {
        all: { arrange: 'stack', gap: 'xs' },
        phone: { arrange: 'grid', columns: [1, 1], gap: 's', down: 'center' },
      },
    },
    [
      // As near as letters of a heading, figures touch.
      block('heading', {
        text: count,
        level: 3,
        size: 'extra-large',
        as_tb_content: true,
        style: { 'letter-spacing': '0' },
      }),
      words(what),
    ],
  )

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
          {
            tone: 'dark',
            padding_top: '2xl',
            padding_bottom: '2xl',
            layout: { all: { arrange: 'stack', gap: 32 } },
          },
          block('heading', {
            text: texts.postcard,
            level: 2,
            size: 'extra-large',
            as_tb_content: true,
            ...strikesIn,
          }),
          words(texts.postcard_who),
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
          atHour(
            texts.dusk,
            block('heading', {
              text: texts.proof_quote,
              level: 2,
              size: 'extra-large',
              as_tb_content: true,
              style: { 'font-size': 'clamp(2.25rem, 1.2rem + 4.1vw, 5rem)', 'letter-spacing': '-0.03em' },
            }),
            words(texts.proof_who),
          ),
          columnsOf(
            [1, 1, 1],
            { gap: 'm' },
            figure(texts.share_fewer, texts.fewer),
            figure(texts.minutes, texts.to_write),
            figure(texts.share_read, texts.read_soon),
          ),
        ),
    },
  ],
}
