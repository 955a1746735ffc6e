/** /user/starters/:name */
import { lazy } from 'react'
import { defineScreen } from '#ui/screen.ts'
import { starterMenu } from '../texts/starterMenu.ts'

export default defineScreen({
  path: '/user/starters/:name',
  title: starterMenu.starters,
  capability: 'settings.write',
  component: lazy(() => import('./StarterSiteScreen.tsx')),
})
