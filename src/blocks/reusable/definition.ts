/** The blocks of a post component, kept in one place and shown in many; single texts can be others here. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'

export const reusable = defineBlock({
  type: 'reusable',
  label: 'Reusable block',
  icon: 'component',
  category: 'dynamic',
  keywords: ['component', 'shared', 'synced', 'pattern', 'reference'],
  version: 1,
  state: z.strictObject({
    component_id: z.string(),
    /** `block`: the element id or id of a block of the component; `key`: empty for its text. */
    overrides: z
      .array(z.strictObject({ block: z.string(), key: z.string().optional(), value: z.string() }))
      .optional(),
  }),
  defaults: { component_id: '' },
  accepts: 'nothing',
  holdsLinks: true,
  needs: ({ component_id: id, overrides }) =>
    id
      ? { source: 'content.placed', arguments: { type: 'component', id, overrides: overrides ?? [] } }
      : null,
  panel: [
    {
      name: 'component_id',
      title: 'Component',
      type: 'string',
      picks: 'component',
      description: 'Written once, under Components; a change there shows everywhere.',
    },
    {
      name: 'overrides',
      title: 'Different here',
      type: 'arr-object',
      fields: [
        {
          name: 'block',
          title: 'Which block',
          type: 'string',
          description: 'Its element id in the component.',
        },
        { name: 'key', title: 'Which setting', type: 'string', placeholder: 'its text' },
        { name: 'value', title: 'What it says here', type: 'text' },
      ],
    },
  ],
  examples: [
    {
      title: 'A component',
      values: { component_id: '' },
      children: [
        {
          type: 'alert',
          values: { title: 'Kiln opening', text: 'Saturday the 28th, with soup.', kind: 'info' },
        },
      ],
    },
  ],
})
