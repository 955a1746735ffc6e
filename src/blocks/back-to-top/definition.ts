/** A link to the top of the page, where it stands or always in the corner. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'
import { settings } from '../texts/settings.ts'
import { backToTop as texts } from './texts/backToTop.ts'

export default defineBlock({
  type: 'back-to-top',
  label: () => texts.label,
  icon: 'arrow-up-to-line',
  category: 'dynamic',
  keywords: () => texts.keywords,
  version: 1,
  state: z.strictObject({ text: z.string().optional(), look: z.enum(['link', 'corner']).optional() }),
  defaults: {},
  accepts: 'nothing',
  holdsLinks: true,
  textOf: () => '',
  panel: () => [
    { name: 'text', title: texts.words, type: 'string', placeholder: texts.to_top },
    {
      name: 'look',
      title: settings.look,
      type: 'dropdown',
      values: [
        { value: 'link', title: texts.link_here },
        { value: 'corner', title: texts.in_the_corner },
      ],
    },
  ],
  examples: () => [{ title: texts.link_here, values: {} }],
})
