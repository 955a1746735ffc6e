/** /user/jobs */
import { lazy } from 'react'
import { defineScreen } from '#ui/screen.ts'

export default defineScreen({
  path: '/user/jobs',
  title: 'Background jobs',
  capability: 'settings.write',
  menu: { group: 'system', icon: 'check', order: 4 },
  component: lazy(() => import('./Jobs.tsx')),
})
