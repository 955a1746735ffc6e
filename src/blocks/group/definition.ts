/** A section: blocks that belong together, on a ground of their own. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'

export const group = defineBlock({
  type: 'group',
  label: 'Group',
  icon: 'group',
  category: 'layout',
  keywords: ['section', 'container', 'box'],
  version: 1,
  state: z.strictObject({
    width: z.enum(['text', 'wide', 'full']),
    tone: z.enum(['plain', 'surface', 'ink']).optional(),
    label: z.string().optional(),
  }),
  defaults: { width: 'wide' },
  startsWith: ['paragraph'],
  accepts: { except: ['column'] },
  panel: [
    {
      name: 'width',
      title: 'Width',
      type: 'dropdown',
      values: [
        { value: 'text', title: 'Text' },
        { value: 'wide', title: 'Wide' },
        { value: 'full', title: 'Edge to edge' },
      ],
    },
    {
      name: 'tone',
      title: 'Ground',
      type: 'dropdown',
      values: [
        { value: 'plain', title: 'None' },
        { value: 'surface', title: 'Raised paper' },
        { value: 'ink', title: 'Ink' },
      ],
    },
    { name: 'label', title: 'Name for screen readers', type: 'string' },
  ],
  examples: [
    {
      title: 'Raised paper',
      values: { width: 'wide', tone: 'surface' },
      children: [
        { type: 'heading', values: { text: 'Opening hours', level: 3 } },
        { type: 'paragraph', values: { text: 'Thursday to Saturday, 10 to 18.' } },
      ],
    },
  ],
})
