/** /user/jobs */
import { lazy } from 'react'
import { defineScreen } from '#ui/screen.ts'
import { jobs } from '../texts/jobs.ts'

export default defineScreen({
  path: '/user/jobs',
  title: jobs.title,
  capability: 'settings.write',
  menu: { group: 'system', icon: 'check', order: 4 },
  component: lazy(() => import('./Jobs.tsx')),
})
