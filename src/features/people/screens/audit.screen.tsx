/** /user/audit */
import { lazy } from 'react'
import { defineScreen } from '#ui/screen.ts'

export default defineScreen({
  path: '/user/audit',
  title: 'Audit log',
  capability: 'audit.view',
  menu: { group: 'system', icon: 'audit', order: 2 },
  component: lazy(() => import('./Audit.tsx')),
})
