/** /user/users */
import { lazy } from 'react'
import { defineScreen } from '#ui/screen.ts'
import { common } from '#ui/texts/common.ts'

export default defineScreen({
  path: '/user/users',
  title: common.users,
  capability: 'users.read',
  menu: { group: 'site', icon: 'users', order: 4 },
  component: lazy(() => import('./Users.tsx')),
})
