/** Sections that stand ready to be filled: inserted as copies, so that each page makes them its own. */
import { block, button, columns, heading, picture, words } from './blockTemplates.ts'
import type { Starter } from './starters.ts'

export interface Pattern extends Starter {
  /** What else it is looked for by. */
  keywords: readonly string[]
}

const question = (title: string, answer: string, isOpen = false) =>
  block('accordion-item', isOpen ? { title, is_open: true } : { title }, [words(answer)])

export const patterns: readonly Pattern[] = [
  {
    name: 'opening',
    title: 'Opening',
    keywords: ['hero', 'banner', 'intro', 'top'],
    sketch: ['heading', 'words', 'button'],
    make: () => [
      block('group', { width: 'wide', tone: 'surface' }, [
        heading('What you offer, in six words', 1),
        words('What visitors get from it, in one plain sentence.', 'lead'),
        button('See what there is', '/'),
      ]),
    ],
  },
  {
    name: 'beside',
    title: 'Image beside text',
    keywords: ['image', 'media', 'two', 'columns', 'half'],
    sketch: ['two'],
    make: () => [
      columns(
        'even',
        [picture('portrait')],
        [
          heading('What the picture shows'),
          words('Why it is here, and what comes next.'),
          button('Read more', '/'),
        ],
      ),
    ],
  },
  {
    name: 'reasons',
    title: 'Three reasons',
    keywords: ['features', 'benefits', 'columns', 'services'],
    sketch: ['heading', 'three'],
    make: () => [
      heading('Why it is good'),
      columns(
        'even',
        [heading('First', 3), words('What they get.')],
        [heading('Second', 3), words('What sets it apart.')],
        [heading('Third', 3), words('What happens next.')],
      ),
    ],
  },
  {
    name: 'figures',
    title: 'Figures',
    keywords: ['numbers', 'stats', 'counts', 'facts'],
    sketch: ['three'],
    make: () => [
      columns(
        'even',
        [heading('12', 3), words('years at the same bench')],
        [heading('4', 3), words('glazes of our own')],
        [heading('3,000', 3), words('pieces a year')],
      ),
    ],
  },
  {
    name: 'voice',
    title: 'What customers say',
    keywords: ['testimonial', 'quote', 'review'],
    sketch: ['words', 'words'],
    make: () => [
      block('group', { width: 'wide', tone: 'surface' }, [
        block('quote', { text: 'A sentence that somebody said about your work.', cite: 'Who said it' }),
      ]),
    ],
  },
  {
    name: 'questions',
    title: 'Questions and answers',
    keywords: ['faq', 'accordion', 'help'],
    sketch: ['heading', 'words', 'words'],
    make: () => [
      heading('Questions and answers'),
      block('accordion', {}, [
        question('What people ask first', 'The answer, in two sentences.', true),
        question('What they ask next', 'The answer.'),
        question('What they ask at the end', 'The answer.'),
      ]),
    ],
  },
  {
    name: 'next',
    title: 'Next step',
    keywords: ['call to action', 'cta', 'button', 'banner'],
    sketch: ['heading', 'button'],
    make: () => [
      block('group', { width: 'wide', tone: 'surface' }, [
        heading('Ready when you are'),
        words('One line that says what happens after the press.'),
        button('Begin', '/'),
      ]),
    ],
  },
  {
    name: 'hours',
    title: 'Opening hours',
    keywords: ['table', 'times', 'visit', 'address'],
    sketch: ['heading', 'two'],
    make: () => [
      heading('Come and see'),
      columns(
        'even',
        [words('Street and number<br>Town')],
        [
          block('table', {
            has_head: false,
            cells: [
              ['Tuesday to Friday', '10 to 17'],
              ['Saturday', '10 to 14'],
              ['Sunday and Monday', 'closed'],
            ],
          }),
        ],
      ),
    ],
  },
  {
    name: 'goods',
    title: 'Row of products',
    keywords: ['shop', 'store', 'sale', 'new'],
    sketch: ['heading', 'three', 'button'],
    make: () => [
      heading('New in the shop'),
      block('product-list', { limit: 4 }),
      button('All of the shop', '/shop'),
    ],
  },
  {
    name: 'news',
    title: 'Newest entries',
    keywords: ['blog', 'journal', 'posts', 'latest'],
    sketch: ['heading', 'three'],
    make: () => [heading('From the journal'), block('post-list', { type: 'post', limit: 3 })],
  },
]
