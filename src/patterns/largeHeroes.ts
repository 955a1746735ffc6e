/** What a page begins with where its title is the picture: posters, statements, a time axis, the cover of a book. */
import {
  band,
  block,
  button,
  columnsAt,
  columnsOf,
  headline,
  headlineOfSheet,
  loud,
  section,
  spanning,
  stacked,
  strikesIn,
  swiped,
  thirds,
  twelve,
  twelfths,
  words,
} from './build.ts'
import { type Paper, paper } from './paper.ts'
import type { Pattern } from './pattern.ts'
import { sample, type SampleName } from './samplePictures.ts'
import { hero as texts } from './texts/hero.ts'

const home = '/'

/** A picture of the cover on its paper, which is the piece's in the whole book: number, name and price stand on it. */
const cover = (
  picture: SampleName,
  ground: Paper,
  [number, name, price]: readonly [number: string, name: string, price: string],
  isFirst = false,
) =>
  stacked(
    'none',
    sample(picture, 'portrait', { corners: 'none', ...(isFirst ? { is_first: true } : {}) }),
    section(
      { ...paper(ground), padding_top: 'xs', padding_bottom: 'xs' },
      columnsAt('apart', 'end', [words(`${number}\u2002${name}`, 'lead')], [words(price)]),
    ),
  )

