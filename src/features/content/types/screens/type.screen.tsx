/** /user/types/:type */
import { lazy } from 'react'
import { defineScreen } from '#ui/screen.ts'

export default defineScreen({
  path: '/user/types/:type',
  title: 'Content type',
  capability: 'types.write',
  component: lazy(() => import('./TypeEditor.tsx')),
})
