/** /user/letters/texts */
import { lazy } from 'react'
import { defineScreen } from '#ui/screen.ts'

export default defineScreen({
  path: '/user/letters/texts',
  title: 'Texts of letters',
  capability: 'settings.shop',
  component: lazy(() => import('./EmailTemplates.tsx')),
})
