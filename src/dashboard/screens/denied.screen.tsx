/** /user/denied */
import { lazy } from 'react'
import { defineScreen } from '#ui/screen.ts'
import { dashboard } from '../texts/dashboard.ts'

export default defineScreen({
  path: '/user/denied',
  title: dashboard.access_denied,
  capability: 'dashboard.view',
  component: lazy(() => import('./Denied.tsx')),
})
