/** /user/imports */
import { lazy } from 'react'
import { defineScreen } from '#ui/screen.ts'

export default defineScreen({
  path: '/user/imports',
  title: 'Import and export',
  capability: 'orders.manage',
  menu: { group: 'selling', icon: 'imports', order: 3 },
  component: lazy(() => import('./Imports.tsx')),
})
