/** /user/imports */
import { lazy } from 'react'
import { defineScreen } from '#ui/screen.ts'
import { imports } from '../texts/imports.ts'

export default defineScreen({
  path: '/user/imports',
  title: imports.title,
  capability: 'orders.manage',
  menu: { group: 'selling', icon: 'imports', order: 3 },
  component: lazy(() => import('./Imports.tsx')),
})
