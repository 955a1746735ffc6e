/** /user/settings */
import { lazy } from 'react'
import { defineScreen } from '#ui/screen.ts'

export default defineScreen({
  path: '/user/settings',
  title: 'Settings',
  capability: 'settings.shop',
  menu: { group: 'site', icon: 'settings', order: 5 },
  tasks: [
    { title: 'Name, logo and address of the site', words: 'title icon favicon domain url language time zone email', href: '/user/settings#site' },
    { title: 'Home page and menus', words: 'start front search engines comments reading', href: '/user/settings#reading' },
    { title: 'Colours and fonts', words: 'design theme colors style', href: '/user/settings#design' },
    { title: 'Mail server', words: 'smtp email sending', href: '/user/settings#mail' },
  ],
  component: lazy(() => import('./SettingsScreen.tsx')),
})
