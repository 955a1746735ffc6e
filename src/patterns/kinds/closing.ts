/** What a page ends with. */
import {
  band,
  block,
  columns,
  columnsOf,
  headline,
  hung,
  section,
  twelfths,
  reachable,
  words,
} from '../build.ts'
import { onPicture, said } from '../layouts.ts'
import type { PatternKind } from '../pattern.ts'
import { sample } from '../samplePictures.ts'
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
const fields = (all: readonly (readonly [name: string, value: string, share?: number, order?: number])[]) =>
  block(
    'columns',
    {
      split: 'even',
      layout: {
        all: { columns: [1, 1, 1], gap: 'none' },
        phone: { arrange: 'grid', columns: [1, 1, 1], gap: 'none' },
      },
    },
    all.map(([name, value, share = 1, order = 0]) =>
      block(
        'column',
        {
          layout: { all: { arrange: 'stack', gap: 'none' }, phone: { span: share, order } },
          style: { 'border-top': '1px solid currentcolor', padding: '0.75rem 0.75rem 1.25rem 0' },
        },
        [words(name, 'note'), words(reachable(value))],
      ),
    ),
  )

/** How slips of a heap lie: turned by degrees, and down by pixels. */
const slants: readonly (readonly [rotate: number, y: number])[] = [
  [-11, 6],
  [-3, 14],
  [-7, -12],
  [4, 8],
  [11, -16],
  [-4, 12],
  [-13, -4],
  [4, 6],
  [-6, -10],
  [9, -12],
  [-3, 14],
  [6, -6],
  [-8, 8],
]
const heapWords = () => [
  texts.heap_1,
  texts.heap_2,
  texts.heap_3,
  texts.heap_4,
  texts.heap_5,
  texts.heap_6,
  texts.heap_7,
  texts.heap_8,
  texts.heap_9,
  texts.heap_10,
  texts.heap_11,
  texts.heap_12,
  texts.heap_13,
  texts.heap_14,
  texts.heap_15,
  texts.heap_16,
  texts.heap_17,
  texts.heap_18,
  texts.heap_19,
  texts.heap_20,
]

export const closing: PatternKind = {
  name: 'closing',
  title: () => kinds.closing,
  order: 17,
  patterns: [
    {
      name: 'closing-columns',
      title: () => texts.three_columns,
      keywords: ['footer', 'address'],
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
      keywords: ['footer'],
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
      keywords: ['footer'],
      make: () => onPicture('abstract_3', { title: texts.thank_you, lead: texts.thank_text }, 2),
    },
    {
      name: 'closing-heap',
      title: () => texts.heap,
      keywords: ['footer', 'agency', 'text_only'],
      make: () =>
        section(
          { width: 'full', padding_bottom: 'none', style: { overflow: 'clip' } },
          twelfths(
            [3, 4, 5],
            [words(texts.heap_address)],
            [words(reachable(`${texts.heap_mail}<br>${texts.heap_call}`))],
            [words(texts.heap_note)],
          ),
          section(
            {
              padding_top: 's',
              padding_bottom: 'none',
              // The last slips lie half below the lower edge of the page; the outermost hang over its sides.
              style: { 'margin-block-end': '-1.4rem', 'margin-inline': 'calc(50% - 50vw - 1.75rem)' },
              layout: { all: { arrange: 'row', gap: 'none', distribute: 'between' } },
            },
            ...heapWords().map((word, index) => {
              const [rotate, y] = slants[index % slants.length] ?? [0, 0]
              return block('paragraph', {
                text: `<s>${word}</s>`,
                look: 'slip',
                layout: { all: { rotate, y } },
                // They lie on each other.
                style: { 'margin-left': '-0.2rem', 'margin-right': '-0.2rem' },
              })
            }),
          ),
        ),
    },
    {
      name: 'closing-title-block',
      title: () => texts.title_block,
      keywords: ['footer', 'address', 'architect', 'drawing'],
      make: () =>
        section(
          { column_lines: '6', padding_top: 'none', padding_bottom: 'none' },
          hung(
            [3, 3],
            [
              fields([
                [texts.sheet_office, texts.sheet_name],
                [texts.sheet_address, texts.office_place, 3, 1],
                [texts.call, texts.call_number, 2],
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
      keywords: ['footer', 'restaurant', 'hotel', 'address', 'photo'],
      make: () =>
        band(
          {
            tone: 'dark',
            padding_top: 'none',
            padding_bottom: 'none',
            // The name is cut at its base line.
            style: { overflow: 'clip' },
            layout: { all: { arrange: 'stack', gap: 'xl' } },
          },
          // The room in its own light: no word lies on it.
          sample('restaurant_room', 'natural', {
            corners: 'none',
            layout: { all: { bleed: 'both', ratio: '5/2' }, phone: { ratio: '5/4' } },
          }),
          columnsOf(
            [3, 3, 6],
            { gap: 'm' },
            [words(texts.house_street)],
            [words(reachable(texts.house_phone))],
            [words(texts.house_way)],
          ),
          // Its letters stand on the lower edge.
          headline(texts.house_name, 'fill', 2),
        ),
    },
    {
      name: 'closing-question',
      title: () => texts.question,
      keywords: ['footer', 'contact', 'call_to_action', 'architect'],
      make: () =>
        band(
          { tone: 'accent', padding_top: 'l', padding_bottom: 'l' },
          block('heading', {
            text: texts.got_a_site,
            level: 2,
            size: 'poster',
            as_tb_content: true,
            // In two lines on a desk, none of them ending on a small word.
            style: {
              'font-size': 'clamp(2.5rem, 2.33rem + 4.9vw, 6.75rem)',
              'line-height': '0.98',
              'letter-spacing': '-0.03em',
              'text-wrap': 'balance',
            },
          }),
          block('spacer', { size: 'medium' }),
          columnsOf(
            [6, 6],
            { gap: 'none' },
            [],
            block(
              'column',
              // As far from the middle line as the words of the sheet around it.
              {
                style: { 'padding-left': '0.5rem' },
                style_at: { phone: { normal: { 'padding-left': '0' } } },
              },
              [words(reachable(texts.ask_mail), 'lead'), words(texts.a_photograph)],
            ),
          ),
        ),
    },
  ],
}
