/** /user/my-downloads */
import { lazy } from 'react'
import { defineScreen } from '#ui/screen.ts'
import { myDownloads } from '../texts/myDownloads.ts'

export default defineScreen({
  path: '/user/my-downloads',
  title: myDownloads.title,
  capability: 'orders.view_own',
  menu: { group: 'top', icon: 'downloads', order: 5, isLeftOutFor: 'content.list' },
  component: lazy(() => import('./MyDownloads.tsx')),
})
