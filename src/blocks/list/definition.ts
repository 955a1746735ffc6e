/** A list with bullets or numbers; its rich text holds the list element. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'
import { plainText } from '../plainText.ts'

export const list = defineBlock({
  type: 'list',
  label: 'List',
  icon: 'list',
  category: 'text',
  keywords: ['bullets', 'numbers', 'ul', 'ol'],
  version: 1,
  state: z.strictObject({ text: z.string() }),
  defaults: { text: '<ul><li></li></ul>' },
  accepts: 'nothing',
  textKey: 'text',
  textOf: (state) => plainText(state.text),
  panel: [],
  examples: [
    { title: 'Bullets', values: { text: '<ul><li>Mugs</li><li>Bowls<ul><li>Wide</li></ul></li></ul>' } },
    { title: 'Numbers', values: { text: '<ol><li>Wedge</li><li>Throw</li><li>Fire</li></ol>' } },
  ],
})
