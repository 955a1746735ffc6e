/** Plans beside each other: what each costs and what is in it. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'
import { priceLooks } from '../price-list/priceLooks.ts'
import { common } from '#ui/texts/common.ts'
import { settings } from '../texts/settings.ts'
import { pricing as texts } from './texts/pricing.ts'

export default defineBlock({
  type: 'pricing',
  label: () => texts.label,
  icon: 'badge-check',
  category: 'layout',
  keywords: () => texts.keywords,
  version: 1,
  state: z.strictObject({
    plans: z.array(
      z.strictObject({
        name: z.string(),
        text: z.string().optional(),
        price: z.string().optional(),
        period: z.string().optional(),
        features: z
          .array(z.strictObject({ text: z.string(), is_left_out: z.boolean().optional() }))
          .optional(),
        button: z.string().optional(),
        url: z.string().optional(),
        is_highlighted: z.boolean().optional(),
      }),
    ),
    badge: z.string().optional(),
    prices: z.enum(['short', 'full', 'number']).optional(),
  }),
  defaults: () => ({ plans: [{ name: '' }], badge: texts.popular }),
  accepts: 'nothing',
  holdsLinks: true,
  textOf: (state) =>
    state.plans
      .map(
        ({ name, text, features = [] }) =>
          `${name} ${text ?? ''} ${features.map((one) => one.text).join(' ')}`,
      )
      .join(' ')
      .trim(),
  panel: () => [
    {
      name: 'plans',
      title: texts.plans,
      type: 'arr-object',
      isContent: true,
      fields: [
        { name: 'name', title: common.name, type: 'string' },
        { name: 'text', title: texts.text, type: 'string' },
        { name: 'price', title: common.price, type: 'string' },
        { name: 'period', title: texts.period, type: 'string', placeholder: texts.per_month },
        {
          name: 'features',
          title: texts.features,
          type: 'arr-object',
          fields: [
            { name: 'text', title: texts.feature, type: 'string' },
            { name: 'is_left_out', title: texts.not_included, type: 'bool' },
          ],
        },
        { name: 'button', title: texts.button, type: 'string' },
        { name: 'url', title: settings.leads_to, type: 'string', placeholder: 'https://' },
        { name: 'is_highlighted', title: texts.highlighted, type: 'bool' },
      ],
    },
    { name: 'badge', title: texts.badge, type: 'string' },
    priceLooks(),
  ],
  examples: () => {
    const features = (count: number) =>
      [texts.clay, texts.firing, texts.shelf, texts.key].map((text, index) => ({
        text,
        is_left_out: index >= count,
      }))
    return [
      {
        title: texts.three_plans,
        values: {
          plans: [
            {
              name: texts.drop_in,
              text: texts.drop_in_text,
              price: '28',
              period: texts.once,
              features: features(1),
              button: texts.book,
              url: '/t/products',
            },
            {
              name: texts.regular,
              text: texts.regular_text,
              price: '96',
              period: texts.per_month,
              features: features(3),
              button: texts.book,
              url: '/t/products',
              is_highlighted: true,
            },
            {
              name: texts.studio,
              text: texts.studio_text,
              price: '180',
              period: texts.per_month,
              features: features(4),
              button: texts.book,
              url: '/t/products',
            },
          ],
        },
      },
    ]
  },
})
