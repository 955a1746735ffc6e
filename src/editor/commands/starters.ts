/** Layouts to start an empty page with, made of the site's own blocks. */
import type { StoredBlock } from '../model/serialise.ts'
import { block, button, columns, heading, picture, type Sketch, words } from './blockTemplates.ts'
import { starters as startersTexts } from './texts/starters.ts'

export interface Starter {
  name: string
  title: string
  sketch: Sketch
  make(): StoredBlock[]
}

export const starters: readonly Starter[] = [
  {
    name: 'about',
    title: startersTexts.about_us,
    sketch: ['heading', 'words', 'picture', 'words'],
    make: () => [
      heading(startersTexts.about_us, 1),
      words(startersTexts.who_we_are, 'lead'),
      picture('landscape'),
      heading(startersTexts.how_it_began),
      words(startersTexts.tell_the_story),
      block('quote', {
        text: startersTexts.quote,
        cite: startersTexts.who_said_it,
      }),
    ],
  },
  {
    name: 'landing',
    title: startersTexts.landing_page,
    sketch: ['heading', 'button', 'three'],
    make: () => [
      heading(startersTexts.offer, 1),
      words(startersTexts.offer_gain, 'lead'),
      button(startersTexts.see_the_shop, '/t/products'),
      columns(
        'even',
        [heading(startersTexts.first_reason), words(startersTexts.good_for_them)],
        [heading(startersTexts.second_reason), words(startersTexts.what_sets_it_apart)],
        [heading(startersTexts.third_reason), words(startersTexts.after_order)],
      ),
    ],
  },
  {
    name: 'story',
    title: startersTexts.journal_entry,
    sketch: ['heading', 'picture', 'words', 'words'],
    make: () => [
      heading(startersTexts.what_happened, 1),
      words(startersTexts.first_moment, 'lead'),
      picture('landscape'),
      words(startersTexts.one_thought),
      heading(startersTexts.what_came_of_it),
      words(startersTexts.same_again),
    ],
  },
  {
    name: 'contact',
    title: startersTexts.contact,
    sketch: ['heading', 'two', 'words'],
    make: () => [
      heading(startersTexts.contact, 1),
      columns(
        'wide-first',
        [words(startersTexts.write_to_us, 'lead'), block('form')],
        [
          heading(startersTexts.where_we_are, 3),
          words(startersTexts.street),
          heading(startersTexts.open, 3),
          words(startersTexts.open_when),
        ],
      ),
    ],
  },
  {
    name: 'shop',
    title: startersTexts.shop_front,
    sketch: ['heading', 'three', 'button'],
    make: () => [
      heading(startersTexts.new_in_the_shop, 1),
      words(startersTexts.this_month, 'lead'),
      block('product-list', { limit: 8 }),
      block('group', { width: 'wide', tone: 'surface' }, [
        heading(startersTexts.delivery, 3),
        words(startersTexts.delivery_how),
      ]),
    ],
  },
  {
    name: 'side',
    title: startersTexts.image_and_text,
    sketch: ['two', 'two'],
    make: () => [
      columns(
        'even',
        [picture('portrait')],
        [heading(startersTexts.first, 2), words(startersTexts.picture_shows)],
      ),
      columns(
        'even',
        [heading(startersTexts.second, 2), words(startersTexts.other_side)],
        [picture('portrait')],
      ),
    ],
  },
]
