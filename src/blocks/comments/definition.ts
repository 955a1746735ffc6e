/** The comments of the page's post (F-COM-01 to F-COM-06). */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'
import { exampleComments } from '../exampleData.ts'
import { common } from '#ui/texts/common.ts'
import { comments as texts } from './texts/comments.ts'

export default defineBlock({
  type: 'comments',
  label: () => texts.label,
  icon: 'messages-square',
  category: 'dynamic',
  keywords: () => texts.keywords,
  version: 1,
  state: z.strictObject({ title: z.string().optional() }),
  defaults: () => ({ title: common.comments }),
  accepts: 'nothing',
  needs: (_state, page) =>
    page.postId ? { source: 'comments.list', arguments: { post_id: page.postId } } : null,
  interactive: 'visible',
  panel: () => [{ name: 'title', title: texts.heading, type: 'string' }],
  examples: () => [
    { title: texts.a_thread, values: { title: common.comments }, data: exampleComments() },
    {
      title: texts.the_first_is_missing,
      values: { title: texts.questions },
      data: { ...exampleComments(), items: [] },
    },
    {
      title: texts.closed_2,
      values: { title: texts.closed_comments },
      data: { ...exampleComments(), open: false },
    },
  ],
})
