/** One tab: its title and the blocks it shows. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'
import { plainText } from '../plainText.ts'
import { common } from '#ui/texts/common.ts'
import { tab as texts } from './texts/tab.ts'

export default defineBlock({
  type: 'tab',
  label: () => texts.label,
  icon: 'square-dashed',
  category: 'layout',
  keywords: () => texts.keywords,
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
  panel: () => [{ name: 'title', title: common.title, type: 'string' }],
  examples: () => [
    {
      title: texts.in_tabs,
      values: { title: texts.sizes },
      children: [{ type: 'paragraph', values: { text: texts.a_grogged_stoneware_from } }],
    },
  ],
})
