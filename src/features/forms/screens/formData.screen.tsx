/** /user/:form_id/form-data */
import { lazy } from 'react'
import { defineScreen } from '#ui/screen.ts'

export default defineScreen({
  path: '/user/:form_id/form-data',
  title: 'Form data',
  capability: 'forms.data',
  component: lazy(() => import('./FormData.tsx')),
})
