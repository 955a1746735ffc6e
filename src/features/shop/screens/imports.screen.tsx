/** /user/imports */
import { lazy } from 'react'
import { defineScreen } from '#ui/screen.ts'

export default defineScreen({
  path: '/user/imports',
  title: 'Import and export',
  capability: 'orders.manage',
  menu: { group: 'shop', icon: 'imports', order: 7 },
  component: lazy(() => import('./Imports.tsx')),
})
