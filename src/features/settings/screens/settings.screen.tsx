/** /user/settings */
import { lazy } from 'react'
import { defineScreen } from '#ui/screen.ts'
import { common } from '#ui/texts/common.ts'

export default defineScreen({
  path: '/user/settings',
  title: common.settings,
  capability: 'settings.shop',
  menu: { group: 'site', icon: 'settings', order: 5 },
  component: lazy(() => import('./SettingsScreen.tsx')),
})
