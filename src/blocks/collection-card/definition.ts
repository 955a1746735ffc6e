/** The card of a collection: it is designed once, and drawn for each entry. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'
import { settings } from '../texts/settings.ts'
import { collectionCard as texts } from './texts/collectionCard.ts'

export default defineBlock({
  type: 'collection-card',
  label: () => texts.label,
  icon: 'square-user',
  category: 'dynamic',
  keywords: () => texts.keywords,
  version: 1,
  state: z.strictObject({
    look: z.enum(['plain', 'framed', 'filled']).optional(),
    align: z.enum(['start', 'center']).optional(),
    layout: z.enum(['down', 'beside']).optional(),
    label: z.string().optional(),
  }),
  defaults: {},
  accepts: { except: ['column', 'collection'] },
  parents: ['collection'],
  panel: () => [
    {
      name: 'look',
      title: settings.look,
      type: 'segments',
      usual: 'plain',
      values: [
        { value: 'plain', title: texts.plain },
        { value: 'framed', title: texts.framed },
        { value: 'filled', title: texts.filled },
      ],
    },
    {
      name: 'layout',
      title: texts.arrangement,
      type: 'segments',
      usual: 'down',
      values: [
        { value: 'down', title: texts.down },
        { value: 'beside', title: texts.beside },
      ],
    },
    {
      name: 'align',
      title: texts.alignment,
      type: 'segments',
      usual: 'start',
      values: [
        { value: 'start', title: texts.at_start },
        { value: 'center', title: settings.middle },
      ],
    },
  ],
  examples: () => [
    {
      title: texts.framed,
      values: { look: 'framed' },
      children: [
        { type: 'heading', values: { text: texts.example_title, level: 3 } },
        { type: 'paragraph', values: { text: texts.example_text } },
      ],
    },
  ],
})
