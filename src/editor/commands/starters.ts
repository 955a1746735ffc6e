/** Layouts to start an empty page with, made of the site's own blocks. */
import type { StoredBlock } from '../model/serialise.ts'
import { block, button, columns, heading, picture, type Sketch, words } from './blockTemplates.ts'

export interface Starter {
  name: string
  title: string
  sketch: Sketch
  make(): StoredBlock[]
}

export const starters: readonly Starter[] = [
  {
    name: 'about',
    title: 'About us',
    sketch: ['heading', 'words', 'picture', 'words'],
    make: () => [
      heading('About us', 1),
      words('One sentence that says who you are and what you make.', 'lead'),
      picture('landscape'),
      heading('How it began'),
      words('Tell the story in your own words: when, where, and why it still matters to you.'),
      block('quote', {
        text: 'A sentence that a customer or a friend once said about your work.',
        cite: 'Who said it',
      }),
    ],
  },
  {
    name: 'landing',
    title: 'Landing page',
    sketch: ['heading', 'button', 'three', 'words'],
    make: () => [
      heading('What you offer, in six words', 1),
      words('What visitors get from it, in one plain sentence.', 'lead'),
      button('See the shop', '/shop'),
      columns(
        'even',
        [heading('First reason', 3), words('Why it is good for them.')],
        [heading('Second reason', 3), words('What sets it apart.')],
        [heading('Third reason', 3), words('What happens after they order.')],
      ),
      block('product-list', { limit: 4 }),
    ],
  },
  {
    name: 'story',
    title: 'Journal entry',
    sketch: ['heading', 'picture', 'words', 'words'],
    make: () => [
      heading('What happened', 1),
      words('Begin with the moment that made you want to write this down.', 'lead'),
      picture('landscape'),
      words('Then the rest, one thought a paragraph.'),
      heading('What came of it'),
      words('End with what you would do the same way again.'),
    ],
  },
  {
    name: 'contact',
    title: 'Contact',
    sketch: ['heading', 'two', 'words'],
    make: () => [
      heading('Contact', 1),
      columns(
        'wide-first',
        [words('Write to us; we answer within two days.', 'lead'), block('form')],
        [
          heading('Where we are', 3),
          words('Street and number<br>Town'),
          heading('Open', 3),
          words('Tuesday to Saturday, 10 to 17'),
        ],
      ),
    ],
  },
  {
    name: 'shop',
    title: 'Shop front',
    sketch: ['heading', 'three', 'button'],
    make: () => [
      heading('New in the shop', 1),
      words('What is fresh this month, and how many there are.', 'lead'),
      block('product-list', { limit: 8 }),
      block('group', { width: 'wide', tone: 'surface' }, [
        heading('Delivery', 3),
        words('How you pack, how long it takes, what it costs.'),
      ]),
    ],
  },
  {
    name: 'side',
    title: 'Image and text',
    sketch: ['two', 'two'],
    make: () => [
      columns(
        'even',
        [picture('portrait')],
        [heading('First', 2), words('What the picture shows and why it is here.')],
      ),
      columns('even', [heading('Second', 2), words('Go on on the other side.')], [picture('portrait')]),
    ],
  },
]
