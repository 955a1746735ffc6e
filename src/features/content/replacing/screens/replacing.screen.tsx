/** /user/replace */
import { lazy } from 'react'
import { defineScreen } from '#ui/screen.ts'
import { replaceScreen } from '../texts/replaceScreen.ts'

export default defineScreen({
  path: '/user/replace',
  title: replaceScreen.title,
  capability: 'content.list',
  menu: { group: 'system', icon: 'replace', order: 6 },
  component: lazy(() => import('./ReplaceWords.tsx')),
})
