/** /user/account-emails */
import { lazy } from 'react'
import { defineScreen } from '#ui/screen.ts'
import { accountEmailList } from '../texts/accountEmailList.ts'

export default defineScreen({
  path: '/user/account-emails',
  title: accountEmailList.title,
  capability: 'users.write',
  menu: { group: 'system', icon: 'emails', order: 1 },
  component: lazy(() => import('./Emails.tsx')),
})
