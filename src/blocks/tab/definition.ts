/** One tab: its title and the blocks it shows. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'
import { plainText } from '../plainText.ts'

export const tab = defineBlock({
  type: 'tab',
  label: 'Tab',
  icon: 'square-dashed',
  category: 'layout',
  keywords: ['panel'],
  version: 1,
  state: z.strictObject({ title: z.string() }),
  defaults: { title: '' },
  startsWith: ['paragraph'],
  accepts: { except: ['column', 'tab'] },
  parents: ['tabs'],
  textKey: 'title',
  textLimit: 150,
  isInline: true,
  textOf: (state) => plainText(state.title),
  panel: [{ name: 'title', title: 'Title', type: 'string' }],
  examples: [
    {
      title: 'In tabs',
      values: { title: 'Sizes' },
      children: [{ type: 'paragraph', values: { text: 'A grogged stoneware from the next valley.' } }],
    },
  ],
})
