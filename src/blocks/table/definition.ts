/** A table of texts. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'
import { plainText } from '../plainText.ts'
import { common } from '#ui/texts/common.ts'
import { settings } from '../texts/settings.ts'
import { table as texts } from './texts/table.ts'

export default defineBlock({
  type: 'table',
  label: () => texts.label,
  icon: 'table',
  category: 'text',
  keywords: () => texts.keywords,
  version: 1,
  state: z.strictObject({
    /** Rows of cells; each holds rich text of one line. */
    cells: z.array(z.array(z.string())),
    caption: z.string().optional(),
    has_head: z.boolean().optional(),
    has_first_column: z.boolean().optional(),
    look: z.enum(['lines', 'stripes', 'grid', 'index', 'docket']).optional(),
    /** How it shows on a phone; absent: `scroll`. */
    narrow: z.enum(['scroll', 'cards']).optional(),
    /** Of each column; empty: at the start. */
    aligns: z.array(z.enum(['', 'center', 'end'])).optional(),
    /** Of each column in percent; empty: as wide as its words need. */
    widths: z.array(z.enum(['', '10', '20', '30', '40', '50', '60'])).optional(),
  }),
  defaults: {
    cells: [
      ['', ''],
      ['', ''],
    ],
    has_head: true,
  },
  accepts: 'nothing',
  cellsKey: 'cells',
  holdsLinks: true,
  nameKey: 'caption',
  textOf: (state) => plainText([state.caption ?? '', ...state.cells.flat()].join(' ')),
  panel: () => [
    { name: 'cells', title: settings.cells, type: 'table', description: texts.cells_help },
    { name: 'caption', title: common.caption, type: 'string' },
    { name: 'has_head', title: texts.first_row_is_the, type: 'boolean', use_switch: true },
    { name: 'has_first_column', title: texts.first_column_names_the, type: 'boolean', use_switch: true },
    {
      name: 'look',
      title: settings.look,
      type: 'dropdown',
      values: [
        { value: 'lines', title: settings.lines },
        { value: 'stripes', title: texts.stripes },
        { value: 'grid', title: settings.grid },
        { value: 'index', title: texts.index },
        { value: 'docket', title: texts.docket },
      ],
    },
    {
      name: 'narrow',
      title: texts.on_phones,
      type: 'dropdown',
      values: [
        { value: 'scroll', title: texts.scrolls_sideways },
        { value: 'cards', title: texts.rows_become_cards },
      ],
      when: { key: 'has_head', is: ['true'] },
    },
  ],
  examples: () => [
    {
      title: texts.sizes,
      values: {
        caption: texts.mugs_and_what_they,
        cells: [
          [texts.mug, texts.height, texts.holds],
          [texts.morning, '9 cm', '250 ml'],
          [texts.noon, '10 cm', '350 ml'],
          [texts.soup, '8 cm', '500 ml'],
        ],
        has_head: true,
        has_first_column: true,
      },
    },
  ],
})
