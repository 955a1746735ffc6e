/** The blocks of a post component, kept in one place and shown in many; single texts can be others here. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'
import { reusable as texts } from './texts/reusable.ts'

export default defineBlock({
  type: 'reusable',
  label: () => texts.label,
  icon: 'component',
  category: 'dynamic',
  keywords: () => texts.keywords,
  version: 1,
  state: z.strictObject({
    component_id: z.string(),
    /** The id of a variant of the component; absent: as it is written there. */
    variant: z.string().max(60).optional(),
    /** `block`: the element id or id of a block of the component; `key`: empty for its text; `value`: as that block keeps it. */
    overrides: z
      .array(z.strictObject({ block: z.string(), key: z.string().optional(), value: z.unknown() }))
      .optional(),
  }),
  defaults: { component_id: '' },
  accepts: { only: ['slot-content'] },
  holdsLinks: true,
  needs: ({ component_id: id, variant = '', overrides = [] }) =>
    id ? { source: 'content.placed', arguments: { type: 'component', id, variant, overrides } } : null,
  panel: () => [
    {
      name: 'component_id',
      title: texts.component,
      type: 'string',
      picks: 'component',
      description: texts.written_once_under_components,
    },
    {
      name: 'overrides',
      title: texts.different_here,
      type: 'arr-object',
      fields: [
        {
          name: 'block',
          title: texts.which_block,
          type: 'string',
          description: texts.its_element_id_in,
        },
        { name: 'key', title: texts.which_setting, type: 'string', placeholder: texts.its_text },
        { name: 'value', title: texts.what_it_says_here, type: 'text' },
      ],
    },
  ],
  examples: () => [
    {
      title: texts.a_component,
      values: { component_id: '' },
      children: [
        {
          type: 'alert',
          values: { title: texts.kiln_opening, text: texts.saturday_the_28th_with, kind: 'info' },
        },
      ],
    },
  ],
})
