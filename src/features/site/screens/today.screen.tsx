/** /user */
import { lazy } from 'react'
import { defineScreen } from '#ui/screen.ts'
import { today } from '../texts/today.ts'

export default defineScreen({
  path: '/user',
  title: today.home,
  capability: 'dashboard.view',
  menu: { group: 'top', icon: 'today', order: 1 },
  component: lazy(() => import('./Today.tsx')),
})
