/** A menu of dishes, or any list of names and prices: sections, each with its lines. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'
import { plainText } from '../plainText.ts'
import { common } from '#ui/texts/common.ts'
import { pricing } from '../pricing/texts/pricing.ts'
import { settings } from '../texts/settings.ts'
import { dietMarks } from './marks.ts'
import { priceLooks } from './priceLooks.ts'
import { priceList as texts } from './texts/priceList.ts'

const asTickets = { key: 'look', is: ['tickets'] }

export default defineBlock({
  type: 'price-list',
  label: () => texts.label,
  icon: 'utensils',
  category: 'text',
  keywords: () => texts.keywords,
  version: 1,
  state: z.strictObject({
    sections: z.array(
      z.strictObject({
        title: z.string(),
        note: z.string().optional(),
        dishes: z.array(
          z.strictObject({
            name: z.string(),
            text: z.string().optional(),
            price: z.string().optional(),
            marks: z.array(z.string()).optional(),
          }),
        ),
      }),
    ),
    look: z.enum(['lines', 'tickets']).optional(),
    columns: z.enum(['1', '2', '3']).optional(),
    leader: z.enum(['dots', 'rule', 'beside', 'none']).optional(),
    prices: z.enum(['short', 'full', 'number']).optional(),
    has_legend: z.boolean().optional(),
    /** Of tickets: what their second part says, and where it leads. */
    button: z.string().optional(),
    url: z.string().optional(),
  }),
  // A section with one line to fill in: nothing has to be added before the first word is written.
  defaults: { sections: [{ title: '', dishes: [{ name: '' }] }], has_legend: true },
  accepts: 'nothing',
  textOf: (state) =>
    plainText(
      state.sections
        .flatMap(({ title, note, dishes }) => [
          title,
          note ?? '',
          ...dishes.map(({ name, text }) => `${name} ${text ?? ''}`),
        ])
        .join(' '),
    ),
  panel: () => [
    {
      name: 'sections',
      title: texts.sections,
      type: 'arr-object',
      isContent: true,
      fields: [
        { name: 'title', title: common.title, type: 'string' },
        { name: 'note', title: texts.note, type: 'string' },
        {
          name: 'dishes',
          title: texts.dishes,
          type: 'arr-object',
          fields: [
            { name: 'name', title: common.name, type: 'string' },
            { name: 'price', title: common.price, type: 'string', description: texts.price_help },
            { name: 'text', title: texts.description, type: 'text' },
            {
              name: 'marks',
              title: texts.marks,
              type: 'checklist',
              values: dietMarks.map((value) => ({ value, title: texts[value] })),
            },
          ],
        },
      ],
    },
    {
      name: 'look',
      title: settings.look,
      type: 'dropdown',
      values: [
        { value: 'lines', title: settings.lines },
        { value: 'tickets', title: texts.tickets },
      ],
    },
    {
      name: 'columns',
      title: texts.columns,
      type: 'dropdown',
      values: [
        { value: '1', title: texts.one },
        { value: '2', title: texts.two },
        { value: '3', title: texts.three },
      ],
    },
    {
      name: 'leader',
      title: texts.leader,
      type: 'dropdown',
      when: { key: 'look', is: ['', 'lines'] },
      values: [
        { value: 'dots', title: texts.dots },
        { value: 'rule', title: texts.rule },
        { value: 'beside', title: texts.beside },
        { value: 'none', title: common.none },
      ],
    },
    priceLooks(),
    { name: 'button', title: pricing.button, type: 'string', when: asTickets },
    { name: 'url', title: settings.leads_to, type: 'string', picks: 'link', when: asTickets },
    { name: 'has_legend', title: texts.legend, type: 'boolean', use_switch: true },
  ],
  examples: () => [
    {
      title: settings.grid,
      values: {
        columns: '2',
        sections: [
          {
            title: texts.to_begin,
            note: texts.small_plates,
            dishes: [
              { name: texts.soup, text: texts.soup_text, price: '9', marks: ['vegetarian', 'gluten_free'] },
              { name: texts.olives, price: '5.50', marks: ['vegan'] },
              { name: texts.catch, price: texts.market_price },
            ],
          },
          {
            title: texts.from_the_oven,
            dishes: [
              { name: texts.pasta, text: texts.pasta_text, price: '15', marks: ['vegan', 'spicy'] },
              { name: texts.lamb, text: texts.lamb_text, price: '46', marks: ['dairy_free'] },
            ],
          },
          {
            title: texts.afterwards,
            dishes: [
              { name: texts.tiramisu, price: '8', marks: ['vegetarian'] },
              { name: texts.pecorino, price: '9', marks: ['nuts'] },
            ],
          },
        ],
      },
    },
  ],
})
