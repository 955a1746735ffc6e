/** /user/my-addresses */
import { lazy } from 'react'
import { defineScreen } from '#ui/screen.ts'

export default defineScreen({
  path: '/user/my-addresses',
  title: 'Your addresses',
  capability: 'orders.view_own',
  menu: { group: 'top', icon: 'addresses', order: 4, isLeftOutFor: 'content.list' },
  component: lazy(() => import('./MyAddresses.tsx')),
})
