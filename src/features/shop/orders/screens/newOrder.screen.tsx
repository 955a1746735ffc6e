/** /user/orders/new */
import { lazy } from 'react'
import { defineScreen } from '#ui/screen.ts'

export default defineScreen({
  path: '/user/orders/new',
  title: 'New order',
  capability: 'orders.manage',
  component: lazy(() => import('./NewOrder.tsx')),
})
