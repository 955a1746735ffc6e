/** A file of the site to download: its name, its kind and its size. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'
import { common } from '#ui/texts/common.ts'
import { settings } from '../texts/settings.ts'
import { download as texts } from './texts/download.ts'

export default defineBlock({
  type: 'download',
  label: () => texts.label,
  icon: 'download',
  category: 'media',
  keywords: () => texts.keywords,
  version: 1,
  state: z.strictObject({
    src: z.string(),
    title: z.string().optional(),
    note: z.string().optional(),
    look: z.enum(['framed', 'plain']).optional(),
  }),
  defaults: { src: '' },
  accepts: 'nothing',
  holdsLinks: true,
  textOf: (state) => `${state.title ?? ''} ${state.note ?? ''}`.trim(),
  needs: ({ src }) => (src === '' ? null : { source: 'media.file', arguments: { url: src } }),
  panel: () => [
    { name: 'src', title: texts.file, type: 'file', holds: 'file' },
    { name: 'title', title: common.name, type: 'string', placeholder: texts.name_of_the_file },
    { name: 'note', title: texts.line_below, type: 'string' },
    {
      name: 'look',
      title: settings.look,
      type: 'dropdown',
      values: [
        { value: 'framed', title: texts.framed },
        { value: 'plain', title: texts.plain },
      ],
    },
  ],
  examples: () => [
    {
      title: texts.framed,
      values: { src: '/media/demo/table-1200.webp', title: texts.glaze_table, note: texts.revised },
      data: { name: 'glaze-table.pdf', bytes: 348_160 },
    },
  ],
})
