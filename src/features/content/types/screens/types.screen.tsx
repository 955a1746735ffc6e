/** /user/types */
import { lazy } from 'react'
import { defineScreen } from '#ui/screen.ts'
import { common } from '#ui/texts/common.ts'

export default defineScreen({
  path: '/user/types',
  title: common.content_types,
  capability: 'types.write',
  menu: { group: 'design', icon: 'types', order: 5 },
  component: lazy(() => import('./Types.tsx')),
})
