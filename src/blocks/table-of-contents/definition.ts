/** Links to the headings of the page that are listed (F-POST-06). */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'
import { headingsOf } from './headings.ts'

export const tableOfContents = defineBlock({
  type: 'table-of-contents',
  label: 'Table of contents',
  icon: 'table-of-contents',
  category: 'dynamic',
  keywords: ['toc', 'headings', 'outline', 'jump'],
  version: 1,
  state: z.strictObject({
    title: z.string().optional(),
    /** The lowest level that is listed. */
    depth: z.coerce.number().int().min(1).max(6),
    is_numbered: z.boolean().optional(),
    look: z.enum(['box', 'plain']).optional(),
  }),
  defaults: { title: 'On this page', depth: 3 },
  accepts: 'nothing',
  holdsLinks: true,
  nameKey: 'title',
  fromDocument: headingsOf,
  panel: [
    { name: 'title', title: 'Title', type: 'string' },
    {
      name: 'depth',
      title: 'Down to',
      type: 'dropdown',
      values: [3, 1, 2, 4, 5, 6].map((level) => ({ value: String(level), title: `Heading ${level}` })),
    },
    { name: 'is_numbered', title: 'Number the entries', type: 'boolean', use_switch: true },
    {
      name: 'look',
      title: 'Look',
      type: 'dropdown',
      values: [
        { value: 'box', title: 'In a box' },
        { value: 'plain', title: 'Plain' },
      ],
    },
  ],
  examples: [
    {
      title: 'In a box',
      values: {},
      data: [
        { anchor: 'h-one', text: 'What ash does', level: 2 },
        { anchor: 'h-two', text: 'Wood by wood', level: 3 },
        { anchor: 'h-three', text: 'The recipe', level: 2 },
      ],
    },
  ],
})
