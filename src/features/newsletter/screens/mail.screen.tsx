/** /user/newsletter/emails/:id */
import { lazy } from 'react'
import { common } from '#ui/texts/common.ts'
import { defineScreen } from '#ui/screen.ts'

export default defineScreen({
  path: '/user/newsletter/emails/:id',
  title: common.email,
  capability: 'newsletter.manage',
  component: lazy(() => import('./MailDetail.tsx')),
})
