/** /user/payments */
import { lazy } from 'react'
import { defineScreen } from '#ui/screen.ts'

export default defineScreen({
  path: '/user/payments',
  title: 'Payments',
  capability: 'settings.shop',
  menu: { group: 'selling', icon: 'payments', order: 2 },
  component: lazy(() => import('./Payments.tsx')),
})
