/** /user/profile */
import { lazy } from 'react'
import { defineScreen } from '#ui/screen.ts'
import { common } from '#ui/texts/common.ts'

export default defineScreen({
  path: '/user/profile',
  title: common.profile,
  capability: 'profile.edit',
  menu: { group: 'top', icon: 'profile', order: 4, isLeftOutFor: 'content.list' },
  component: lazy(() => import('./Profile.tsx')),
})
