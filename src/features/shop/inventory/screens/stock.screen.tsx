/** /user/stock */
import { lazy } from 'react'
import { defineScreen } from '#ui/screen.ts'

export default defineScreen({
  path: '/user/stock',
  title: 'Stock',
  capability: 'stock.manage',
  menu: { group: 'shop', icon: 'stock', order: 3 },
  component: lazy(() => import('./Stock.tsx')),
})
