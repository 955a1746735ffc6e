/** What a page ends with. */
import { band, block, columns, columnsOf, headline, headlineOfSheet, hung, section, words } from '../build.ts'
import { onPicture, said } from '../layouts.ts'
import type { PatternKind } from '../pattern.ts'
import { sampleUrl } from '../samplePictures.ts'
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

/** Names and values of a title block, side by side on a phone as well. */
const fields = (all: readonly (readonly [name: string, value: string])[]) =>
  block(
    'columns',
    {
      split: 'even',
      layout: {
        all: { columns: [1, 1, 1], gap: 'none' },
        phone: { arrange: 'grid', columns: [1, 1, 1], gap: 'none' },
      },
    },
    all.map(([name, value]) =>
      block(
        'column',
        {
          layout: { all: { arrange: 'stack', gap: 'none' } },
          style: { 'border-top': '1px solid currentcolor', padding: '0.75rem 0.75rem 1.25rem 0' },
        },
        [words(name, 'note'), words(value)],
      ),
    ),
  )

/** How words of a heap lie, in degrees. */
const slants = [-6, 4, -11, 8, -3, 12, -8, 3]

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
      name: 'closing-heap',
      title: () => texts.heap,
      keywords: ['footer', 'end', 'agency', 'studio', 'words'],
      make: () =>
        band(
          { padding_top: 'm', padding_bottom: 'l' },
          words(texts.heap_note, 'eyebrow'),
          section(
            {
              padding_top: 'none',
              padding_bottom: 'none',
              layout: { all: { arrange: 'row', gap: 'xs', distribute: 'center', down: 'end' } },
            },
            ...[
              texts.heap_1,
              texts.heap_2,
              texts.heap_3,
              texts.heap_4,
              texts.heap_5,
              texts.heap_6,
              texts.heap_7,
              texts.heap_8,
            ].map((word, index) =>
              block('paragraph', {
                text: `<s>${word}</s>`,
                look: 'statement',
                style: { 'font-size': 'clamp(2rem, 1rem + 4.4vw, 5.5rem)', 'line-height': '0.9' },
                layout: { all: { rotate: slants[index] ?? 0 } },
              }),
            ),
          ),
        ),
    },
    {
      name: 'closing-title-block',
      title: () => texts.title_block,
      keywords: ['footer', 'end', 'address', 'architect', 'drawing'],
      make: () =>
        section(
          { column_lines: '6', padding_top: 'none', padding_bottom: 'none' },
          hung(
            [3, 3],
            [
              fields([
                [texts.sheet_office, texts.sheet_name],
                [texts.sheet_address, texts.office_place],
                [texts.call, texts.call_number],
              ]),
            ],
            [
              fields([
                [texts.sheet_hours, texts.sheet_hours_text],
                [texts.sheet_scale, texts.sheet_scale_text],
                [texts.sheet, texts.sheet_of],
              ]),
            ],
          ),
        ),
    },
    {
      name: 'closing-place',
      title: () => texts.name_on_image,
      keywords: ['footer', 'end', 'goodbye', 'restaurant', 'hotel', 'address', 'photo'],
      make: () =>
        band(
          {
            background: 'image',
            image_src: sampleUrl('restaurant_room'),
            overlay: 'dark',
            overlay_strength: 88,
            overlay_fade: 'bottom',
            height: 'screen',
            screen_share: 100,
            place: 'bottom-start',
            padding_bottom: 'none',
          },
          block('divider'),
          columnsOf(
            [3, 3, 6],
            { gap: 'm' },
            [words(texts.house_street)],
            [words(texts.house_phone)],
            [words(texts.house_way)],
          ),
          // Its letters stand on the lower edge.
          headline(texts.house_name, 'fill', 2),
        ),
    },
    {
      name: 'closing-question',
      title: () => texts.question,
      keywords: ['footer', 'end', 'contact', 'cta', 'architect'],
      make: () =>
        band(
          { tone: 'accent', padding_top: 'l', padding_bottom: 'l' },
          headlineOfSheet(texts.got_a_site, 2),
          block('spacer', { size: 'medium' }),
          columnsOf(
            [6, 6],
            { gap: 'none' },
            [],
            [
              words(`<a href="mailto:${texts.ask_mail}">${texts.ask_mail}</a>`, 'lead'),
              words(texts.a_photograph),
            ],
          ),
        ),
    },
  ],
}
