/** /user/users */
import { lazy } from 'react'
import { defineScreen } from '#ui/screen.ts'

export default defineScreen({
  path: '/user/users',
  title: 'Users',
  capability: 'users.read',
  menu: { group: 'site', icon: 'users', order: 4 },
  component: lazy(() => import('./Users.tsx')),
})
