/** /user/my-orders */
import { lazy } from 'react'
import { defineScreen } from '#ui/screen.ts'
import { common } from '#ui/texts/common.ts'

export default defineScreen({
  path: '/user/my-orders',
  title: common.your_orders,
  capability: 'orders.view_own',
  menu: { group: 'top', icon: 'orders', order: 3, isLeftOutFor: 'content.list' },
  component: lazy(() => import('./MyOrders.tsx')),
})
