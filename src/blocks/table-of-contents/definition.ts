/** Links to the headings of the page that are listed (F-POST-06). */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'
import { headingsOf } from './headings.ts'
import { common } from '#ui/texts/common.ts'
import { settings } from '../texts/settings.ts'
import { tableOfContents as texts } from './texts/tableOfContents.ts'

export default defineBlock({
  type: 'table-of-contents',
  label: () => texts.label,
  icon: 'table-of-contents',
  category: 'dynamic',
  keywords: () => texts.keywords,
  version: 1,
  state: z.strictObject({
    title: z.string().optional(),
    /** The lowest level that is listed. */
    depth: z.coerce.number().int().min(1).max(6),
    is_numbered: z.boolean().optional(),
    look: z.enum(['box', 'plain']).optional(),
  }),
  defaults: () => ({ title: texts.on_this_page, depth: 3 }),
  accepts: 'nothing',
  holdsLinks: true,
  nameKey: 'title',
  fromDocument: headingsOf,
  panel: () => [
    { name: 'title', title: common.title, type: 'string' },
    {
      name: 'depth',
      title: texts.down_to,
      type: 'dropdown',
      values: [3, 1, 2, 4, 5, 6].map((level) => ({
        value: String(level),
        title: settings.heading_of({ level }),
      })),
    },
    { name: 'is_numbered', title: texts.number_the_entries, type: 'boolean', use_switch: true },
    {
      name: 'look',
      title: settings.look,
      type: 'dropdown',
      values: [
        { value: 'box', title: texts.in_a_box },
        { value: 'plain', title: texts.plain },
      ],
    },
  ],
  examples: () => [
    {
      title: texts.in_a_box,
      values: {},
      data: [
        { anchor: 'h-one', text: texts.what_ash_does, level: 2 },
        { anchor: 'h-two', text: texts.wood_by_wood, level: 3 },
        { anchor: 'h-three', text: texts.the_recipe, level: 2 },
      ],
    },
  ],
})
