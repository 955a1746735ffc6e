/** /user/settings/currency */
import { lazy } from 'react'
import { defineScreen } from '#ui/screen.ts'
import { common } from '#ui/texts/common.ts'

export default defineScreen({
  path: '/user/settings/currency',
  title: common.currency,
  capability: 'settings.write',
  component: lazy(() => import('./Currency.tsx')),
})
