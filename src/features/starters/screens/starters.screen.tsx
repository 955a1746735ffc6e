/** /user/starters */
import { lazy } from 'react'
import { defineScreen } from '#ui/screen.ts'
import { starterMenu } from '../texts/starterMenu.ts'

export default defineScreen({
  path: '/user/starters',
  title: starterMenu.starters,
  capability: 'settings.write',
  menu: { group: 'design', icon: 'starters', order: 2 },
  component: lazy(() => import('./StarterList.tsx')),
})
