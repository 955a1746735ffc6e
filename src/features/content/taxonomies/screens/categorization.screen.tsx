/** /user/categorization */
import { lazy } from 'react'
import { defineScreen } from '#ui/screen.ts'

export default defineScreen({
  path: '/user/categorization',
  title: 'Categories',
  capability: 'taxonomy.write',
  menu: { group: 'content', icon: 'categories', order: 5 },
  component: lazy(() => import('./Categorization.tsx')),
})
