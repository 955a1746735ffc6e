/** /user/theme */
import { lazy } from 'react'
import { defineScreen } from '#ui/screen.ts'
import { themeMenu } from '../texts/themeMenu.ts'

export default defineScreen({
  path: '/user/theme',
  title: themeMenu.theme,
  capability: 'settings.write',
  menu: { group: 'design', icon: 'design', order: 0 },
  isFullScreen: true,
  showsSite: true,
  component: lazy(() => import('./ThemeScreen.tsx')),
})
