/** /user/profile */
import { lazy } from 'react'
import { defineScreen } from '#ui/screen.ts'

export default defineScreen({
  path: '/user/profile',
  title: 'Profile',
  capability: 'profile.edit',
  menu: { group: 'top', icon: 'profile', order: 4, isLeftOutFor: 'content.list' },
  component: lazy(() => import('./Profile.tsx')),
})
