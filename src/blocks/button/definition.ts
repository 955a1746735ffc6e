/** A link that asks to be followed. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'
import { plainText } from '../plainText.ts'
import { settings } from '../texts/settings.ts'
import { button as texts } from './texts/button.ts'

export default defineBlock({
  type: 'button',
  label: () => texts.label,
  icon: 'mouse-pointer-click',
  category: 'text',
  keywords: () => texts.keywords,
  version: 1,
  state: z.strictObject({
    text: z.string(),
    url: z.string(),
    look: z.enum(['primary', 'wide', 'quiet', 'link']).optional(),
  }),
  defaults: () => ({ text: texts.read_more, url: '' }),
  accepts: 'nothing',
  textKey: 'text',
  textLimit: 150,
  isInline: true,
  textOf: (state) => plainText(state.text),
  panel: () => [
    { name: 'url', title: settings.leads_to, type: 'string', placeholder: '/about', picks: 'link' },
    {
      name: 'look',
      title: settings.look,
      type: 'dropdown',
      values: [
        { value: 'primary', title: texts.filled },
        { value: 'wide', title: texts.filled_wide },
        { value: 'quiet', title: texts.outlined },
        { value: 'link', title: texts.text_link },
      ],
    },
  ],
  examples: () => [
    { title: texts.filled, values: { text: texts.see_the_shop, url: '/t/products', look: 'primary' } },
  ],
})
