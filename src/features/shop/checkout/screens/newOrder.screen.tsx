/** /user/orders/new */
import { lazy } from 'react'
import { defineScreen } from '#ui/screen.ts'
import { newOrder } from '../texts/newOrder.ts'

export default defineScreen({
  path: '/user/orders/new',
  title: newOrder.title,
  capability: 'orders.manage',
  component: lazy(() => import('./NewOrder.tsx')),
})
