/** What is good about something, what it holds, what it has reached. */
import { formatNumber } from '#platform/language/format.ts'
import type { ColourRole } from '#blocks/group/sectionState.ts'
import { block, columns, gridOf, heading, headline, icon, list, section, words } from '../build.ts'
import { beside, cards, reasons, said } from '../layouts.ts'
import type { PatternKind } from '../pattern.ts'
import { sample, type SampleName } from '../samplePictures.ts'
import { features as texts } from '../texts/features.ts'
import { kinds } from '../texts/kinds.ts'

const small = (name: string, title: string, text: string) =>
  block('column', {}, [icon(name), heading(title, 3), words(text)])

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
      keywords: ['media', 'two', 'columns', 'half', 'about'],
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
      keywords: ['benefits', 'bullets', 'app', 'product'],
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
      keywords: ['benefits', 'icons', 'services', 'included'],
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
      keywords: ['services', 'portfolio', 'pictures'],
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
      keywords: ['numbers', 'stats', 'counts'],
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
      keywords: ['bento', 'app', 'product', 'note', 'saas'],
      make: () =>
        section(
          {},
          ...said({ eyebrow: texts.noon, title: texts.four_lines }),
          gridOf(
            [2, 1],
            'm',
            section(
              { tone: 'surface', layout: { all: { rows: 2 }, phone: { rows: 1 } } },
              heading(texts.to_osaka, 3),
              block('price-list', {
                leader: 'beside',
                columns: '1',
                sections: [
                  {
                    title: '',
                    dishes: [
                      { name: texts.stands, text: texts.stands_text },
                      { name: texts.stuck, text: texts.stuck_text },
                      { name: texts.first, text: texts.first_text },
                      { name: texts.alone, text: texts.alone_text },
                    ],
                  },
                ],
              }),
              words(texts.to_osaka_note, 'note'),
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
              headline(texts.clock, 'extra-large', 3),
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
      keywords: ['portfolio', 'agency', 'projects', 'cases', 'colour'],
      make: () => {
        const card = (
          name: SampleName,
          span: number,
          tone: ColourRole,
          [title, text, change]: readonly [string, string, string],
        ) =>
          section(
            {
              tone,
              padding_top: 'none',
              padding_bottom: 'm',
              layout: { all: { span }, phone: { span: 1 } },
            },
            sample(name, 'natural', {
              layout: { all: { ratio: span > 6 ? '3/2' : '69/65' }, phone: { ratio: '7/5' } },
            }),
            headline(title, 'large', 3),
            words(text),
            words(change, 'note'),
          )
        return section(
          {},
          heading(texts.what_we_do),
          gridOf(
            Array.from({ length: 12 }, () => 1),
            's',
            card('abstract_1', 7, 'dark', [texts.work_1, texts.work_1_text, texts.work_1_change]),
            card('device', 5, 'tint', [texts.work_2, texts.work_2_text, texts.work_2_change]),
            card('abstract_2', 5, 'surface', [texts.work_3, texts.work_3_text, texts.work_3_change]),
            card('abstract_3', 7, 'accent', [texts.work_4, texts.work_4_text, texts.work_4_change]),
          ),
        )
      },
    },
    {
      name: 'index',
      title: () => texts.index,
      keywords: ['portfolio', 'architect', 'projects', 'table', 'list'],
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
