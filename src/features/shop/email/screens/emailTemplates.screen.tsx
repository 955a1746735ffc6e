/** /user/emails/templates */
import { lazy } from 'react'
import { defineScreen } from '#ui/screen.ts'

export default defineScreen({
  path: '/user/emails/templates',
  title: 'Email templates',
  capability: 'settings.shop',
  component: lazy(() => import('./EmailTemplates.tsx')),
})
