/** /user/menus */
import { lazy } from 'react'
import { defineScreen } from '#ui/screen.ts'

export default defineScreen({
  path: '/user/menus',
  title: 'Menus',
  capability: 'design.write',
  menu: { group: 'content', icon: 'menus', order: 6 },
  component: lazy(() => import('./Menus.tsx')),
})
