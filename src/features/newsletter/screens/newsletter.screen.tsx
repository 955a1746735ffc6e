/** /user/newsletter */
import { lazy } from 'react'
import { defineScreen } from '#ui/screen.ts'
import { newsletterScreen } from '../texts/newsletterScreen.ts'

export default defineScreen({
  path: '/user/newsletter',
  title: newsletterScreen.newsletter,
  capability: 'newsletter.manage',
  menu: { group: 'content', icon: 'newsletter', order: 7 },
  component: lazy(() => import('./Mails.tsx')),
})
