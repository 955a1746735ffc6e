/** Menus of dishes and drinks. */
import { block, section } from '../build.ts'
import { beside, said } from '../layouts.ts'
import type { PatternKind } from '../pattern.ts'
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
          {},
          ...said({ title: texts.tonight, lead: texts.tonight_text }),
          block('price-list', { columns: '3', leader: 'rule', has_legend: true, sections: eveningMenu() }),
        ),
    },
    {
      name: 'menu-beside',
      title: () => texts.beside_image,
      keywords: ['restaurant', 'wine', 'drinks', 'menu'],
      make: () =>
        beside({
          picture: 'wine',
          shape: 'portrait',
          isReversed: true,
          text: { title: texts.from_the_cellar, lead: texts.cellar_text },
          more: [
            block('price-list', {
              leader: 'dots',
              sections: [
                {
                  title: texts.whites,
                  dishes: [
                    { name: texts.wine_1, text: texts.wine_1_text, price: '9' },
                    { name: texts.wine_2, text: texts.wine_2_text, price: '11' },
                    { name: texts.wine_3, text: texts.wine_3_text, price: '8' },
                  ],
                },
              ],
            }),
          ],
          state: { width: 'full', tone: 'dark' },
        }),
    },
    {
      name: 'menu-week',
      title: () => texts.lunch,
      keywords: ['restaurant', 'food', 'canteen', 'menu'],
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
