/** /user/media */
import { lazy } from 'react'
import { defineScreen } from '#ui/screen.ts'

export default defineScreen({
  path: '/user/media',
  title: 'Media',
  capability: 'media.read',
  menu: { group: 'content', icon: 'media', order: 3 },
  component: lazy(() => import('./MediaScreen.tsx')),
})
