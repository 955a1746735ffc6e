/** /user/orders/:id */
import { lazy } from 'react'
import { defineScreen } from '#ui/screen.ts'

export default defineScreen({
  path: '/user/orders/:id',
  title: 'Order',
  capability: 'orders.view_own',
  component: lazy(() => import('./OrderDetail.tsx')),
})
