/** /user/types/:type */
import { lazy } from 'react'
import { defineScreen } from '#ui/screen.ts'
import { common } from '#ui/texts/common.ts'

export default defineScreen({
  path: '/user/types/:type',
  title: common.content_type,
  capability: 'types.write',
  component: lazy(() => import('./TypeEditor.tsx')),
})
