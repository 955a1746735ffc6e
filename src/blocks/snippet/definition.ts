/** A stored snippet at a place of its own, whatever pages it fits by itself. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'
import { snippet as texts } from './texts/snippet.ts'

export default defineBlock({
  type: 'snippet',
  label: () => texts.label,
  icon: 'puzzle',
  category: 'dynamic',
  keywords: () => texts.keywords,
  version: 1,
  state: z.strictObject({ snippet_id: z.string() }),
  defaults: { snippet_id: '' },
  accepts: 'nothing',
  holdsLinks: true,
  needs: ({ snippet_id: id }) =>
    id ? { source: 'content.placed', arguments: { type: 'sniplet', id } } : null,
  panel: () => [{ name: 'snippet_id', title: texts.snippet, type: 'string', picks: 'sniplet' }],
  examples: () => [
    {
      title: texts.a_snippet,
      values: { snippet_id: '' },
      children: [{ type: 'paragraph', values: { text: texts.orders_that_reach_us } }],
    },
  ],
})
