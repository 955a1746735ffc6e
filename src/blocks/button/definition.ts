/** A link that asks to be followed. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'
import { plainText } from '../plainText.ts'

export const button = defineBlock({
  type: 'button',
  label: 'Button',
  icon: 'mouse-pointer-click',
  category: 'text',
  keywords: ['link', 'call to action'],
  version: 1,
  state: z.strictObject({
    text: z.string(),
    url: z.string(),
    look: z.enum(['primary', 'quiet', 'link']).optional(),
  }),
  defaults: { text: 'Read more', url: '' },
  accepts: 'nothing',
  textKey: 'text',
  textLimit: 150,
  isInline: true,
  textOf: (state) => plainText(state.text),
  panel: [
    { name: 'url', title: 'Leads to', type: 'string', placeholder: '/about', picks: 'link' },
    {
      name: 'look',
      title: 'Look',
      type: 'dropdown',
      values: [
        { value: 'primary', title: 'Filled' },
        { value: 'quiet', title: 'Outlined' },
        { value: 'link', title: 'Text link' },
      ],
    },
  ],
  examples: [{ title: 'Filled', values: { text: 'See the shop', url: '/t/products', look: 'primary' } }],
})
