/** /user/emails */
import { lazy } from 'react'
import { defineScreen } from '#ui/screen.ts'

export default defineScreen({
  path: '/user/emails',
  title: 'Account emails',
  capability: 'users.write',
  menu: { group: 'site', icon: 'letters', order: 4.5 },
  component: lazy(() => import('./Emails.tsx')),
})
