/** The pages of the restaurant, in German and in Arabic: as an owner writes them, with own pictures. */
import {
  any,
  button,
  columns,
  divider,
  form,
  group,
  h,
  headingRow,
  ol,
  p,
  posts,
  products,
  quote,
  ul,
  type BlockDraft,
} from '../content.ts'
import { comments, longestWord, longTitle, oneLetter } from './words.ts'

export interface StrangerPage {
  key: string
  type: 'page' | 'post'
  url: string
  title: string
  description: string
  /** Title of the lead picture among the photos. */
  image?: string
  blocks: (photo: (title: string) => { src: string; alt: string }) => BlockDraft[]
}

const dishes = [
  ['Frittatensuppe', '4,80 €'],
  ['Rehrücken mit Pfifferlingen, Preiselbeeren und Serviettenknödeln, dazu ein Glas vom Roten', '29,50 €'],
  [longestWord, 'Tagespreis'],
  ['Kaiserschmarrn für zwei', '14,–'],
  ['كباب', '12,00 €'],
]

export const pages: StrangerPage[] = [
  {
    key: 'home',
    type: 'page',
    url: '/willkommen',
    title: 'Gasthaus zur Linde',
    description: 'Küche aus dem Tal, seit 1874. Mittwoch bis Sonntag, mit Hof und Hofladen.',
    image: 'Gaststube am Abend',
    blocks: (photo) => [
      columns(
        'wide-last',
        'center',
        [
          h('Gasthaus zur Linde', 1),
          p('Küche aus dem Tal, seit 1874. Mittwoch bis Sonntag.', 'lead'),
          button('Tisch reservieren', '/reservieren'),
          button('Speisekarte', '/speisekarte', 'link'),
        ],
        [any('image', { ...photo('Gaststube am Abend'), is_first: true })],
      ),
      any('gallery', {
        items: ['Linde im Hof', 'Terrasse', 'Panorama', 'Turm', 'Rehrücken', 'Kopfüber'].map(photo),
        layout: 'grid',
        shape: 'square',
        opens_large: true,
      }),
      headingRow('Aus dem Hofladen', 'Alle 300', '/t/products'),
      products({ limit: 8, sort: 'newest' }),
      group(
        { width: 'full', tone: 'surface', label: 'Gäste' },
        quote(`„${comments[0]}“`, 'Jürgen Groß-Weißenfels'),
      ),
      headingRow('Aus der Küche', 'Alle', '/t/posts'),
      posts({ limit: 3 }),
      any(
        'carousel',
        {},
        ['Terrasse', 'Turm', 'Panorama'].map((title) => any('image', photo(title))),
      ),
    ],
  },
  {
    key: 'menu',
    type: 'page',
    url: '/speisekarte',
    title: 'Speisekarte',
    description: 'Was es heute gibt.',
    image: 'Rehrücken',
    blocks: (photo) => [
      h('Speisekarte', 1),
      any('image', photo('Rehrücken')),
      any('table', {
        cells: [['Gericht', 'Preis'], ...dishes.map(([dish, price]) => [dish ?? '', price ?? ''])],
        has_head: true,
      }),
      h('Allergene'),
      ul('A Gluten', 'C Ei', 'G Milch', longestWord),
      ol('Erst schauen.', 'Dann fragen.', 'Dann bestellen.'),
    ],
  },
  {
    key: 'booking',
    type: 'page',
    url: '/reservieren',
    title: 'Reservieren',
    description: 'Einen Tisch, oder den ganzen Hof.',
    blocks: () => [h('Reservieren', 1), form('form-tisch')],
  },
  {
    key: 'letter',
    type: 'page',
    url: '/oe',
    title: oneLetter,
    description: '',
    blocks: () => [p('Eine Seite mit einem Buchstaben als Titel.')],
  },
  {
    key: 'long',
    type: 'page',
    url: '/langer-titel',
    title: longTitle,
    description: 'Ein Titel mit 140 Zeichen.',
    image: 'Turm',
    blocks: (photo) => [
      h(longTitle, 1),
      any('image', photo('Turm')),
      p(longestWord.repeat(3)),
      h(longestWord),
      p(`Dazwischen ${longestWord} und weiter.`),
      any('image', photo('Panorama')),
    ],
  },
  {
    key: 'empty',
    type: 'page',
    url: '/leer',
    title: 'Leer',
    description: '',
    blocks: () => [],
  },
  {
    key: 'arabic',
    type: 'page',
    url: '/ar',
    title: 'نُزُل الزيزفون',
    description: 'مطبخ الوادي منذ عام 1874، من الأربعاء إلى الأحد.',
    image: 'Terrasse',
    blocks: (photo) => [
      h('نُزُل الزيزفون', 1),
      p('مطبخ الوادي منذ عام 1874، من الأربعاء إلى الأحد.', 'lead'),
      button('احجز طاولة', '/reservieren'),
      columns(
        'even',
        'start',
        [h('المطبخ', 3), p('نطبخ ما ينضج في الوادي، ولا شيء غيره.')],
        [any('image', photo('Terrasse'))],
      ),
      ul('حساء اليوم', 'لحم الغزال مع الفطر', 'فطيرة القيصر لشخصين'),
      quote('كان العشاء رائعًا.', 'فاطمة'),
      divider(),
      any('table', {
        cells: [
          ['الطبق', 'السعر'],
          ['حساء', '٤٫٨٠ €'],
          ['كباب', '١٢٫٠٠ €'],
        ],
        has_head: true,
      }),
    ],
  },
  {
    key: 'arabic-menu',
    type: 'page',
    url: '/ar/قائمة-الطعام',
    title: 'قائمة الطعام',
    description: 'ما نقدّمه اليوم.',
    blocks: () => [h('قائمة الطعام', 1), ol('حساء', 'لحم', 'حلوى'), p('الأسعار باليورو، شاملة الضريبة.')],
  },
  {
    key: 'story',
    type: 'post',
    url: '/kueche/600-stimmen',
    title: 'Sechshundert Stimmen zum Schmarrn',
    description: 'Wir fragten, mit oder ohne Rosinen.',
    image: 'Linde im Hof',
    blocks: (photo) => [
      p('Mit oder ohne Rosinen? Schreibt es uns.'),
      any('image', photo('Linde im Hof')),
      any('comments', { title: 'Stimmen' }),
    ],
  },
  {
    key: 'story-long',
    type: 'post',
    url: '/kueche/langer-titel',
    title: longTitle,
    description: longestWord,
    blocks: () => [p('Kurz.'), any('comments', { title: 'Stimmen' })],
  },
  {
    key: 'story-letter',
    type: 'post',
    url: '/kueche/a',
    title: 'A',
    description: '',
    image: 'Turm',
    blocks: (photo) => [any('image', photo('Turm'))],
  },
]
