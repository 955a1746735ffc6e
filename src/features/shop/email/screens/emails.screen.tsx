/** /user/emails */
import { lazy } from 'react'
import { defineScreen } from '#ui/screen.ts'
import { common } from '#ui/texts/common.ts'

export default defineScreen({
  path: '/user/emails',
  title: common.emails,
  capability: 'orders.manage',
  menu: { group: 'selling', icon: 'emails', order: 2 },
  component: lazy(() => import('./Emails.tsx')),
})
