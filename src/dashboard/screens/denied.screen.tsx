/** /user/denied */
import { lazy } from 'react'
import { defineScreen } from '#ui/screen.ts'

export default defineScreen({
  path: '/user/denied',
  title: 'Access denied',
  capability: 'dashboard.view',
  component: lazy(() => import('./Denied.tsx')),
})
