/** /user/media */
import { lazy } from 'react'
import { defineScreen } from '#ui/screen.ts'
import { common } from '#ui/texts/common.ts'

export default defineScreen({
  path: '/user/media',
  title: common.media,
  capability: 'media.read',
  menu: { group: 'content', icon: 'media', order: 3 },
  component: lazy(() => import('./MediaScreen.tsx')),
})
