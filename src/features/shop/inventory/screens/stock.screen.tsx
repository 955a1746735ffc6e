/** /user/stock */
import { lazy } from 'react'
import { defineScreen } from '#ui/screen.ts'
import { stock } from '../texts/stock.ts'

export default defineScreen({
  path: '/user/stock',
  title: stock.title,
  capability: 'stock.manage',
  menu: { group: 'shop', icon: 'stock', order: 3 },
  component: lazy(() => import('./Stock.tsx')),
})
