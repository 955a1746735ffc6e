/** What is good about something, what it holds, what it has reached. */
import { formatNumber } from '#platform/language/format.ts'
import type { SectionState } from '#blocks/group/sectionState.ts'
import {
  block,
  columns,
  columnsOf,
  gridOf,
  heading,
  headline,
  icon,
  list,
  section,
  stacked,
  twelve,
  words,
  type BuiltBlock,
} from '../build.ts'
import { atHour, beside, cards, reasons } from '../layouts.ts'
import { paper } from '../paper.ts'
import type { PatternKind } from '../pattern.ts'
import { sample, type SampleName } from '../samplePictures.ts'
import { features as texts } from '../texts/features.ts'
import { kinds } from '../texts/kinds.ts'

const small = (name: string, title: string, text: string) =>
  block('column', {}, [icon(name), heading(title, 3), words(text)])

/** How a line of a note lies below the one above it. */
const noteLooks = {
  first: { padding: '1.1rem 0', 'border-block': '1px solid var(--line)', 'margin-block-start': '1.1rem' },
  plain: { padding: '1.1rem 0' },
  // Its words begin where the others do.
  marked: {
    'margin-inline': '-0.9rem',
    padding: '1.1rem 0.9rem',
    background: 'light-dark(#ffe3bf, #55301d)',
    'border-radius': 'var(--radius-2)',
  },
}
/** A line of a note: its name beside what is said. */
const line = (name: string, text: string, look: keyof typeof noteLooks = 'plain') => {
  const beside = (inner: BuiltBlock) => block('column', { style: { 'align-self': 'baseline' } }, [inner])
  return block(
    'columns',
    {
      split: 'even',
      layout: { all: { columns: [2, 5], gap: 'm' }, phone: { arrange: 'stack', gap: 'xs' } },
      style: { 'margin-block-start': '0', ...noteLooks[look] },
    },
    look === 'marked'
      ? [beside(words(`<strong>${name}</strong>`, 'note')), beside(words(`<strong>${text}</strong>`))]
      : [beside(words(name, 'note')), beside(words(text))],
  )
}

