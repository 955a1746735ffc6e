/** What a page ends with. */
import { band, block, button, columns, columnsOf, headline, words } from '../build.ts'
import { onPicture, said } from '../layouts.ts'
import type { PatternKind } from '../pattern.ts'
import { closing as texts } from '../texts/closing.ts'
import { contact } from '../texts/contact.ts'
import { kinds } from '../texts/kinds.ts'

const networks = () =>
  block('social-links', {
    look: 'words',
    label: texts.follow,
    links: [
      { network: 'instagram', url: 'https://www.instagram.com/' },
      { network: 'youtube', url: 'https://www.youtube.com/' },
    ],
  })

export const closing: PatternKind = {
  name: 'closing',
  title: () => kinds.closing,
  order: 17,
  patterns: [
    {
      name: 'closing-columns',
      title: () => texts.three_columns,
      keywords: ['footer', 'end', 'address', 'social'],
      make: () =>
        band(
          { tone: 'surface', padding_top: 'l', padding_bottom: 'l' },
          columns(
            'even',
            [words(texts.visit, 'eyebrow'), words(contact.street)],
            [words(texts.open, 'eyebrow'), words(texts.open_when)],
            [words(texts.follow, 'eyebrow'), networks()],
          ),
        ),
    },
    {
      name: 'closing-name',
      title: () => texts.big_name,
      keywords: ['footer', 'end', 'goodbye'],
      make: () =>
        band(
          { tone: 'dark', padding_top: '2xl' },
          ...said({ title: texts.see_you, lead: contact.place_address }),
          networks(),
        ),
    },
    {
      name: 'closing-image',
      title: () => texts.image_and_words,
      keywords: ['footer', 'end', 'goodbye', 'thanks'],
      make: () => onPicture('abstract_3', { title: texts.thank_you, lead: texts.thank_text }, 2),
    },
    {
      name: 'closing-question',
      title: () => texts.question,
      keywords: ['footer', 'end', 'contact', 'cta', 'architect'],
      make: () =>
        band(
          { tone: 'accent', padding_top: 'l', padding_bottom: 'l' },
          headline(texts.got_a_site, 'display', 2),
          columnsOf([6, 6], { gap: 'm' }, [], [button(texts.write_us, '/'), words(texts.a_photograph)]),
        ),
    },
  ],
}
