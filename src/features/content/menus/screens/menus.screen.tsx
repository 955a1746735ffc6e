/** /user/menus */
import { lazy } from 'react'
import { defineScreen } from '#ui/screen.ts'
import { common } from '#ui/texts/common.ts'

export default defineScreen({
  path: '/user/menus',
  title: common.menus,
  capability: 'design.write',
  menu: { group: 'content', icon: 'menus', order: 6 },
  component: lazy(() => import('./Menus.tsx')),
})
