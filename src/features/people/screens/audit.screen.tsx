/** /user/audit */
import { lazy } from 'react'
import { defineScreen } from '#ui/screen.ts'
import { auditLog } from '../texts/auditLog.ts'

export default defineScreen({
  path: '/user/audit',
  title: auditLog.title,
  capability: 'audit.view',
  menu: { group: 'system', icon: 'audit', order: 2 },
  component: lazy(() => import('./Audit.tsx')),
})
