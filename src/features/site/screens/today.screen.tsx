/** /user */
import { lazy } from 'react'
import { defineScreen } from '#ui/screen.ts'

export default defineScreen({
  path: '/user',
  title: 'Home',
  capability: 'dashboard.view',
  menu: { group: 'top', icon: 'today', order: 1 },
  component: lazy(() => import('./Today.tsx')),
})
