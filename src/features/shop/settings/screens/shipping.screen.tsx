/** /user/delivery */
import { lazy } from 'react'
import { defineScreen } from '#ui/screen.ts'

export default defineScreen({
  path: '/user/delivery',
  title: 'Shipping and taxes',
  capability: 'settings.shop',
  menu: { group: 'selling', icon: 'delivery', order: 1 },
  component: lazy(() => import('./Shipping.tsx')),
})
