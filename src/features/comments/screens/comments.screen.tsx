/** /user/comments */
import { lazy } from 'react'
import { defineScreen } from '#ui/screen.ts'

export default defineScreen({
  path: '/user/comments',
  title: 'Comments',
  capability: 'comments.moderate',
  menu: { group: 'content', icon: 'comments', order: 4, countKey: 'comments' },
  component: lazy(() => import('./CommentQueue.tsx')),
})
