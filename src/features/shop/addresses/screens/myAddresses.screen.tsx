/** /user/my-addresses */
import { lazy } from 'react'
import { defineScreen } from '#ui/screen.ts'
import { addresses } from '../texts/addresses.ts'

export default defineScreen({
  path: '/user/my-addresses',
  title: addresses.title,
  capability: 'orders.view_own',
  menu: { group: 'top', icon: 'addresses', order: 4, isLeftOutFor: 'content.list' },
  component: lazy(() => import('./MyAddresses.tsx')),
})
