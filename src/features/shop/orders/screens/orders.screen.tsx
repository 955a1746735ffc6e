/** /user/orders */
import { lazy } from 'react'
import { defineScreen } from '#ui/screen.ts'

export default defineScreen({
  path: '/user/orders',
  title: 'Orders',
  capability: 'orders.manage',
  menu: { group: 'shop', icon: 'orders', order: 1, countKey: 'orders' },
  component: lazy(() => import('./Orders.tsx')),
})
