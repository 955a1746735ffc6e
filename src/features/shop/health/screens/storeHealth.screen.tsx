/** /user/shop-check */
import { lazy } from 'react'
import { defineScreen } from '#ui/screen.ts'

export default defineScreen({
  path: '/user/shop-check',
  title: 'Store health',
  capability: 'settings.shop',
  menu: { group: 'selling', icon: 'check', order: 4 },
  component: lazy(() => import('./StoreHealth.tsx')),
})
