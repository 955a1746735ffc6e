/** People. */
import { block, columnsOf, heading, headline, hung, section, strikesIn, swiped, words } from '../build.ts'
import { beside } from '../layouts.ts'
import type { PatternKind } from '../pattern.ts'
import { sample, sampleUrl, type SampleName } from '../samplePictures.ts'
import { kinds } from '../texts/kinds.ts'
import { team as texts } from '../texts/team.ts'

export const team: PatternKind = {
  name: 'team',
  title: () => kinds.team,
  order: 7,
  patterns: [
    {
      name: 'portraits',
      title: () => texts.portraits,
      keywords: ['people', 'about'],
      make: () =>
        section(
          {},
          heading(texts.the_people),
          block('team', {
            shape: 'portrait',
            columns: '4',
            people: [
              { src: sampleUrl('portrait_1'), name: texts.ada, role: texts.ada_role, text: texts.ada_text },
              { src: sampleUrl('portrait_2'), name: texts.jon, role: texts.jon_role, text: texts.jon_text },
              { src: sampleUrl('portrait_3'), name: texts.lea, role: texts.lea_role, text: texts.lea_text },
              { src: sampleUrl('portrait_4'), name: texts.sam, role: texts.sam_role, text: texts.sam_text },
            ],
          }),
        ),
    },
    {
      name: 'round-portraits',
      title: () => texts.round,
      keywords: ['people', 'speakers', 'event'],
      make: () =>
        section(
          { width: 'full', tone: 'tint' },
          heading(texts.speakers),
          block('team', {
            shape: 'circle',
            columns: '3',
            people: [
              { src: sampleUrl('portrait_2'), name: texts.jon, role: texts.speaker_1 },
              { src: sampleUrl('portrait_3'), name: texts.lea, role: texts.speaker_2 },
              { src: sampleUrl('portrait_4'), name: texts.sam, role: texts.speaker_3 },
            ],
          }),
        ),
    },
    {
      name: 'founder',
      title: () => texts.founder,
      keywords: ['people', 'about', 'practice', 'message'],
      make: () =>
        beside({
          picture: 'portrait_1',
          shape: 'square',
          text: {
            title: texts.hello,
            lead: texts.hello_text,
            links: [{ text: texts.about_us, url: '/' }],
          },
          more: [words(texts.hello_more)],
        }),
    },
    {
      name: 'portraits-offset',
      title: () => texts.offset,
      keywords: ['people', 'speakers', 'event', 'colour'],
      make: () => {
        const person = (portrait: SampleName, colour: string, name: string, work: string) => [
          sample(portrait, 'portrait', { corners: 'none', effect: 'custom', tint_colour: colour }),
          block('heading', {
            text: name,
            level: 3,
            size: 'small',
            as_tb_content: false,
            style: { 'padding-top': '0.4rem' },
          }),
          words(work),
        ]
        const raised = { layout: { all: { arrange: 'stack', gap: 'xs' } } }
        const lowered = { layout: { all: { ...raised.layout.all, y: 56 } } }
        return section(
          {},
          headline(texts.voices, 'display', 2),
          block(
            'columns',
            {
              split: 'even',
              layout: { all: { columns: [1, 1, 1, 1], gap: 's' }, phone: { arrange: 'scroll' } },
            },
            [
              block('column', raised, person('portrait_1', '#deef23', texts.voice_1, texts.voice_1_work)),
              block('column', lowered, person('portrait_3', '#6b88ff', texts.voice_2, texts.voice_2_work)),
              block('column', raised, person('portrait_2', '#ffa79c', texts.voice_3, texts.voice_3_work)),
              block('column', lowered, person('portrait_4', '#5fc4c0', texts.voice_4, texts.voice_4_work)),
            ],
          ),
          block('spacer', { size: 'medium', layout: { phone: { hide: true } } }),
          headline(texts.and_others, 'large', 3),
        )
      },
    },
    {
      name: 'portraits-corners',
      title: () => texts.one_corner,
      keywords: ['people', 'agency'],
      make: () => {
        // What somebody does is nearer to the name than the name to the picture.
        const person = (portrait: SampleName, corners: string, name: string, role: string) => {
          const called = headline(name, 'small', 3)
          return block('column', { layout: { all: { arrange: 'stack', gap: 4 } } }, [
            sample(portrait, 'square', { corners }),
            { ...called, state: { ...called.state, style: { 'padding-top': '0.75rem' } } },
            words(role, 'note'),
          ])
        }
        return section(
          {},
          block('heading', { text: texts.four_people, level: 2, as_tb_content: true, ...strikesIn }),
          swiped(
            columnsOf(
              [1, 1, 1, 1],
              { gap: 's' },
              person('portrait_1', 'top-left', texts.ailsa, texts.reads),
              person('portrait_2', 'bottom-left', texts.dev, texts.draws),
              person('portrait_3', 'bottom-right', texts.jo, texts.builds),
              person('portrait_4', 'top-right', texts.sam_l, texts.says_no),
            ),
          ),
        )
      },
    },
    {
      name: 'practice',
      title: () => texts.practice,
      keywords: ['people', 'about', 'agency', 'architect'],
      make: () => {
        const person = (name: SampleName, caption: string) =>
          sample(name, 'portrait', { corners: 'none', effect: 'grey', caption })
        return section(
          { column_lines: '6' },
          headline(texts.practice_title, 'small', 2),
          hung([3, 3], [headline(texts.practice_lead, 'medium', 3)], [words(texts.practice_text)]),
          block('spacer', { size: 'medium' }),
          // On a phone the words lie above the portraits, which stay side by side.
          block(
            'columns',
            {
              split: 'even',
              layout: {
                all: { columns: [2, 2, 2], gap: 'none', down: 'end' },
                phone: { arrange: 'grid', columns: [1, 1], gap: 'none', down: 'start' },
              },
            },
            [
              block(
                'column',
                {
                  layout: { phone: { span: 2, order: 1 } },
                  style_at: { phone: { normal: { 'padding-top': '1.5rem' } } },
                },
                [
                  block('table', {
                    has_head: false,
                    look: 'lines',
                    cells: [
                      [texts.medal, '2025'],
                      [texts.house_of_year, '2025'],
                      [texts.timber, '2023'],
                    ],
                  }),
                ],
              ),
              block('column', { layout: { phone: { bleed: 'start' } } }, [person('portrait_1', texts.mira)]),
              block('column', { layout: { phone: { bleed: 'end' } } }, [person('portrait_2', texts.tom)]),
            ],
          ),
        )
      },
    },
  ],
}
