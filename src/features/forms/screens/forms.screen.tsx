/** /user/forms */
import { lazy } from 'react'
import { defineScreen } from '#ui/screen.ts'

export default defineScreen({
  path: '/user/forms',
  title: 'Forms',
  capability: 'forms.data',
  menu: { group: 'content', icon: 'forms', order: 6, countKey: 'forms' },
  component: lazy(() => import('./Forms.tsx')),
})
