/** /user/payments */
import { lazy } from 'react'
import { defineScreen } from '#ui/screen.ts'
import { paymentsScreen } from '../texts/paymentsScreen.ts'

export default defineScreen({
  path: '/user/payments',
  title: paymentsScreen.title,
  capability: 'settings.shop',
  menu: { group: 'selling', icon: 'payments', order: 2 },
  component: lazy(() => import('./Payments.tsx')),
})
