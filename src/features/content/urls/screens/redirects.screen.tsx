/** /user/redirects */
import { lazy } from 'react'
import { defineScreen } from '#ui/screen.ts'

export default defineScreen({
  path: '/user/redirects',
  title: 'Redirects',
  capability: 'posts.publish',
  menu: { group: 'content', icon: 'redirects', order: 7 },
  component: lazy(() => import('./Redirects.tsx')),
})
