/** Questions and answers. */
import { button, columns, columnsOf, heading, headline, headlineInHalf, section, words } from '../build.ts'
import { atHour, night, questions } from '../layouts.ts'
import type { PatternKind } from '../pattern.ts'
import { faq as texts } from '../texts/faq.ts'
import { kinds } from '../texts/kinds.ts'

export const faq: PatternKind = {
  name: 'faq',
  title: () => kinds.faq,
  order: 10,
  patterns: [
    {
      name: 'questions',
      title: () => texts.questions_and_answers,
      keywords: ['accordion', 'help', 'questions'],
      make: () =>
        section(
          {},
          heading(texts.questions_and_answers),
          questions([
            [texts.q_cancel, texts.a_cancel],
            [texts.q_bring, texts.a_bring],
            [texts.q_children, texts.a_children],
          ]),
        ),
    },
    {
      name: 'questions-beside',
      title: () => texts.beside_heading,
      keywords: ['accordion', 'help', 'questions', 'shop'],
      make: () =>
        section(
          {},
          columns(
            'wide-last',
            [heading(texts.good_to_know), words(texts.ask_us), button(texts.write_to_us, '/', 'quiet')],
            [
              questions([
                [texts.q_ship, texts.a_ship],
                [texts.q_return, texts.a_return],
                [texts.q_invoice, texts.a_invoice],
              ]),
            ],
          ),
        ),
    },
    {
      name: 'questions-signs',
      title: () => texts.beside_large,
      keywords: ['accordion', 'help', 'questions', 'event', 'location', 'prices'],
      make: () =>
        section(
          {},
          columnsOf(
            [6, 6],
            { gap: 'm' },
            [headlineInHalf(texts.the_silo, 2)],
            [
              questions(
                [
                  [texts.q_way, texts.a_way],
                  [texts.q_sleep, texts.a_sleep],
                  [texts.q_loud, texts.a_loud],
                  [texts.q_young, texts.a_young],
                ],
                'signs',
              ),
            ],
          ),
        ),
    },
    {
      name: 'questions-large',
      title: () => texts.large_titles,
      keywords: ['accordion', 'services', 'agency', 'large'],
      make: () =>
        section(
          { width: 'full', tone: 'surface', padding_top: 's', padding_bottom: 'none' },
          headline(texts.left_out, 'small', 2),
          questions(
            [
              [texts.words, texts.words_text, texts.from_4, [texts.words_1, texts.words_2, texts.words_3]],
              [texts.marks, texts.marks_text, texts.from_9, [texts.marks_1, texts.marks_2, texts.marks_3]],
              [texts.pages, texts.pages_text, texts.from_14, [texts.pages_1, texts.pages_2, texts.pages_3]],
              [
                texts.meetings,
                texts.meetings_text,
                texts.free_always,
                [texts.meetings_1, texts.meetings_2, texts.meetings_3],
              ],
            ],
            'large',
          ),
        ),
    },
    {
      name: 'questions-dark',
      title: () => texts.on_dark,
      keywords: ['accordion', 'help', 'questions', 'launch', 'app'],
      make: () =>
        section(
          night,
          atHour(
            texts.late,
            heading(texts.asked_late),
            words(texts.nobody_paged, 'lead'),
            questions([
              [texts.q_nobody, texts.a_nobody],
              [texts.q_chat, texts.a_chat],
              [texts.q_which_time, texts.a_which_time],
              [texts.q_leave, texts.a_leave],
            ]),
          ),
        ),
    },
    {
      name: 'questions-boxes',
      title: () => texts.in_boxes,
      keywords: ['accordion', 'help', 'questions', 'visit'],
      make: () =>
        section(
          { width: 'full', tone: 'tint', content_width: 'text' },
          heading(texts.before_you_come),
          questions(
            [
              [texts.q_park, texts.a_park],
              [texts.q_stairs, texts.a_stairs],
              [texts.q_first, texts.a_first],
            ],
            'boxes',
          ),
        ),
    },
  ],
}
