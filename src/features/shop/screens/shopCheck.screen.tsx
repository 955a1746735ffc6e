/** /user/shop-check */
import { lazy } from 'react'
import { defineScreen } from '#ui/screen.ts'

export default defineScreen({
  path: '/user/shop-check',
  title: 'Shop check',
  capability: 'settings.shop',
  menu: { group: 'shop', icon: 'check', order: 9 },
  component: lazy(() => import('./ShopCheck.tsx')),
})
