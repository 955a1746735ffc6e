/** /user/audit */
import { lazy } from 'react'
import { defineScreen } from '#ui/screen.ts'

export default defineScreen({
  path: '/user/audit',
  title: 'Audit log',
  capability: 'audit.view',
  menu: { group: 'site', icon: 'audit', order: 6 },
  component: lazy(() => import('./Audit.tsx')),
})
