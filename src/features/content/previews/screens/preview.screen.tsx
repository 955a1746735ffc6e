/** /user/view/{id}: the preview of a page with its bar. */
import { lazy } from 'react'
import { defineScreen } from '#ui/screen.ts'
import { common } from '#ui/texts/common.ts'

export default defineScreen({
  path: '/user/view/:id',
  title: common.preview,
  capability: 'content.list',
  isFullScreen: true,
  showsSite: true,
  component: lazy(() => import('./PreviewScreen.tsx')),
})
