/** /user/orders */
import { lazy } from 'react'
import { defineScreen } from '#ui/screen.ts'
import { common } from '#ui/texts/common.ts'

export default defineScreen({
  path: '/user/orders',
  title: common.orders,
  capability: 'orders.manage',
  menu: { group: 'shop', icon: 'orders', order: 1, countKey: 'orders' },
  component: lazy(() => import('./Orders.tsx')),
})
