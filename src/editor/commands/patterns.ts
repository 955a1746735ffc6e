/** Sections that are ready to be filled: inserted as copies, so that each page makes them its own. */
import { block, button, columns, heading, picture, words } from './blockTemplates.ts'
import type { StoredBlock } from '../model/serialise.ts'
import type { Starter } from './starters.ts'
import { patterns as patternsTexts } from './texts/patterns.ts'
import { formatNumber } from '#platform/language/format.ts'

export interface Pattern extends Starter {
  /** What else it is looked for by. */
  keywords: readonly string[]
}

/** One section: it is inserted, moved and removed whole. */
const section = (...blocks: StoredBlock[]) => [block('group', { width: 'wide' }, blocks)]

const question = (title: string, answer: string, isOpen = false) =>
  block('accordion-item', isOpen ? { title, is_open: true } : { title }, [words(answer)])

export const patterns: readonly Pattern[] = [
  {
    name: 'opening',
    title: patternsTexts.opening,
    keywords: ['hero', 'banner', 'intro', 'top'],
    sketch: ['heading', 'words', 'button'],
    make: () => [
      block('group', { width: 'wide', tone: 'surface' }, [
        heading(patternsTexts.offer, 1),
        words(patternsTexts.offer_gain, 'lead'),
        button(patternsTexts.offer_button, '/'),
      ]),
    ],
  },
  {
    name: 'beside',
    title: patternsTexts.image_beside_text,
    keywords: ['image', 'media', 'two', 'columns', 'half'],
    sketch: ['two'],
    make: () =>
      section(
        columns(
          'even',
          [picture('portrait')],
          [
            heading(patternsTexts.picture_shows),
            words(patternsTexts.picture_why),
            button(patternsTexts.read_more, '/'),
          ],
        ),
      ),
  },
  {
    name: 'reasons',
    title: patternsTexts.three_reasons,
    keywords: ['features', 'benefits', 'columns', 'services'],
    sketch: ['heading', 'three'],
    make: () =>
      section(
        heading(patternsTexts.why_it_is_good),
        columns(
          'even',
          [heading(patternsTexts.first, 3), words(patternsTexts.what_they_get)],
          [heading(patternsTexts.second, 3), words(patternsTexts.what_sets_it_apart)],
          [heading(patternsTexts.third, 3), words(patternsTexts.what_happens_next)],
        ),
      ),
  },
  {
    name: 'figures',
    title: patternsTexts.figures,
    keywords: ['numbers', 'stats', 'counts', 'figures'],
    sketch: ['three'],
    make: () =>
      section(
        columns(
          'even',
          [heading('12', 3), words(patternsTexts.years)],
          [heading('4', 3), words(patternsTexts.glazes)],
          [heading(formatNumber(3000), 3), words(patternsTexts.pieces_a_year)],
        ),
      ),
  },
  {
    name: 'voice',
    title: patternsTexts.what_customers_say,
    keywords: ['testimonial', 'quote', 'review'],
    sketch: ['words', 'words'],
    make: () => [
      block('group', { width: 'wide', tone: 'surface' }, [
        block('quote', {
          text: patternsTexts.quote,
          cite: patternsTexts.who_said_it,
        }),
      ]),
    ],
  },
  {
    name: 'questions',
    title: patternsTexts.questions_and_answers,
    keywords: ['faq', 'accordion', 'help'],
    sketch: ['heading', 'words', 'words'],
    make: () =>
      section(
        heading(patternsTexts.questions_and_answers),
        block('accordion', {}, [
          question(patternsTexts.first_question, patternsTexts.first_answer, true),
          question(patternsTexts.next_question, patternsTexts.the_answer),
          question(patternsTexts.last_question, patternsTexts.the_answer),
        ]),
      ),
  },
  {
    name: 'next',
    title: patternsTexts.next_step,
    keywords: ['call-to-action', 'cta', 'button', 'banner'],
    sketch: ['heading', 'button'],
    make: () => [
      block('group', { width: 'wide', tone: 'surface' }, [
        heading(patternsTexts.ready),
        words(patternsTexts.after_press),
        button(patternsTexts.begin, '/'),
      ]),
    ],
  },
  {
    name: 'hours',
    title: patternsTexts.opening_hours,
    keywords: ['table', 'times', 'visit', 'address'],
    sketch: ['heading', 'two'],
    make: () =>
      section(
        heading(patternsTexts.come_and_see),
        columns(
          'even',
          [words(patternsTexts.street)],
          [
            block('table', {
              has_head: false,
              cells: [
                [patternsTexts.tuesday_to_friday, patternsTexts.ten_to_five],
                [patternsTexts.saturday, patternsTexts.ten_to_two],
                [patternsTexts.sunday_and_monday, patternsTexts.closed],
              ],
            }),
          ],
        ),
      ),
  },
  {
    name: 'goods',
    title: patternsTexts.row_of_products,
    keywords: ['shop', 'store', 'sale', 'new'],
    sketch: ['heading', 'three', 'button'],
    make: () =>
      section(
        heading(patternsTexts.new_in_the_shop),
        block('product-list', { limit: 4 }),
        button(patternsTexts.all_of_the_shop, '/shop'),
      ),
  },
  {
    name: 'news',
    title: patternsTexts.newest_entries,
    keywords: ['blog', 'journal', 'posts', 'latest'],
    sketch: ['heading', 'three'],
    make: () =>
      section(heading(patternsTexts.from_the_journal), block('post-list', { type: 'post', limit: 3 })),
  },
]
