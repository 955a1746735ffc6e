/** /user/shop-check */
import { lazy } from 'react'
import { defineScreen } from '#ui/screen.ts'
import { storeHealth } from '../texts/storeHealth.ts'

export default defineScreen({
  path: '/user/shop-check',
  title: storeHealth.title,
  capability: 'settings.shop',
  menu: { group: 'selling', icon: 'check', order: 4 },
  component: lazy(() => import('./StoreHealth.tsx')),
})
