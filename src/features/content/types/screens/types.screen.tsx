/** /user/types */
import { lazy } from 'react'
import { defineScreen } from '#ui/screen.ts'

export default defineScreen({
  path: '/user/types',
  title: 'Content types',
  capability: 'types.write',
  menu: { group: 'design', icon: 'types', order: 5 },
  component: lazy(() => import('./Types.tsx')),
})