export const features: PatternKind = {
  name: 'features',
  title: () => kinds.features,
  order: 2,
  patterns: [
    {
      name: 'reasons',
      title: () => texts.three_reasons,
      keywords: ['benefits', 'columns', 'services', 'icons'],
      make: () =>
        reasons({ title: texts.why_people_stay }, [
          { icon: 'clock', title: texts.on_time, text: texts.on_time_text },
          { icon: 'user', title: texts.one_person, text: texts.one_person_text },
          { icon: 'wallet', title: texts.fair_price, text: texts.fair_price_text },
        ]),
    },
    {
      name: 'beside',
      title: () => texts.image_beside_text,
      keywords: ['photo', 'columns', 'half', 'about'],
      make: () =>
        beside({
          picture: 'lookbook_lamp',
          shape: 'portrait',
          isReversed: true,
          text: {
            title: texts.made_here,
            lead: texts.made_here_text,
            links: [{ text: texts.visit_workshop, url: '/' }],
          },
        }),
    },
    {
      name: 'checklist',
      title: () => texts.image_and_list,
      keywords: ['benefits', 'app', 'product'],
      make: () =>
        beside({
          picture: 'device',
          text: { title: texts.all_in_one_place, lead: texts.all_in_one_text },
          more: [list(texts.all_in_one_list)],
        }),
    },
    {
      name: 'six',
      title: () => texts.six_in_a_grid,
      keywords: ['benefits', 'icons', 'services'],
      make: () =>
        section(
          { width: 'full', tone: 'surface' },
          heading(texts.what_is_included),
          block('columns', { split: 'even' }, [
            small('truck', texts.delivery, texts.delivery_text),
            small('wrench', texts.repairs, texts.repairs_text),
            small('leaf', texts.materials, texts.materials_text),
          ]),
          block('columns', { split: 'even' }, [
            small('package', texts.packaging, texts.packaging_text),
            small('lock', texts.secure_payment, texts.secure_payment_text),
            small('undo-2', texts.returns, texts.returns_text),
          ]),
        ),
    },
    {
      name: 'feature-cards',
      title: () => texts.cards_with_images,
      keywords: ['services', 'portfolio', 'photo'],
      make: () =>
        cards({ title: texts.what_we_do }, [
          { title: texts.new_houses, text: texts.new_houses_text, picture: 'architecture_3' },
          { title: texts.conversions, text: texts.conversions_text, picture: 'architecture_1' },
          { title: texts.gardens, text: texts.gardens_text, picture: 'architecture_2' },
        ]),
    },
    {
      name: 'figures',
      title: () => texts.figures,
      keywords: ['numbers'],
      make: () =>
        section(
          { width: 'full', tone: 'tint' },
          heading(texts.in_numbers),
          columns(
            'even',
            [heading(formatNumber(16), 3), words(texts.years_at_work)],
            [heading(formatNumber(2400), 3), words(texts.regulars)],
            [heading('96 %', 3), words(texts.come_back)],
            [heading(formatNumber(11), 3), words(texts.people_at_work)],
          ),
        ),
    },
    {
      name: 'list-and-card',
      title: () => texts.list_and_card,
      keywords: ['card', 'app', 'product', 'receipt'],
      make: () =>
        section(
          {},
          atHour(texts.noon, heading(texts.four_lines)),
          gridOf(
            [1, 1, 1],
            'm',
            section(
              { tone: 'surface', layout: { all: { span: 2, rows: 2 }, phone: { rows: 1 } } },
              headline(texts.to_osaka, 'large', 3),
              line(texts.stands, texts.stands_text, 'first'),
              line(texts.stuck, texts.stuck_text),
              line(texts.first, texts.first_text, 'marked'),
              line(texts.alone, texts.alone_text),
              block('paragraph', {
                text: texts.to_osaka_note,
                look: 'note',
                style: {
                  'border-top': '1px solid var(--line)',
                  'padding-top': '1.1rem',
                  'max-width': 'none',
                },
              }),
            ),
            section(
              {
                background: 'gradient',
                gradient: {
                  angle: 160,
                  stops: [
                    { colour: '#fbb86a', at: 0 },
                    { colour: '#f47c62', at: 100 },
                  ],
                },
                words: 'dark',
              },
              block('heading', {
                text: texts.clock,
                level: 3,
                size: 'extra-large',
                as_tb_content: true,
                style: { 'font-size': 'clamp(3.25rem, 6vw, 5.5rem)', 'letter-spacing': '-0.045em' },
              }),
              heading(texts.then_closes, 4),
              words(texts.then_closes_text),
            ),
            section({ tone: 'surface' }, heading(texts.drafts, 4), words(texts.drafts_text)),
          ),
        ),
    },
    {
      name: 'work',
      title: () => texts.work,
      keywords: ['portfolio', 'agency', 'colour'],
      make: () => {
        const card = (
          name: SampleName,
          span: number,
          tone: Partial<SectionState>,
          [title, text, out, left]: readonly [string, string, string, string],
        ) => {
          const isWide = span > 6
          const change = block('table', {
            has_head: false,
            look: 'lines',
            // In all cards its second column begins as far from the first.
            widths: ['10', ''],
            cells: [
              [texts.work_out, `<s>${out}</s>`],
              [texts.work_left, left],
            ],
            style: {
              'font-size': 'var(--step--1)',
              // At the foot of the card, whatever is above it.
              ...(isWide ? {} : { 'margin-block-start': 'auto' }),
            },
          })
          const called = block('heading', {
            text: title,
            level: 3,
            size: 'large',
            as_tb_content: true,
            style: { 'padding-top': '0.6rem', 'line-height': '0.95', 'text-wrap': 'balance' },
          })
          // The list ends on the line of the lists in the cards beside it.
          const foot = columnsOf(
            [1, 1],
            { gap: 'm', down: 'fill' },
            stacked('s', called, words(text)),
            block('column', { layout: { all: { arrange: 'stack', distribute: 'end' } } }, [change]),
          )
          return section(
            {
              ...tone,
              padding_top: 'none',
              layout: {
                all: { span, arrange: 'stack', distribute: 'start', gap: 's' },
                phone: { span: 1 },
              },
            },
            sample(name, 'natural', {
              layout: { all: { ratio: isWide ? '3/2' : '69/65' }, phone: { ratio: isWide ? '7/5' : '4/5' } },
            }),
            ...(isWide
              ? [{ ...foot, state: { ...foot.state, style: { 'flex-grow': '1', display: 'grid' } } }]
              : [called, words(text), change]),
          )
        }
        return section(
          {},
          heading(texts.what_we_do),
          gridOf(
            twelve,
            's',
            card('abstract_1', 5, { tone: 'dark' }, [
              texts.work_1,
              texts.work_1_text,
              texts.work_1_out,
              texts.work_1_left,
            ]),
            card('device', 7, { tone: 'tint' }, [
              texts.work_2,
              texts.work_2_text,
              texts.work_2_out,
              texts.work_2_left,
            ]),
            card('abstract_3', 7, paper('iris'), [
              texts.work_4,
              texts.work_4_text,
              texts.work_4_out,
              texts.work_4_left,
            ]),
            card('abstract_2', 5, { tone: 'surface' }, [
              texts.work_3,
              texts.work_3_text,
              texts.work_3_out,
              texts.work_3_left,
            ]),
          ),
        )
      },
    },
    {
      name: 'index',
      title: () => texts.index,
      keywords: ['portfolio', 'architect', 'table', 'list'],
      make: () =>
        section(
          { column_lines: '6' },
          headline(texts.index_title, 'small', 2),
          block('table', {
            has_head: true,
            has_first_column: true,
            look: 'index',
            narrow: 'cards',
            aligns: ['', '', '', '', 'end', ''],
            // The row that is bold is marked; a dot says that something is going on.
            cells: [
              [
                texts.index_project,
                texts.index_year,
                texts.index_place,
                texts.index_for,
                texts.index_area,
                texts.index_state,
              ],
              [texts.sauna, '2026', texts.sauna_place, texts.sauna_for, '38', `● ${texts.on_site}`],
              [texts.pier, '2026', texts.pier_place, texts.pier_for, texts.pier_area, `● ${texts.on_site}`],
              [
                `<strong>${texts.arcade}</strong>`,
                '2024',
                texts.arcade_place,
                texts.arcade_for,
                '620',
                texts.built,
              ],
              [texts.quarry, '2022', texts.quarry_place, texts.quarry_for, '140', texts.built],
            ],
          }),
        ),
    },
  ],
}
