/** /user/:form_id/form-data */
import { lazy } from 'react'
import { defineScreen } from '#ui/screen.ts'
import { formEntries } from '../texts/formEntries.ts'

export default defineScreen({
  path: '/user/:form_id/form-data',
  title: formEntries.form_data,
  capability: 'forms.data',
  component: lazy(() => import('./FormData.tsx')),
})
