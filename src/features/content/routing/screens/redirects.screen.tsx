/** /user/redirects */
import { lazy } from 'react'
import { defineScreen } from '#ui/screen.ts'
import { redirectScreen } from '../texts/redirectScreen.ts'

export default defineScreen({
  path: '/user/redirects',
  title: redirectScreen.title,
  capability: 'posts.publish',
  menu: { group: 'system', icon: 'redirects', order: 5 },
  component: lazy(() => import('./Redirects.tsx')),
})
