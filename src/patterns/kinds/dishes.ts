/** Menus of dishes and drinks. */
import {
  band,
  block,
  type BuiltBlock,
  columnsOf,
  headline,
  section,
  spread,
  stacked,
  words,
} from '../build.ts'
import { said } from '../layouts.ts'
import type { PatternKind } from '../pattern.ts'
import { sample, type SampleName } from '../samplePictures.ts'
import { dishes as texts } from '../texts/dishes.ts'
import { kinds } from '../texts/kinds.ts'

/** The whole menu of the evening. */
const eveningMenu = () => [
  {
    title: texts.starters,
    dishes: [
      { name: texts.soup, text: texts.soup_text, price: '9', marks: ['vegetarian', 'gluten_free'] },
      { name: texts.burrata, text: texts.burrata_text, price: '12', marks: ['vegetarian'] },
    ],
  },
  {
    title: texts.mains,
    dishes: [
      { name: texts.spaghetti, price: '15', marks: ['vegan'] },
      { name: texts.lamb, text: texts.lamb_text, price: '46' },
      { name: texts.bass, price: '27', marks: ['gluten_free'] },
    ],
  },
  {
    title: texts.sweets,
    dishes: [
      { name: texts.tiramisu, price: '8', marks: ['vegetarian'] },
      { name: texts.ice, price: '6', marks: ['vegan'] },
      { name: texts.pecorino, price: '9', marks: ['vegetarian'] },
    ],
  },
]

/** The docket that came with the goods: what, from whom, when, how much. */
const slipRows = () => [
  [texts.what, texts.from, texts.at, texts.how_much],
  [texts.slip_1, texts.slip_1_from, '6:10', texts.slip_1_much],
  [texts.slip_2, texts.slip_2_from, '6:10', '48'],
  [texts.slip_3, texts.slip_3_from, '7:40', texts.slip_3_much],
  [texts.slip_4, texts.slip_4_from, '8:15', texts.slip_4_much],
  [texts.slip_6, texts.slip_6_from, '8:30', '300'],
  [texts.slip_5, texts.slip_5_from, '9:00', texts.slip_5_much],
]

const priced = (name: string, price: string): BuiltBlock =>
  block('price-list', {
    leader: 'none',
    sections: [{ title: '', dishes: [{ name, price }] }],
  })

/** On a phone the picture reaches an edge of the window. */
const plate = (name: SampleName, shape: string, ratio: string | undefined, bleed: 'both' | 'end') =>
  sample(name, shape, {
    corners: 'none',
    layout: { ...(ratio ? { all: { ratio } } : {}), phone: { bleed } },
  })

const plates = (): BuiltBlock =>
  section(
    { layout: { all: { arrange: 'stack', gap: 'xl' } } },
    // Seven to five: with these two shapes both pictures are of one height at any width.
    columnsOf(
      [7, 5],
      { gap: 'm' },
      stacked('none', plate('dish_1', 'natural', '28/25', 'both'), priced(texts.spaghetti, '15')),
      stacked('none', plate('dish_2', 'portrait', undefined, 'end'), priced(texts.burrata, '12')),
    ),
    columnsOf(
      [5, 7],
      { gap: 'xl', down: 'baseline' },
      [headline(texts.plates_say, 'extra-large', 2)],
      stacked('none', plate('dish_3', 'landscape', undefined, 'both'), priced(texts.soup, '9')),
    ),
  )

export const dishes: PatternKind = {
  name: 'dishes',
  title: () => kinds.dishes,
  order: 13,
  patterns: [
    {
      name: 'menu-columns',
      title: () => texts.three_columns,
      keywords: ['restaurant', 'food', 'prices', 'menu'],
      make: () =>
        section(
          {
            width: 'full',
            tone: 'surface',
            layout: { all: { arrange: 'stack', gap: 'l' } },
          },
          // On the columns of the list below it.
          columnsOf(
            [1, 1, 1],
            { gap: 'xl', down: 'end' },
            block('column', { layout: { all: { span: 2 } } }, [headline(texts.tonight, 'display', 2)]),
            [words(texts.tonight_text)],
          ),
          block('price-list', {
            columns: '3',
            leader: 'dots',
            has_legend: true,
            sections: eveningMenu(),
          }),
          words(texts.menu_note, 'note'),
        ),
    },
    {
      name: 'menu-beside',
      title: () => texts.beside_image,
      keywords: ['restaurant', 'wine', 'menu'],
      make: () =>
        band(
          { tone: 'dark' },
          block('columns', { split: 'halves' }, [
            block('column', {}, [sample('wine', undefined, { corners: 'none' })]),
            stacked(
              'm',
              headline(texts.from_the_cellar, 'extra-large', 2),
              words(texts.cellar_text, 'lead'),
              block('price-list', {
                leader: 'rule',
                sections: [
                  {
                    title: '',
                    dishes: [
                      { name: texts.wine_1, text: texts.wine_1_text, price: '9' },
                      { name: texts.wine_2, text: texts.wine_2_text, price: '11' },
                      { name: texts.wine_3, text: texts.wine_3_text, price: '8' },
                    ],
                  },
                ],
              }),
            ),
          ]),
        ),
    },
    {
      name: 'running-delivery',
      title: () => texts.running_delivery,
      keywords: ['restaurant', 'marquee', 'market', 'text_only'],
      make: () =>
        band(
          { tone: 'plain', content_width: 'full', padding_top: 's', padding_bottom: 's' },
          block('marquee', {
            words: [texts.last_tomatoes, texts.burratas, texts.pumpkins, texts.eggs, texts.basil],
            divider: 'dot',
            speed: 'slow',
            size: 'medium',
          }),
        ),
    },
    {
      name: 'delivery-slip',
      title: () => texts.slip,
      keywords: ['restaurant', 'receipt', 'market', 'table'],
      make: () =>
        section(
          {},
          columnsOf(
            [5, 7],
            { gap: 'xl' },
            spread(
              [headline(texts.slip_title, 'extra-large', 2), words(texts.slip_text, 'lead')],
              words(texts.slip_note, 'note'),
            ),
            [
              block('table', {
                caption: texts.came_in,
                has_head: true,
                has_first_column: true,
                look: 'docket',
                narrow: 'cards',
                aligns: ['', '', 'end', 'end'],
                cells: slipRows(),
                animate: [{ trigger: 'onscroll', action: 'slide-up' }],
              }),
            ],
          ),
        ),
    },
    {
      name: 'plates',
      title: () => texts.plates,
      keywords: ['restaurant', 'food', 'photo', 'prices'],
      make: plates,
    },
    {
      name: 'menu-week',
      title: () => texts.lunch,
      keywords: ['restaurant', 'food', 'menu'],
      make: () =>
        section(
          { width: 'full', tone: 'tint', content_width: 'text' },
          ...said({ title: texts.lunch, lead: texts.lunch_text }),
          block('price-list', {
            leader: 'dots',
            sections: [
              {
                title: '',
                dishes: [
                  { name: texts.tuesday, price: '12' },
                  { name: texts.wednesday, price: '13', marks: ['vegetarian'] },
                  { name: texts.thursday, price: '14' },
                  { name: texts.friday, price: '15' },
                ],
              },
            ],
          }),
        ),
    },
  ],
}
