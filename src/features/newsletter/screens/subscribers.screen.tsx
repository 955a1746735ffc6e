/** /user/newsletter/subscribers */
import { lazy } from 'react'
import { defineScreen } from '#ui/screen.ts'
import { newsletterScreen } from '../texts/newsletterScreen.ts'

export default defineScreen({
  path: '/user/newsletter/subscribers',
  title: newsletterScreen.subscribers,
  capability: 'newsletter.manage',
  component: lazy(() => import('./Subscribers.tsx')),
})
