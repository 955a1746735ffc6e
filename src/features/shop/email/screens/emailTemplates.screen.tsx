/** /user/emails/templates */
import { lazy } from 'react'
import { defineScreen } from '#ui/screen.ts'
import { common } from '#ui/texts/common.ts'

export default defineScreen({
  path: '/user/emails/templates',
  title: common.email_templates,
  capability: 'settings.shop',
  component: lazy(() => import('./EmailTemplates.tsx')),
})
