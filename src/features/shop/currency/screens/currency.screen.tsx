/** /user/settings/currency */
import { lazy } from 'react'
import { defineScreen } from '#ui/screen.ts'

export default defineScreen({
  path: '/user/settings/currency',
  title: 'Currency',
  capability: 'settings.write',
  component: lazy(() => import('./Currency.tsx')),
})
