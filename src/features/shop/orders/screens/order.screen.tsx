/** /user/orders/:id */
import { lazy } from 'react'
import { defineScreen } from '#ui/screen.ts'
import { orderScreen } from '../texts/orderScreen.ts'

export default defineScreen({
  path: '/user/orders/:id',
  title: orderScreen.title,
  capability: 'orders.view_own',
  component: lazy(() => import('./OrderDetail.tsx')),
})
