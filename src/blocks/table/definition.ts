/** A table of texts. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'
import { plainText } from '../plainText.ts'

export const table = defineBlock({
  type: 'table',
  label: 'Table',
  icon: 'table',
  category: 'text',
  keywords: ['cells', 'rows', 'columns', 'data'],
  version: 1,
  state: z.strictObject({
    /** Rows of cells; each holds rich text of one line. */
    cells: z.array(z.array(z.string())),
    caption: z.string().optional(),
    has_head: z.boolean().optional(),
    has_first_column: z.boolean().optional(),
    look: z.enum(['lines', 'stripes', 'grid']).optional(),
  }),
  defaults: {
    cells: [
      ['', ''],
      ['', ''],
    ],
    has_head: true,
  },
  accepts: 'nothing',
  holdsLinks: true,
  nameKey: 'caption',
  textOf: (state) => plainText([state.caption ?? '', ...state.cells.flat()].join(' ')),
  panel: [
    { name: 'cells', title: 'Cells', type: 'table' },
    { name: 'caption', title: 'Caption', type: 'string' },
    { name: 'has_head', title: 'First row is the head', type: 'boolean', use_switch: true },
    { name: 'has_first_column', title: 'First column names the rows', type: 'boolean', use_switch: true },
    {
      name: 'look',
      title: 'Look',
      type: 'dropdown',
      values: [
        { value: 'lines', title: 'Lines' },
        { value: 'stripes', title: 'Stripes' },
        { value: 'grid', title: 'Grid' },
      ],
    },
  ],
  examples: [
    {
      title: 'Sizes',
      values: {
        caption: 'Mugs and what they hold',
        cells: [
          ['Mug', 'Height', 'Holds'],
          ['Morning', '9 cm', '250 ml'],
          ['Noon', '10 cm', '350 ml'],
          ['Soup', '8 cm', '500 ml'],
        ],
        has_head: true,
        has_first_column: true,
      },
    },
  ],
})
