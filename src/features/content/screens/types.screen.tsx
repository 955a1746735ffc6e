/** /user/types */
import { lazy } from 'react'
import { defineScreen } from '#ui/screen.ts'

export default defineScreen({
  path: '/user/types',
  title: 'Content types',
  capability: 'types.write',
  menu: { group: 'site', icon: 'types', order: 2 },
  component: lazy(() => import('./Types.tsx')),
})
