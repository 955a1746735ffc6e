/** What happens in which order. */
import { block, heading, headline, section, stacked, words } from '../build.ts'
import { atHourWith, beside } from '../layouts.ts'
import { paper, type Paper } from '../paper.ts'
import type { PatternKind } from '../pattern.ts'
import { kinds } from '../texts/kinds.ts'
import { steps as texts } from '../texts/steps.ts'

/** A bar as wide as its time is long; on a phone it keeps its share of the width. */
const bar = (ground: Paper, onPhone: number | undefined, title: string, text: string) =>
  stacked(
    'xs',
    section({
      ...paper(ground),
      padding_top: 'xs',
      padding_bottom: 'none',
      ...(onPhone === undefined ? {} : { layout: { phone: { max_width: onPhone } } }),
    }),
    headline(title, 'small', 3),
    words(text),
  )

export const steps: PatternKind = {
  name: 'steps',
  title: () => kinds.steps,
  order: 9,
  patterns: [
    {
      name: 'steps-across',
      title: () => texts.across,
      keywords: ['process', 'numbers'],
      make: () =>
        section(
          {},
          heading(texts.how_it_works),
          block('steps', {
            look: 'across',
            values: [
              { value: texts.write, text: texts.write_text },
              { value: texts.meet, text: texts.meet_text },
              { value: texts.receive, text: texts.receive_text },
            ],
          }),
        ),
    },
    {
      name: 'steps-beside',
      title: () => texts.beside_image,
      keywords: ['process', 'product'],
      make: () =>
        beside({
          picture: 'lookbook_lamp',
          shape: 'portrait',
          text: { title: texts.from_order_to_door },
          more: [
            block('steps', {
              look: 'down',
              values: [
                { value: texts.order, text: texts.order_text },
                { value: texts.build, text: texts.build_text },
                { value: texts.send, text: texts.send_text },
              ],
            }),
          ],
        }),
    },
    {
      name: 'story',
      title: () => texts.timeline,
      keywords: ['history', 'about', 'timeline'],
      make: () =>
        section(
          {},
          heading(texts.our_story),
          block('timeline', {
            look: 'down',
            entries: [
              { when: '2009', title: texts.year_1_title, text: texts.year_1_text },
              { when: '2015', title: texts.year_2_title, text: texts.year_2_text },
              { when: '2024', title: texts.year_3_title, text: texts.year_3_text },
            ],
          }),
        ),
    },
    {
      name: 'bars',
      title: () => texts.bars,
      keywords: ['process', 'timeline', 'colour', 'catalogue'],
      make: () =>
        section(
          {},
          headline(texts.bars_title, 'extra-large', 2),
          block(
            'columns',
            {
              split: 'even',
              layout: {
                all: { columns: [9, 6, 5, 12], gap: 's' },
                phone: { arrange: 'stack', gap: 'l' },
              },
            },
            [
              bar('rust', 268, texts.bar_1, texts.bar_1_text),
              bar('moss', 180, texts.bar_2, texts.bar_2_text),
              bar('iris', 150, texts.bar_3, texts.bar_3_text),
              bar('maize', undefined, texts.bar_4, texts.bar_4_text),
            ],
          ),
        ),
    },
    {
      name: 'weeks',
      title: () => texts.timeline_across,
      keywords: ['process', 'timeline', 'portfolio'],
      make: () =>
        section(
          { width: 'full', tone: 'surface' },
          heading(texts.six_weeks),
          block('timeline', {
            look: 'across',
            entries: [
              { when: texts.week_1, title: texts.listen, text: texts.listen_text },
              { when: texts.week_3, title: texts.draft, text: texts.draft_text },
              { when: texts.week_6, title: texts.handover, text: texts.handover_text },
            ],
          }),
        ),
    },
    {
      name: 'hours',
      title: () => texts.by_the_hour,
      keywords: ['process', 'schedule', 'timeline', 'launch', 'app', 'colour'],
      make: () =>
        section(
          {
            width: 'full',
            background: 'gradient',
            gradient: {
              angle: 180,
              stops: [
                { colour: 'plain', at: 0 },
                { colour: '#f7f0d6', dark: '#0f182b', at: 100 },
              ],
            },
          },
          atHourWith(texts.hour_1, texts.travels, texts.no_call),
          block('timeline', {
            look: 'across',
            entries: [
              { when: texts.hour_1, title: texts.knocks, text: texts.knocks_text },
              { when: texts.hour_2, title: texts.three_words, text: texts.three_words_text },
              { when: texts.hour_3, title: texts.leaves, text: texts.leaves_text },
              { when: texts.hour_4, title: texts.they_open, text: texts.they_open_text },
            ],
          }),
        ),
    },
  ],
}
