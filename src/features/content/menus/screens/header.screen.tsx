/** /user/header */
import { lazy } from 'react'
import { defineScreen } from '#ui/screen.ts'
import { headerScreen } from '../texts/headerScreen.ts'

export default defineScreen({
  path: '/user/header',
  title: headerScreen.title,
  capability: 'settings.write',
  menu: { group: 'design', icon: 'header', order: 1 },
  component: lazy(() => import('./HeaderScreen.tsx')),
})
