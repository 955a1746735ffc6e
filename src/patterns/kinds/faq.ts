/** Questions and answers. */
import { button, columns, heading, section, words } from '../build.ts'
import { questions } from '../layouts.ts'
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
      keywords: ['accordion', 'help', 'faq'],
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
      name: 'questions-large',
      title: () => texts.large_titles,
      keywords: ['accordion', 'services', 'agency', 'studio', 'big'],
      make: () =>
        section(
          {},
          heading(texts.left_out),
          questions(
            [
              [texts.words, texts.words_text],
              [texts.marks, texts.marks_text],
              [texts.pages, texts.pages_text],
              [texts.meetings, texts.meetings_text],
            ],
            'large',
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
