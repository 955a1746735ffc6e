/** /user/analytics */
import { lazy } from 'react'
import { defineScreen } from '#ui/screen.ts'
import { common } from '#ui/texts/common.ts'

export default defineScreen({
  path: '/user/analytics',
  title: common.analytics,
  capability: 'analytics.view',
  menu: { group: 'site', icon: 'analytics', order: 1 },
  component: lazy(() => import('./Analytics.tsx')),
})
