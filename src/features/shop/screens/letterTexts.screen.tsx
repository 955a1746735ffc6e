/** /user/letters/texts */
import { lazy } from 'react'
import { defineScreen } from '#ui/screen.ts'

export default defineScreen({
  path: '/user/letters/texts',
  title: 'Texts of letters',
  capability: 'settings.shop',
  tasks: [{ title: 'Email templates', words: 'mail notification order confirmation text letter' }],
  component: lazy(() => import('./LetterTexts.tsx')),
})