export const largeHeroes: readonly Pattern[] = [
  {
    name: 'hero-poster',
    title: () => texts.poster,
    keywords: ['event', 'festival', 'conference', 'banner', 'large'],
    make: () => {
      // Below a rule; on a phone its name stands before it.
      const fact = (name: string, text: string) =>
        block(
          'column',
          {
            style: { 'border-top': '3px solid currentcolor', 'padding-top': '0.7rem' },
            layout: {
              all: { arrange: 'stack', gap: 'xs' },
              phone: { arrange: 'grid', columns: [1, 3], gap: 's' },
            },
          },
          [words(name, 'note'), words(text)],
        )
      return band(
        { tone: 'tint', padding_top: 'm', padding_bottom: 'l' },
        headline(texts.poster_title, 'letters', 1),
        columnsOf(
          [6, 6],
          { gap: 'm', down: 'end' },
          [
            block('paragraph', {
              text: texts.poster_lead,
              look: 'statement',
              style: { 'max-width': '100%' },
            }),
          ],
          [
            columnsOf(
              [1, 1, 1],
              { gap: 's' },
              fact(texts.when, texts.when_text),
              fact(texts.where, texts.where_text),
              fact(texts.who, texts.who_text),
            ),
          ],
        ),
      )
    },
  },
  {
    name: 'hero-statement',
    title: () => texts.statement,
    keywords: ['agency', 'portfolio', 'large', 'text_only'],
    make: () =>
      section(
        { padding_top: 'm' },
        block('heading', {
          text: texts.statement_title,
          level: 1,
          size: 'poster',
          as_tb_content: true,
          // As large as its longest word lets it be on a phone; on a laptop its lead is on the first screen, too.
          style: { 'font-size': 'clamp(2rem, min(1.18 * var(--room), 2.14rem + 5.2vw), 6.8rem)' },
          ...strikesIn,
        }),
        twelfths([7, 5], [words(texts.statement_lead, 'lead')], [words(texts.statement_note, 'lead')]),
      ),
  },
  {
    name: 'hero-drawing',
    title: () => texts.drawing,
    keywords: ['architect', 'portfolio', 'drawing', 'large'],
    make: () =>
      section(
        { column_lines: '6', padding_top: 'm', padding_bottom: 'm' },
        headlineOfSheet(texts.drawing_title, 1),
        block('spacer', { size: 'medium' }),
        block(
          'columns',
          {
            split: 'even',
            layout: {
              all: { columns: [3, 2, 1], gap: 'none', down: 'center' },
              phone: { arrange: 'grid', columns: [2, 1], gap: 's' },
            },
          },
          [
            block('column', { layout: { phone: { span: 2 } } }, [words(texts.drawing_lead)]),
            block('column', {}, [block('divider', { look: 'scale' })]),
            block('column', {}, [words(texts.drawing_scale, 'note')]),
          ],
        ),
      ),
  },
  {
    name: 'hero-sunrise',
    title: () => texts.sunrise,
    keywords: ['banner', 'launch', 'app', 'product', 'colour'],
    make: () =>
      band(
        {
          background: 'gradient',
          gradient: {
            angle: 180,
            stops: [
              { colour: '#f7a491', at: 0 },
              { colour: '#fbd3b4', at: 45 },
              { colour: 'plain', at: 100 },
            ],
          },
          padding_bottom: 'l',
        },
        columnsOf(
          [7, 4],
          { gap: 'l', down: 'end' },
          [words(texts.sunrise_time, 'eyebrow'), headline(texts.sunrise_title, 'poster', 1)],
          [
            words(texts.sunrise_lead, 'lead'),
            button(texts.start_free, home),
            button(texts.see_how, home, 'quiet'),
          ],
        ),
        sample('device', 'wide', { is_first: true, corners: 'large' }),
      ),
  },
  {
    name: 'hero-relay',
    title: () => texts.relay,
    keywords: ['banner', 'launch', 'app', 'product', 'schedule', 'people'],
    make: () =>
      band(
        {
          background: 'gradient',
          gradient: {
            angle: 180,
            stops: [
              { colour: '#feac9b', dark: '#591a3c', at: 0 },
              { colour: '#fdd6b1', dark: '#33163a', at: 42 },
              { colour: 'plain', at: 94 },
            ],
          },
          padding_bottom: 'l',
        },
        thirds(
          [2, 1],
          { down: 'end' },
          [
            block('heading', {
              text: texts.sunrise_title,
              level: 1,
              size: 'display',
              as_tb_content: true,
              style: loud,
            }),
          ],
          [
            words(texts.sunrise_lead, 'lead'),
            section(
              {
                padding_top: 'none',
                padding_bottom: 'none',
                layout: { all: { arrange: 'row', gap: 'xs' } },
              },
              button(texts.start_free, home),
              button(texts.see_how, home, 'quiet'),
            ),
          ],
        ),
        section(
          {
            tone: 'surface',
            padding_top: 's',
            padding_bottom: 's',
            style: {
              'border-color': 'transparent',
              'margin-block-start': 'clamp(2.25rem, 4.6vw, 4.25rem)',
              'box-shadow': '0 1.25rem clamp(2rem, 4.4vw, 4rem) -1.5rem light-dark(#3a102259, #000c)',
            },
          },
          block('schedule', {
            look: 'bars',
            clock: '24',
            line_at: '23:10',
            days: [
              {
                title: '',
                entries: [
                  { start: '8:00', end: '17:00', title: texts.relay_1, note: texts.relay_1_text },
                  { start: '17:00', title: texts.relay_moment_1 },
                  { start: '15:30', end: '23:30', title: texts.relay_2, note: texts.relay_2_text },
                  { start: '23:10', title: texts.relay_moment_2 },
                  { start: '23:10', end: '6:00', title: texts.relay_3, note: texts.relay_3_text },
                ],
              },
            ],
          }),
        ),
      ),
  },
  {
    name: 'hero-book',
    title: () => texts.book,
    keywords: ['catalogue', 'shop', 'photo'],
    make: () =>
      section(
        { padding_top: 's' },
        // The number stands on the line of the title, on a phone above it.
        spanning(
          { columns: twelve, gap: 's', down: 'baseline' },
          [2, 10],
          [words(texts.book_number, 'lead')],
          [
            block('heading', {
              text: texts.book_title,
              level: 1,
              size: 'poster',
              as_tb_content: true,
              style: {
                'font-size': 'clamp(3rem, min(1.15 * var(--room), 1.5rem + 15.9vw), 16rem)',
                'line-height': '0.84',
              },
            }),
          ],
        ),
        swiped(
          columnsOf(
            [1, 1, 1],
            { gap: 'none' },
            cover('lookbook_chair', 'rust', ['1', texts.book_1, texts.book_price_1], true),
            cover('lookbook_lamp', 'moss', ['2', texts.book_2, texts.book_price_2]),
            cover('lookbook_vase', 'maize', ['3', texts.book_3, texts.book_price_3]),
          ),
        ),
        columnsOf([1, 2], { gap: 'none' }, [], [words(texts.book_lead, 'lead')]),
      ),
  },
]
