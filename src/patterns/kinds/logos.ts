/** Names of others: customers, partners, the press. */
import { band, block, section } from '../build.ts'
import type { PatternKind } from '../pattern.ts'
import { kinds } from '../texts/kinds.ts'
import { logos as texts } from '../texts/logos.ts'

const named = (...names: string[]) => names.map((name) => ({ name }))

export const logos: PatternKind = {
  name: 'logos',
  title: () => kinds.logos,
  order: 8,
  patterns: [
    {
      name: 'logo-row',
      title: () => texts.logo_row,
      keywords: ['customer', 'partners'],
      make: () =>
        section(
          { padding_top: 'm', padding_bottom: 'm' },
          block('logo-strip', {
            title: texts.trusted_by,
            colours: 'grey',
            align: 'start',
            logos: named('Northlight', 'Yala Tea', 'Odeon 9', 'Marrow & Son', 'Fjell'),
          }),
        ),
    },
    {
      name: 'logo-colour',
      title: () => texts.on_colour,
      keywords: ['press', 'partners'],
      make: () =>
        band(
          { tone: 'dark', padding_top: 'l', padding_bottom: 'l' },
          block('logo-strip', {
            title: texts.as_seen_in,
            colours: 'ink',
            align: 'center',
            logos: named('The Quarterly', 'Form', 'City Paper', 'Radio 4'),
          }),
        ),
    },
    {
      name: 'running-words',
      title: () => texts.running_words,
      keywords: ['marquee', 'services'],
      make: () =>
        band(
          { tone: 'accent', content_width: 'full', padding_top: 's', padding_bottom: 's' },
          block('marquee', {
            words: [texts.word_1, texts.word_2, texts.word_3, texts.word_4, texts.word_5],
            divider: 'star',
            speed: 'calm',
            size: 'large',
          }),
        ),
    },
    {
      name: 'running-words-huge',
      title: () => texts.huge_words,
      keywords: ['marquee', 'event', 'large', 'footer'],
      make: () =>
        band(
          { tone: 'tint', content_width: 'full', padding_top: 's', padding_bottom: 's' },
          block('marquee', {
            words: [texts.come_early, texts.stay_late],
            divider: 'none',
            speed: 'calm',
            size: 'huge',
            alternates: true,
          }),
        ),
    },
  ],
}
