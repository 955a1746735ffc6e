/** /user/forms */
import { lazy } from 'react'
import { defineScreen } from '#ui/screen.ts'
import { common } from '#ui/texts/common.ts'

export default defineScreen({
  path: '/user/forms',
  title: common.forms,
  capability: 'forms.data',
  menu: { group: 'content', icon: 'forms', order: 6, countKey: 'forms' },
  component: lazy(() => import('./Forms.tsx')),
})
