/** A stored snippet at a place of its own, whatever pages it fits by itself. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'

export const snippet = defineBlock({
  type: 'snippet',
  label: 'Snippet',
  icon: 'puzzle',
  category: 'dynamic',
  keywords: ['sniplet', 'code', 'stored', 'component'],
  version: 1,
  state: z.strictObject({ snippet_id: z.string() }),
  defaults: { snippet_id: '' },
  accepts: 'nothing',
  holdsLinks: true,
  needs: ({ snippet_id: id }) =>
    id ? { source: 'content.placed', arguments: { type: 'sniplet', id } } : null,
  panel: [{ name: 'snippet_id', title: 'Snippet', type: 'string', picks: 'sniplet' }],
  examples: [
    {
      title: 'A snippet',
      values: { snippet_id: '' },
      children: [
        { type: 'paragraph', values: { text: 'Orders that reach us before noon leave on the same day.' } },
      ],
    },
  ],
})
