/** /user/comments */
import { lazy } from 'react'
import { defineScreen } from '#ui/screen.ts'
import { common } from '#ui/texts/common.ts'

export default defineScreen({
  path: '/user/comments',
  title: common.comments,
  capability: 'comments.moderate',
  menu: { group: 'content', icon: 'comments', order: 4, countKey: 'comments' },
  component: lazy(() => import('./CommentQueue.tsx')),
})
