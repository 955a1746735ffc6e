/** The comments of the page's post (F-COM-01 to F-COM-06). */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'
import { exampleComments } from '../exampleData.ts'

export const comments = defineBlock({
  type: 'comments',
  label: 'Comments',
  icon: 'messages-square',
  category: 'dynamic',
  keywords: ['discussion', 'replies', 'notes'],
  version: 1,
  state: z.strictObject({ title: z.string().optional() }),
  defaults: { title: 'Comments' },
  accepts: 'nothing',
  needs: (_state, page) =>
    page.postId ? { source: 'comments.list', arguments: { post_id: page.postId } } : null,
  interactive: 'visible',
  panel: [{ name: 'title', title: 'Heading', type: 'string' }],
  examples: [
    { title: 'A thread', values: { title: 'Comments' }, data: exampleComments },
    {
      title: 'The first is missing',
      values: { title: 'Questions' },
      data: { ...exampleComments, items: [] },
    },
    { title: 'Closed', values: { title: 'Closed comments' }, data: { ...exampleComments, open: false } },
  ],
})
