/** /user/plugins */
import { lazy } from 'react'
import { defineScreen } from '#ui/screen.ts'
import { pluginScreen } from '../texts/pluginScreen.ts'

export default defineScreen({
  path: '/user/plugins',
  title: pluginScreen.plugins,
  capability: 'plugins.manage',
  menu: { group: 'system', icon: 'plugins', order: 3 },
  component: lazy(() => import('./Plugins.tsx')),
})
