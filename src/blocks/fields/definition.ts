/** What an entry says in the fields of its type: on the entry itself, or once in the layout of the type. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'
import type { FieldListData } from './data.ts'

const exampleFields: FieldListData = {
  items: [
    { name: 'cone', title: 'Cone', value: { kind: 'text', text: '6' } },
    { name: 'fired', title: 'Fired on', value: { kind: 'text', text: '2 November 2026' } },
    {
      name: 'needs',
      title: 'It needs',
      value: { kind: 'list', items: ['Wood ash', 'Red clay', 'Patience'] },
    },
    {
      name: 'parts',
      title: 'Recipe',
      value: {
        kind: 'rows',
        head: ['Of', 'Parts'],
        rows: [
          ['Ash', '50'],
          ['Clay', '30'],
          ['Silica', '20'],
        ],
      },
    },
    {
      name: 'picture',
      title: 'Test tile',
      value: { kind: 'pictures', urls: ['/media/demo/mug-sage-1200.webp'] },
    },
  ],
}

export const fields = defineBlock({
  type: 'fields',
  label: 'Fields of the entry',
  icon: 'list-tree',
  category: 'dynamic',
  keywords: ['custom fields', 'details', 'facts', 'specification', 'meta'],
  version: 1,
  state: z.strictObject({
    /** By name or title, in this order; empty: all of the type. */
    names: z.array(z.string()).optional(),
    look: z.enum(['rows', 'stack', 'line']).optional(),
    hides_titles: z.boolean().optional(),
  }),
  defaults: {},
  accepts: 'nothing',
  needs: (state, page) =>
    page.postId ? { source: 'content.fields', arguments: { names: state.names ?? [] } } : null,
  panel: [
    {
      name: 'names',
      title: 'Which fields',
      type: 'string_arr',
      placeholder: 'Field, then Enter',
      description: 'In this order. None named: all of the content type that are filled in; secrets never.',
    },
    {
      name: 'look',
      title: 'Look',
      type: 'dropdown',
      values: [
        { value: 'rows', title: 'Rows, title beside value' },
        { value: 'stack', title: 'Title above value' },
        { value: 'line', title: 'In one line' },
      ],
    },
    { name: 'hides_titles', title: 'Values alone', type: 'boolean', use_switch: true },
  ],
  examples: [{ title: 'Of a glaze', values: {}, data: exampleFields }],
})
