/** /user/theme */
import { lazy } from 'react'
import { defineScreen } from '#ui/screen.ts'
import { themeScreen } from '../texts/themeScreen.ts'

export default defineScreen({
  path: '/user/theme',
  title: themeScreen.title,
  capability: 'settings.write',
  menu: { group: 'design', icon: 'design', order: 0 },
  isFullScreen: true,
  showsSite: true,
  component: lazy(() => import('./ThemeScreen.tsx')),
})
