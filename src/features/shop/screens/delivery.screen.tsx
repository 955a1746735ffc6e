/** /user/delivery */
import { lazy } from 'react'
import { defineScreen } from '#ui/screen.ts'

export default defineScreen({
  path: '/user/delivery',
  title: 'Delivery and taxes',
  capability: 'settings.shop',
  menu: { group: 'shop', icon: 'delivery', order: 4 },
  component: lazy(() => import('./Delivery.tsx')),
})
