/** /user/categorization */
import { lazy } from 'react'
import { defineScreen } from '#ui/screen.ts'
import { common } from '#ui/texts/common.ts'

export default defineScreen({
  path: '/user/categorization',
  title: common.categories,
  capability: 'taxonomy.write',
  menu: { group: 'content', icon: 'categories', order: 5 },
  component: lazy(() => import('./Categorization.tsx')),
})
