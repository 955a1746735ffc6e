/** /user/emails */
import { lazy } from 'react'
import { defineScreen } from '#ui/screen.ts'

export default defineScreen({
  path: '/user/emails',
  title: 'Emails',
  capability: 'orders.manage',
  menu: { group: 'selling', icon: 'letters', order: 2 },
  component: lazy(() => import('./Emails.tsx')),
})
